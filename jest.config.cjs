const { HANGS_MS, leftOut, secondTry } = require('./config/jest/level.cjs')

/** Projects: `h5` (a DOM), `weapp` (the mini-program runtime), `server` (Node and PostgreSQL), `tools` (build, lint, scripts). */
const typescript = (target, jsc = {}) => ({
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target,
        transform: { react: { runtime: 'automatic' } },
        ...jsc
      },
      module: { type: 'commonjs' }
    }
  ]
})

// shipped as ES modules only, or in a build that has to be the same instance as ours
const ES_MODULES = [
  '@tarojs',
  '@nutui',
  '@tanstack',
  'jotai',
  'lodash-es',
  '@stencil',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
  'universal-router',
  'history',
  'uqr',
  '@swc/helpers',
  'tslib'
].join('|')

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1'
}

const client = {
  transform: typescript('es2022'),
  transformIgnorePatterns: [`^(?!.*/node_modules/(${ES_MODULES})/).*/node_modules/`],
  // Taro's switches, set by its webpack plugins in a build
  globals: {
    ENABLE_INNER_HTML: true,
    ENABLE_ADJACENT_HTML: true,
    ENABLE_SIZE_APIS: true,
    ENABLE_TEMPLATE_CONTENT: true,
    ENABLE_MUTATION_OBSERVER: true,
    ENABLE_CLONE_NODE: true,
    ENABLE_CONTAINS: true,
    DEPRECATED_ADAPTER_COMPONENT: false,
    __TARO_FRAMEWORK__: 'react'
  }
}

// Node loads them as they are, jest does not: ES modules that @fastify/static, @fastify/cookie and sanitize-html require, age, openid-client, and the browser's CSV
const OF_SERVER = [
  '/node_modules/(?!(.*/)?(age-encryption|openid-client|oauth4webapi|jose|@noble|@scure|csv-parse|csv-stringify|content-disposition|cookie|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)/)'
]

const clientModules = {
  '\\.(css|scss)(\\.js)?$': '<rootDir>/__tests__/support/mocks/style.cjs',
  '\\.(png|jpe?g|gif|svg|webp)$': '<rootDir>/__tests__/support/mocks/file.cjs',
  // the Stencil runtime is not loaded in tests
  '^@tarojs/components/(dist/components|lib/react)$': '<rootDir>/__tests__/support/mocks/noop.cjs',
  '^swiper/bundle$': '<rootDir>/__tests__/support/mocks/noop.cjs',
  // breaks the cycle router -> taro-h5 -> router, as the build does
  '^\\./tabbar\\.js$': '<rootDir>/config/taro-plugin-slim/modules/tabbar.js',
  // `main` is the 2 MB UMD bundle
  '^@nutui/nutui-react-taro$': '@nutui/nutui-react-taro/dist/es/packages/nutui.react.build.js',
  '^(lottie-react|@nutui/lottie-miniprogram)$': '<rootDir>/__tests__/support/mocks/noop.cjs',
  ...aliases
}

/** Code is transformed and compiled once in a worker, and run again in each test file (docs/adr/0044-quick-test-runtime.md). */
const quick = {
  runtime: '<rootDir>/config/jest/quick-runtime.cjs',
  testPathIgnorePatterns: ['/node_modules/', ...leftOut()],
  setupFilesAfterEnv: secondTry()
}
/** In Node's own realm, with its packages, too. */
const quickInNode = { ...quick, testEnvironment: '<rootDir>/config/jest/one-realm.cjs' }

/** Platform variants (`x.h5.ts`, `x.weapp.ts`) are found as in a build: the target's own suffix first. */
const extensions = (target) => [
  `${target}.ts`,
  `${target}.tsx`,
  ...['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json']
]

module.exports = {
  testTimeout: HANGS_MS,
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  projects: [
    {
      ...client,
      ...quick,
      displayName: 'h5',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
      testMatch: ['<rootDir>/__tests__/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.weapp\\.test\\.', ...leftOut()],
      moduleFileExtensions: extensions('h5'),
      setupFiles: ['<rootDir>/__tests__/support/setup.h5.ts'],
      moduleNameMapper: {
        ...clientModules,
        '^@tarojs/taro$': '<rootDir>/__tests__/support/mocks/taro.h5.ts',
        '^@tarojs/router$': '<rootDir>/__tests__/support/mocks/router.h5.ts',
        '^@tarojs/plugin-framework-react/dist/runtime$':
          '<rootDir>/config/taro-plugin-slim/modules/react-runtime.js',
        '^@tarojs/router/dist/utils/index\\.js$': '<rootDir>/config/taro-plugin-slim/modules/routes-alias.js',
        '^@tarojs/components$': '<rootDir>/src/h5-components/index.ts'
      }
    },
    {
      ...client,
      ...quick,
      displayName: 'weapp',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/src/**/*.weapp.test.ts?(x)',
        '<rootDir>/__tests__/src/**/*.both.test.ts?(x)'
      ],
      moduleFileExtensions: extensions('weapp'),
      setupFiles: ['<rootDir>/__tests__/support/setup.weapp.ts'],
      moduleNameMapper: {
        ...clientModules,
        '^@tarojs/taro$': '<rootDir>/__tests__/support/mocks/taro.weapp.ts',
        '^@tarojs/plugin-framework-react/dist/runtime$': '<rootDir>/config/mini-bridge/runtime.js',
        '^@tarojs/components$': '@tarojs/plugin-platform-weapp/dist/components-react'
      }
    },
    {
      ...quickInNode,
      displayName: 'server',
      testMatch: ['<rootDir>/__tests__/server/**/*.test.ts', '<rootDir>/__tests__/contract/**/*.test.ts'],
      // the global setup seeds a database: the mapper below does not reach it
      transform: typescript('es2022', { baseUrl: __dirname, paths: { '@contract/*': ['contract/*'] } }),
      transformIgnorePatterns: OF_SERVER,
      moduleNameMapper: aliases,
      globalSetup: '<rootDir>/__tests__/support/server/global-setup.ts',
      globalTeardown: '<rootDir>/__tests__/support/server/global-teardown.ts'
    },
    {
      ...quickInNode,
      displayName: 'tools',
      testMatch: ['<rootDir>/__tests__/{config,scripts,bench,specification}/**/*.test.ts'],
      transform: typescript('es2022'),
      // journeys look things up in the catalogue, with the server's reader
      transformIgnorePatterns: OF_SERVER,
      moduleNameMapper: aliases
    }
  ]
}
