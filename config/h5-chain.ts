import path from 'node:path'
import { BriefStats } from './brief-stats'
import { EagerModules } from './eager-modules'
import { isFixture, isProduction } from './env'
import { IconSprite } from './icon-sprite'
import { OfflineShell } from './offline-shell'
import { WriteReleaseManifest } from './release-manifest'
import { minifyBySwc, type Minimizers } from './swc-minify'

/** The part of webpack-chain that this file uses; Taro does not export its type. */
interface Chain {
  mode(mode: 'development'): unknown
  target(targets: unknown): unknown
  performance: { hints(value: boolean): unknown }
  resolve: { alias: { set(name: string, file: string): unknown } }
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
  module: {
    rule(name: string): {
      test(pattern: RegExp): {
        sideEffects(value: boolean): unknown
      }
    }
  }
  optimization: Minimizers & {
    splitChunks(options: object): unknown
    nodeEnv(value: 'development'): unknown
  }
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
    // NutUI code shared by several pages and sheets goes into shared chunks; unnamed, so that a page does not
    // load what only others use
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

/** The H5 build of this app, in addition to `config/taro-plugin-slim`. */
export function h5Chain(chain: Chain) {
  chain.target(['web', 'es2018'])
  chain.performance.hints(false)
  chain.plugin('brief-stats').use(BriefStats, [])
  chain.resolve.alias.set('@tarojs/components$', path.resolve(__dirname, '../src/h5-components/index.ts'))
  // allows webpack to drop unused components
  chain.module
    .rule('h5-components')
    .test(/src[\\/]h5-components[\\/][\w-]+\.tsx?$/)
    .sideEffects(false)
  if (!isProduction) {
    // for Taro every build that does not watch is one for production, and React would be too
    chain.mode('development')
    chain.optimization.nodeEnv('development')
    return
  }
  minifyBySwc(chain)
  chain.optimization.splitChunks(splitChunks)
  chain.plugin('icon-sprite').use(IconSprite, [])
  chain.plugin('eager-modules').use(EagerModules, [])
  if (isFixture) return
  chain.plugin('offline-shell').use(OfflineShell, [])
  chain.plugin('release-manifest').use(WriteReleaseManifest, [])
}
