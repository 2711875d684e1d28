import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js'
import { qrModules } from './qr-modules'

const PRINTABLE = /^[\x20-\x7e]+$/

/** Width of the quiet zone required by the standards, in modules. */
const QUIET = { qr: 4, bars: 10 }

/** The bars and gaps of `code` in Code 128, module by module; undefined for a code that cannot be encoded. */
export function barcodeModules(code: string): boolean[] | undefined {
  if (!PRINTABLE.test(code)) return undefined
  return Array.from(new Code128(code, {}).encode().data, (module) => module === '1')
}

/** A Code 128 picture as a data address, scalable to any size; undefined if there is no barcode. */
export function barcodePicture(code: string): string | undefined {
  const modules = barcodeModules(code)
  if (!modules) return undefined
  const width = modules.length + 2 * QUIET.bars
  return picture(width, 1, runs(modules, QUIET.bars, 0), 'preserveAspectRatio="none"')
}

/** A QR picture as a data address, square, with its quiet zone. */
export function qrPicture(text: string): string {
  const rows = qrModules(text)
  const size = rows.length + 2 * QUIET.qr
  return picture(size, size, rows.map((row, y) => runs(row, QUIET.qr, y + QUIET.qr)).join(''))
}

function runs(row: readonly boolean[], left: number, top: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start + left} ${top}h${x - start + 1}v1h-${x - start + 1}z`
  }
  return path
}

function picture(width: number, height: number, path: string, attributes = ''): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" ${attributes}>` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
