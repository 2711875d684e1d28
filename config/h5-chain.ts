import path from 'node:path'
import { defaultMainFields, resolveSync } from '@tarojs/helper'
import webpack from 'webpack'
import { isProduction } from './env'
import { IconSprite } from './icon-sprite'

/** What of webpack-chain this file uses; Taro does not export its type. */
interface Chain {
  target(targets: unknown): unknown
  performance: { hints(value: boolean): unknown }
  resolve: {
    alias: { set(name: string, file: string): Chain['resolve']['alias'] }
    mainFields: { clear(): { merge(fields: readonly string[]): unknown } }
  }
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
  module: { rule(name: string): { test(pattern: RegExp): { sideEffects(value: boolean): unknown } } }
  optimization: { splitChunks(options: object): unknown }
}
interface ResolveData {
  context: string
  request: string
}

const slim = (file: string) => path.resolve(__dirname, 'h5-slim', file)
const src = (file: string) => path.resolve(__dirname, '../src', file)

/** Puts `file` in the place of every request that matches, where `from` (if given) matches the folder that asks. */
function replace(chain: Chain, name: string, request: RegExp, file: string, from?: RegExp) {
  const swap = (data: ResolveData) => {
    if (!from || from.test(data.context)) data.request = file
  }
  chain.plugin(name).use(webpack.NormalModuleReplacementPlugin, [request, swap])
}

/** Taro's default splits only initial chunks: every page would carry its own copy of the shared code. */
const splitChunks = {
  chunks: 'all',
  minSize: 24000,
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
    common: { chunks: 'async', minChunks: 4, priority: 5, reuseExistingChunk: true, minSize: 24000 }
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
  chain.resolve.alias
    .set('@tarojs/components$', src('h5-components/index.ts'))
    .set('query-string$', slim('query-string.js'))
    .set('universal-router$', slim('universal-router.js'))
    .set('whatwg-fetch$', slim('nothing.js'))
    .set('abortcontroller-polyfill/dist/abortcontroller-polyfill-only$', slim('nothing.js'))
    .set('jsonp-retry$', slim('jsonp.js'))
    .set('swiper/bundle$', slim('swiper-bundle.js'))
    .set('swiper/swiper-bundle.css$', path.resolve(__dirname, '../node_modules/swiper/swiper.css'))
  replace(chain, 'slim-tabbar', /^\.\/tabbar(\.js)?$/, slim('tabbar.js'), /@tarojs[\\/]router/)
  replace(chain, 'slim-header', /^\.\/navigationBar(\.js)?$/, slim('navigation-bar.js'), /@tarojs[\\/]router/)
  replace(
    chain,
    'slim-title',
    /^\.\/navigation-bar(\.js)?$/,
    slim('navigation-bar-handler.js'),
    /@tarojs[\\/]router/
  )
  replace(chain, 'slim-style', /^\.\.?\/style(\.js)?$/, slim('router-style.js'), /@tarojs[\\/]router/)
  replace(
    chain,
    'slim-events',
    /^\.\.\/dom\/event(\.js)?$/,
    slim('event-handler.js'),
    /@tarojs[\\/]runtime[\\/]dist[\\/]dsl/
  )
  replace(chain, 'slim-alias', /^\.\.?\/utils\/index(\.js)?$/, slim('routes-alias.js'), /@tarojs[\\/]router/)
  // Taro puts its own sheet in by script, with a loader of 5 KB, so that others stand after it; ours does so by name
  replace(chain, 'slim-css-global', /^@tarojs[\\/]components[\\/]global\.css$/, slim('global.css'))
  replace(chain, 'slim-css-weui', /taro-components[\\/]taro-components\.css$/, slim('empty.css'))
  replace(chain, 'slim-css-react', /@tarojs[\\/]components-react[\\/]dist[\\/]index\.css$/, slim('empty.css'))
  // lets webpack leave out the components that no page uses
  chain.module
    .rule('h5-components')
    .test(/src[\\/]h5-components[\\/][\w-]+\.tsx?$/)
    .sideEffects(false)
  if (!isProduction) return
  chain.optimization.splitChunks(splitChunks)
  chain.plugin('icon-sprite').use(IconSprite, [])
}
