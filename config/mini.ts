import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import { cssModules, transpiled } from './shared'
import { Sitemap } from './sitemap'
import { TightWxml } from './tight-wxml'

type Mini = NonNullable<Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']>

/** The part of webpack-chain that this needs. */
interface Chain {
  plugin(name: string): { use(plugin: new () => object): unknown }
  resolve: { alias: { set(name: string, file: string): unknown } }
}

function webpackChain(chain: Chain): void {
  chain.plugin('sitemap').use(Sitemap)
  chain.plugin('tight-wxml').use(TightWxml)
  chain.resolve.alias.set(
    '@tarojs/plugin-framework-react/dist/runtime$',
    path.resolve(__dirname, 'mini-bridge/runtime.js')
  )
}

/**
 * Maps HTML elements of libraries to WeChat's components: NutUI's icons are `<i>`. Views are excluded,
 * although the plugin counts them as HTML elements: each would get the class `h5-view`, 8 bytes per element
 * in every setData.
 */
export const htmlElements: [name: string, options: object] = [
  '@tarojs/plugin-html',
  {
    modifyElements: (_inline: string[], block: string[]) => {
      for (const name of ['view', 'view-block']) block.splice(block.indexOf(name), 1)
    }
  }
]

export const mini: Mini = {
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // CSS modules do not depend on file order, so shared files may be concatenated in any order (as on H5)
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  // `<View compileMode>` generates its own template: a 30-row setData shrank by 29 %
  experimental: { compileMode: true },
  compile: { include: transpiled as never },
  webpackChain: webpackChain as never
}
