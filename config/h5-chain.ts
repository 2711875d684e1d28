import path from 'node:path'
import { defaultMainFields, resolveSync } from '@tarojs/helper'
import webpack from 'webpack'
import { EagerModules } from './eager-modules'
import { isProduction } from './env'
import { IconSprite } from './icon-sprite'
import { OfflineShell } from './offline-shell'
import { PageFiles } from './page-files'
import { WriteReleaseManifest } from './release-manifest'
import { StandIns } from './stand-ins'
import { StartInTurns } from './start-in-turns'

/** What of webpack-chain this file uses; Taro does not export its type. */
interface Chain {
  target(targets: unknown): unknown
  performance: { hints(value: boolean): unknown }
  resolve: {
    alias: { set(name: string, file: string): Chain['resolve']['alias'] }
    mainFields: { clear(): { merge(fields: readonly string[]): unknown } }
  }
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
  module: {
    rule(name: string): {
      test(pattern: RegExp): {
        sideEffects(value: boolean): unknown
        use(name: string): { loader(file: string): { options(options: object): unknown } }
      }
    }
  }
  optimization: { splitChunks(options: object): unknown }
}
interface ResolveData {
  context: string
  request: string
}

const slim = (file: string) => path.resolve(__dirname, 'h5-slim', file)
const src = (file: string) => path.resolve(__dirname, '../src', file)

/** What is put in the place of every request that matches, where `from` (if given) matches the folder that asks. */
interface Replacement {
  readonly request: RegExp
  readonly file: string
  readonly from?: RegExp
}

const ROUTER = /@tarojs[\\/]router/

const REPLACED: Readonly<Record<string, Replacement>> = {
  'slim-tabbar': { request: /^\.\/tabbar(\.js)?$/, file: slim('tabbar.js'), from: ROUTER },
  'slim-header': { request: /^\.\/navigationBar(\.js)?$/, file: slim('navigation-bar.js'), from: ROUTER },
  'slim-events': {
    request: /^\.\.\/dom\/event(\.js)?$/,
    file: slim('event-handler.js'),
    from: /@tarojs[\\/]runtime[\\/]dist[\\/]dsl/
  },
  'slim-perf': {
    request: /^\.\.?\/perf(\.js)?$/,
    file: slim('perf.js'),
    from: /@tarojs[\\/]runtime[\\/]dist/
  },
  // the router's own parts, for an app without tab bar, header, hash and base
  'slim-router': { request: /^\.\/router\/spa(\.js)?$/, file: slim('router.js'), from: ROUTER },
  'slim-router-api': { request: /^\.\/api(\.js)?$/, file: slim('router-api.js'), from: ROUTER },
  'slim-request': {
    request: /^\.\/(network\/)?request\/index(\.js)?$/,
    file: slim('taro-request.js'),
    from: /@tarojs[\\/]taro-h5[\\/]dist[\\/]api/
  },
  'slim-react': {
    request: /^@tarojs\/plugin-framework-react\/dist\/runtime$/,
    file: slim('react-runtime.js')
  },
  'slim-object': { request: /^@tarojs\/taro-h5\/dist\/api\/taro$/, file: slim('taro-object.js') },
  'slim-alias': { request: /^\.\.?\/utils\/index(\.js)?$/, file: slim('routes-alias.js'), from: ROUTER },
  // Taro puts its own sheet in by script, with a loader of 5 KB, so that others stand after it; ours does so by name
  'slim-css-global': { request: /^@tarojs[\\/]components[\\/]global\.css$/, file: slim('global.css') },
  'slim-css-weui': { request: /taro-components[\\/]taro-components\.css$/, file: slim('empty.css') },
  'slim-css-react': {
    request: /@tarojs[\\/]components-react[\\/]dist[\\/]index\.css$/,
    file: slim('empty.css')
  }
}

/** What stands for a package. */
const ALIASES: Readonly<Record<string, string>> = {
  '@tarojs/components$': src('h5-components/index.ts'),
  '@tarojs/api$': slim('taro-core.js'),
  history$: slim('history.js'),
  'swiper/bundle$': slim('swiper-bundle.js'),
  'swiper/swiper-bundle.css$': path.resolve(__dirname, '../node_modules/swiper/swiper.css')
}

function replaceAll(chain: Chain): StandIns {
  const standIns = new StandIns(Object.keys(REPLACED), [...new Set(Object.values(ALIASES))])
  for (const [name, { request, file, from }] of Object.entries(REPLACED)) {
    const swap = (data: ResolveData) => {
      if (from && !from.test(data.context)) return
      data.request = file
      standIns.made(name)
    }
    chain.plugin(name).use(webpack.NormalModuleReplacementPlugin, [request, swap])
  }
  for (const [name, file] of Object.entries(ALIASES)) chain.resolve.alias.set(name, file)
  return standIns
}

/** Taro's default splits only initial chunks: every page would carry its own copy of the shared code. */
const splitChunks = {
  chunks: 'all',
  minSize: 26000,
  hidePathInfo: true,
  maxInitialRequests: 10,
  maxAsyncRequests: 12,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: {
      name: 'framework',
      chunks: 'initial',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 50
    },
    // what several pages and sheets use of NutUI, each of them fetches once; not named, so that none fetches what only others use
    nutui: {
      chunks: 'async',
      test: /[\\/]node_modules[\\/](@nutui|@swc[\\/]helpers|classnames|lodash\.kebabcase|react-fast-compare|react-transition-group)[\\/]|[\\/]styles[\\/]nutui\.scss$/,
      minChunks: 2,
      minSize: 3000,
      priority: 20,
      reuseExistingChunk: true
    },
    common: { chunks: 'async', minChunks: 4, priority: 5, reuseExistingChunk: true, minSize: 26000 }
  }
}

/**
 * Taro gives a development build other files of its packages, whole bundles: in them nothing of the below is found to be replaced,
 * and the app that one develops would not be the one that is released.
 */
function likeRelease(chain: Chain) {
  chain.resolve.mainFields.clear().merge(defaultMainFields)
  const fileOf = (name: string) => resolveSync(name, { mainFields: defaultMainFields }) ?? name
  chain.resolve.alias
    .set('@tarojs/router$', fileOf('@tarojs/router'))
    .set('@tarojs/runtime', fileOf('@tarojs/runtime'))
    .set('@tarojs/shared', fileOf('@tarojs/shared'))
}

/** Everything that makes the H5 bundle small: an app of 78 bare pages went from 210 KB to 84 KB on a first route. */
export function slimChain(chain: Chain) {
  chain.target(['web', 'es2018'])
  chain.performance.hints(false)
  likeRelease(chain)
  const standIns = replaceAll(chain)
  // lets webpack leave out the components that no page uses
  chain.module
    .rule('h5-components')
    .test(/src[\\/]h5-components[\\/][\w-]+\.tsx?$/)
    .sideEffects(false)
  // the pages but home, in place of Taro's list of all in the entry
  chain.module
    .rule('other-pages')
    .test(/h5-slim[\\/]other-pages\.js$/)
    .use('other-pages')
    .loader(path.resolve(__dirname, 'other-pages.cjs'))
    .options({ release: isProduction })
  chain.plugin('start-in-turns').use(StartInTurns, [])
  if (!isProduction) return
  chain.optimization.splitChunks(splitChunks)
  chain.plugin('page-files').use(PageFiles, [])
  chain.plugin('icon-sprite').use(IconSprite, [])
  chain.plugin('eager-modules').use(EagerModules, [])
  chain.plugin('offline-shell').use(OfflineShell, [])
  chain.plugin('release-manifest').use(WriteReleaseManifest, [])
  // a watching build takes what it has resolved before from its cache
  chain.plugin('stand-ins').use(standIns, [])
}
