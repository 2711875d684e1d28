import type { ConsoleInput } from '@contract/console/types'
import { parse } from 'csv-parse/browser/esm/sync'
import { TITLES } from './file-titles'

export type FileRow = ConsoleInput<'importParcels'>['rows'][number]

/** The file cannot be read; the message says why. */
export class UnreadFile extends Error {
  override readonly name = 'UnreadFile'
}

/** Longer cells are not looked at. */
const LONGEST_CELL = 200
const NAMES = Object.entries(TITLES) as readonly (readonly [keyof typeof TITLES, string])[]

/**
 * The rows of a CSV file that have a number of a parcel, numbered as a spreadsheet numbers them.
 * @throws UnreadFile
 */
export async function readParcelFile(file: Blob): Promise<readonly FileRow[]> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  const [titles = [], ...rows] = cellsOf(text)
  const places = Object.fromEntries(NAMES.map(([name, title]) => [name, titles.indexOf(title)]))
  if (places['number'] === -1 || places['trackingNo'] === -1)
    throw new UnreadFile(`文件里要有“${TITLES.number}”和“${TITLES.trackingNo}”两列，请用导出的文件填写`)
  const read = rows.map((cells, place) => {
    const at = (name: keyof typeof TITLES) => cells[places[name] ?? -1] ?? ''
    const [number, carrier, trackingNo] = [at('number'), at('carrier'), at('trackingNo')]
    return { row: place + 2, number, carrier, trackingNo, lineNo: at('lineNo'), pieces: at('pieces') }
  })
  const filled = read.filter(({ trackingNo }) => trackingNo !== '')
  if (filled.length === 0) throw new UnreadFile(`“${TITLES.trackingNo}”一列还没有填写`)
  return filled
}

/** UTF-8, or what spreadsheets in China write otherwise. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadFile('这是 Excel 工作簿，请在 Excel 或 WPS 中另存为 CSV 后再上传')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function cellsOf(text: string): readonly (readonly string[])[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.includes('\t') ? '\t' : ','
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true
    })
    return rows.map((cells) => cells.map(plainCell))
  } catch {
    throw new UnreadFile('文件不是 CSV 格式，请用导出的文件填写')
  }
}

/** Without what keeps digits text in a spreadsheet: `="123"`, `'123`. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
    .slice(0, LONGEST_CELL)
