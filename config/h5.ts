import type { UserConfigExport } from '@tarojs/cli'
import { cssModules, transpiled } from './shared'
import { devServer } from './dev-server'
import { customRoutes } from './routes'
import { h5Chain } from './h5-chain'

type H5 = NonNullable<Extract<UserConfigExport<'webpack5'>, { h5?: unknown }>['h5']>

export const h5: H5 = {
  publicPath: '/',
  staticDirectory: 'static',
  // plain DOM components instead of Stencil web components; src/h5-components fixes the broken ones
  useHtmlComponents: true,
  router: {
    mode: 'browser',
    // '' and not '/': with '/' no route ever matches (a blank page, no error)
    basename: '',
    customRoutes: customRoutes()
  },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css'
  },
  postcss: {
    autoprefixer: { enable: true, config: {} },
    // px stays px: no script has to set the root font size before the first paint
    pxtransform: { enable: false },
    cssModules
  },
  compile: { include: transpiled as never },
  // the comment that marks where the rendered first screen is inserted must survive
  htmlPluginOption: { minify: { collapseWhitespace: true, keepClosingSlash: true, removeComments: false } },
  devServer,
  // typed by usage: webpack-chain's own types lack `sideEffects` and targets as a list
  webpackChain: h5Chain as never
}
