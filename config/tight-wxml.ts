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

/** React's `onClick` is a tap. */
const ALWAYS_HEARD = new Set(['tap'])

/**
 * Templates without the events that no script of the package listens to, by property (`onAnimationEnd`) or by `addEventListener`: Taro
 * binds all that a component has. Packages are scripts of it, too: one that listens brings its event back.
 * A name that a script puts together while it runs is not seen; none of the package does, and the fixture's journey listens to what libraries do.
 */
export function heard(wxml: string, scripts: readonly string[]): string {
  const text = scripts.join('\n').toLowerCase()
  const isHeard = (event: string) =>
    ALWAYS_HEARD.has(event) ||
    text.includes(`on${event}`) ||
    ['"', "'", '`'].some((quote) => text.includes(`addeventlistener(${quote}${event}${quote}`))
  return wxml.replace(/ bind([a-z-]+)="eh"/g, (bound, event: string) =>
    isHeard(event.replaceAll('-', '')) ? bound : ''
  )
}

type Tighten = (text: string, scripts: readonly string[]) => string

const TIGHTENERS: Readonly<Record<string, Tighten>> = {
  wxml: (wxml, scripts) => {
    const tight = defaulted(tightened(wxml))
    return scripts.length > 0 ? heard(tight, scripts) : tight
  },
  wxss: shortened
}

/**
 * Taro writes the templates of all components, indented and with all their events, into `base.wxml`, which is in the main package: 1.8
 * KB of whitespace, 4.6 KB of events. The styles there have 70 drawings: 1 KB.
 */
export class TightWxml {
  apply(compiler: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.thisCompilation.tap('TightWxml', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'TightWxml', stage }, () => {
        // while somebody develops, templates are not written again for a script that changes
        const isRelease = compiler.options.mode === 'production'
        const scripts = (isRelease ? compilation.getAssets() : [])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ source }) => source.source().toString())
        for (const { name, source } of compilation.getAssets()) {
          const tighten = TIGHTENERS[name.split('.').pop() ?? '']
          if (tighten)
            compilation.updateAsset(
              name,
              new webpack.sources.RawSource(tighten(source.source().toString(), scripts))
            )
        }
      })
    )
  }
}
