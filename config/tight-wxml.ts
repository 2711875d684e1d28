import webpack from 'webpack'

/** Whitespace between tags, and repeated spaces inside a tag: WeChat ignores both. */
export const tightened = (wxml: string): string => wxml.replace(/>\s+</g, '><').replace(/ {2,}/g, ' ')

/** What cssnano writes into the address of a drawing says nothing: drawings are ASCII. */
export const shortened = (wxss: string): string =>
  wxss.replaceAll('data:image/svg+xml;charset=utf-8,', 'data:image/svg+xml,')

/** Properties that WeChat declares as text; Taro gives them no default. */
const TEXTS =
  /(?<= )(item-id|scroll-into-view|form-type|open-type|name|placeholder(?:-style)?|start|end|header-text|custom-item|custom-style|overlay-style|range-key|src)="\{\{(i\.[\w.[\]]+)\}\}"/g
const BUTTON_TYPE = /(<button [^>]*? type="\{\{i\.\w+)(?=\}\}")/g

/** What is not set is null in the template, and WeChat warns of null where it wants text, once for each tag that is drawn. */
export const defaulted = (wxml: string): string =>
  wxml.replace(TEXTS, `$1="{{$2||''}}"`).replace(BUTTON_TYPE, "$1||'default'")

const TIGHTENERS: Readonly<Record<string, (text: string) => string>> = {
  wxml: (wxml) => defaulted(tightened(wxml)),
  wxss: shortened
}

/**
 * Taro writes the templates of all components, indented, into `base.wxml`, which is in the main package: 1.8
 * KB of whitespace. The styles there have 70 drawings: 1 KB.
 */
export class TightWxml {
  apply(compiler: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.thisCompilation.tap('TightWxml', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'TightWxml', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          const tighten = TIGHTENERS[name.split('.').pop() ?? '']
          if (tighten)
            compilation.updateAsset(name, new webpack.sources.RawSource(tighten(source.source().toString())))
        }
      })
    )
  }
}
