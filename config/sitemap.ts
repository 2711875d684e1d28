import webpack from 'webpack'
import type { RoutePath } from '../src/routes/table'

/** Pages that WeChat's search may show: what is on offer. All others are a member's own, or begin with a link. */
export const INDEXED: readonly RoutePath[] = [
  'pages/index/index',
  'pages/market/index',
  'pages/cardDetail/index',
  'pages/privilegeDetail/index',
  'pages-mall/productDetail/index',
  'pages-secondary/brandDetail/index',
  'pages-secondary/storeList/index',
  'pagesA/landmark-ticket/product_detail'
]

/** The content of `sitemap.json`: earlier rules win, and without the last one WeChat indexes what is not named. */
export const sitemap = () => ({
  rules: [...INDEXED.map((page) => ({ action: 'allow', page })), { action: 'disallow', page: '*' }]
})

/** Writes `sitemap.json` beside `app.json`, which names it. */
export class Sitemap {
  apply(compiler: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap('Sitemap', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'Sitemap', stage }, () =>
        compilation.emitAsset('sitemap.json', new webpack.sources.RawSource(JSON.stringify(sitemap())))
      )
    )
  }
}
