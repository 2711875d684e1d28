import { parse } from 'csv-parse/browser/esm/sync'
import { UnreadFile } from './unread-file'

/** Longer cells are not looked at. */
const LONGEST_CELL = 200

/** A row of a file: its number, as a spreadsheet counts, and a cell by the name of its column; '' where there is none. */
export interface FileCells<Name extends string> {
  readonly row: number
  readonly cell: Readonly<Record<Name, string>>
}

/**
 * The rows of a CSV file, by the titles of its columns; others are left out.
 * @throws UnreadFile if it is no CSV file, or has not all columns of `needed`
 */
export async function readCsvFile<Name extends string>(
  file: Blob,
  titles: Readonly<Record<Name, string>>,
  needed: readonly NoInfer<Name>[]
): Promise<readonly FileCells<Name>[]> {
  const [first = [], ...rows] = cellsOf(textOf(new Uint8Array(await file.arrayBuffer())))
  const missing = needed.filter((name) => !first.includes(titles[name]))
  if (missing.length > 0)
    throw new UnreadFile(
      `文件里要有${needed.map((name) => `“${titles[name]}”`).join('、')}这几列，请用导出的文件填写`
    )
  const names = Object.keys(titles) as Name[]
  return rows.map((cells, place) => ({
    row: place + 2,
    cell: Object.fromEntries(names.map((name) => [name, cells[first.indexOf(titles[name])] ?? ''])) as Record<
      Name,
      string
    >
  }))
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
