import { createHash } from 'node:crypto'
import webpack from 'webpack'

/** `-webkit-mask` of an icon as `src/styles/svg.scss` writes it, minified. */
const MASK = /-webkit-mask:url\("(data:image\/svg\+xml[^"]*)"\) (?:50%|center)\/contain no-repeat/g
/** Icons are drawn on square grids; larger drawings stand alone, few on a page. */
const SQUARE = /^<svg [^>]*viewBox='0 0 (24|44) \1'/
/** Where the sprite is emitted; the server keeps what has a hash in its name for a year. */
const FILE = (hash: string) => `static/icons.${hash}.svg`

const drawingOf = (uri: string) => decodeURIComponent(uri.slice(uri.indexOf(',') + 1))

/** A sheet of equal cells, `columns` in a row, an icon in each. */
export function spriteOf(drawings: readonly string[], columns: number): string {
  const rows = Math.ceil(drawings.length / columns)
  const cells = drawings.map((drawing, index) => {
    const x = (index % columns) * 24
    const y = Math.floor(index / columns) * 24
    return drawing
      .replace(" xmlns='http://www.w3.org/2000/svg'", '')
      .replace('<svg ', `<svg x='${x}' y='${y}' width='24' height='24' `)
  })
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${columns * 24} ${rows * 24}'>${cells.join('')}</svg>`
}

const part = (at: number, of: number) => (of < 2 ? '0' : `${((at / (of - 1)) * 100).toFixed(4)}%`)

/** Where the cell of an icon lies, for a box of any size: `mask-position / mask-size`. */
export function cellOf(index: number, count: number, columns: number): string {
  const rows = Math.ceil(count / columns)
  const [x, y] = [part(index % columns, columns), part(Math.floor(index / columns), rows)]
  return `${x} ${y}/${columns * 100}% ${rows * 100}%`
}

/**
 * One picture for all icons of the H5 app. Each mask with a drawing of its own is a document of its own to the browser:
 * measured 10 ms apiece on a processor slowed down four times, 0.2 s of home's first render.
 */
export class IconSprite {
  apply(compiler: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.thisCompilation.tap('IconSprite', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'IconSprite', stage }, () => emitSprite(compilation))
    )
  }
}

function emitSprite(compilation: webpack.Compilation) {
  const sheets = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name, source }) => ({ name, text: source.source().toString() }))
  const found = sheets.flatMap(({ text }) => [...text.matchAll(MASK)].map(([, uri = '']) => uri))
  const uris = [...new Set(found)].filter((uri) => SQUARE.test(drawingOf(uri))).sort()
  if (uris.length === 0) return
  const columns = Math.ceil(Math.sqrt(uris.length))
  const sprite = spriteOf(uris.map(drawingOf), columns)
  const file = FILE(createHash('sha256').update(sprite).digest('hex').slice(0, 8))
  compilation.emitAsset(file, new webpack.sources.RawSource(sprite))
  const cells = new Map(uris.map((uri, index) => [uri, cellOf(index, uris.length, columns)]))
  for (const { name, text } of sheets) {
    const slim = text.replace(MASK, (mask, uri: string) => {
      const cell = cells.get(uri)
      return cell === undefined ? mask : `-webkit-mask:url(/${file}) ${cell} no-repeat`
    })
    if (slim !== text) compilation.updateAsset(name, new webpack.sources.RawSource(slim))
  }
}
