import type { KnipConfig } from 'knip'

const asItIs = (text: string): string => text

/** Dead files, dead exports and unused packages (`npm test lint`). An export that only tests use counts as used. */
const config: KnipConfig = {
  entry: [
    // Taro opens pages by their paths in the routes table, each with its settings beside it
    'src/app.{tsx,config.ts}',
    'src/pages*/**/*.config.ts',
    'src/pages*/*/*.tsx',
    // chosen by the builds in place of the module that is imported, which stands for them here
    'src/**/*.{weapp,server}.{ts,tsx}',
    // the bundle that renders pages, what it takes in place of packages, and the scripts of its documents
    'src/ssr/{renderer,empty-components,nutui,taro-stand-in}.ts',
    'src/ssr/inline/*.ts',
    // loaded by path: by the supervisor, in a thread, in a browser
    'server/main.ts',
    'server/ssr/thread/worker.ts',
    'server/sandbox/checker/browser.ts',
    'console/{main,shop/main}.tsx',
    'console/vite.config.mts',
    'config/index.ts',
    'config/{import-aliases,endpoint-literals,route-literals,no-page-config}.cjs',
    'config/jest/*.cjs',
    'config/mutation/*.cjs',
    'config/offline-shell/*.js',
    'config/shop-shell/*.js',
    'config/mini-bridge/*.js',
    'config/taro-plugin-aria/{index.ts,runtime.js}',
    'config/taro-plugin-slim/{other-pages.cjs,modules/*.js}',
    'scripts/*.mjs',
    'scripts/*/{main,write}.ts',
    'scripts/image/{try,healthcheck,production-folder}.mjs',
    'scripts/{faults,mutation}/main.mjs',
    // tests load them by path
    'scripts/image/{base-images,build-image}.mjs',
    'tools/illustrations/{draw,doors,lounges,mall/draw}.ts',
    'bench/main.ts',
    'bench/**/*.{mjs,cjs}',
    'e2e/fixture/app/{app.ts,app.config.ts,pages/*/*}',
    'e2e/weapp/self/fixture/**/*.js',
    'e2e/weapp/paint/pictures.ts',
    'e2e/weapp/easel/page/{main,fetch}.ts'
  ],
  project: [
    '{src,contract,console,server,config,scripts,tools,bench,e2e,__tests__}/**/*.{ts,tsx,mts,mjs,cjs,js}'
  ],
  jest: { config: ['jest.config.cjs', 'e2e/**/jest.config.cjs'] },
  // makes its resolver find `x.h5.ts` as `x`
  compilers: Object.fromEntries(
    ['h5', 'weapp', 'server'].flatMap((target) =>
      ['ts', 'tsx'].map((extension) => [`.${target}.${extension}`, asItIs])
    )
  ),
  ignoreDependencies: [
    // imported by what Babel makes of our code
    '@babel/runtime',
    // a plugin that Stryker loads by name: scripts/mutation/plant.mjs
    '@stryker-mutator/jest-runner',
    // Taro loads them by name: config/mini.ts, its builds' loader, its compiler
    '@tarojs/plugin-html',
    '@tarojs/taro-loader',
    '@tarojs/webpack5-runner',
    // programs that are run by path: e2e/weapp/host/compile.ts, __tests__/config/migrations.test.ts, scripts/lib/checks.mjs
    'miniprogram-compiler',
    'oxlint',
    // run by oxlint for the rules that need types
    'oxlint-tsgolint',
    'squawk-cli',
    'typescript-7'
  ],
  ignoreExportsUsedInFile: true,
  // what leads nowhere is the import rules' (.dependency-cruiser.cjs)
  exclude: ['unresolved', 'unlisted', 'binaries', 'duplicates']
}

export default config
