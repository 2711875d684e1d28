import webpack from 'webpack'

/** Whitespace between tags, and repeated spaces inside a tag: WeChat ignores both. */
export const tightened = (wxml: string): string => wxml.replace(/>\s+</g, '><').replace(/ {2,}/g, ' ')

/**
 * Taro writes the templates of all components, indented, into `base.wxml`, which is in the main package: 1.8
 * KB of whitespace.
 */
export class TightWxml {
  apply(compiler: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.thisCompilation.tap('TightWxml', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'TightWxml', stage }, () => {
        for (const { name, source } of compilation
          .getAssets()
          .filter((asset) => asset.name.endsWith('.wxml'))) {
          compilation.updateAsset(name, new webpack.sources.RawSource(tightened(source.source().toString())))
        }
      })
    )
  }
}
