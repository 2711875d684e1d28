import { createHash } from 'node:crypto'
import webpack from 'webpack'

/** The `-webkit-mask` of an icon as written by `src/styles/svg.scss`, minified. */
const MASK = /-webkit-mask:url\("(data:image\/svg\+xml[^"]*)"\) (?:50%|center)\/contain no-repeat/g
/** Icons are square; larger drawings stay separate, a page has few of them. */
const SQUARE = /^<svg [^>]*viewBox='0 0 (24|44) \1'/
/** Where the sprite is emitted; the server caches files with a hash in their name for a year. */
const FILE = (hash: string) => `static/icons.${hash}.svg`

const drawingOf = (uri: string) => decodeURIComponent(uri.slice(uri.indexOf(',') + 1))

/** A grid of equal cells, `columns` per row, an icon in each. */
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

/** Position of an icon's cell, for a box of any size: `mask-position / mask-size`. */
export function cellOf(index: number, count: number, columns: number): string {
  const rows = Math.ceil(count / columns)
  const [x, y] = [part(index % columns, columns), part(Math.floor(index / columns), rows)]
  return `${x} ${y}/${columns * 100}% ${rows * 100}%`
}

/**
 * One sprite for all icons of the H5 app. A browser treats each mask with its own image as a separate
 * document: measured 10 ms apiece with 4× CPU throttling, 0.2 s of home's first render.
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
