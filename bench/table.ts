/** A table of results: what was measured, with formatted figures. */
export interface Table {
  readonly title: string
  /** One line under the title: how it was measured. */
  readonly note?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Prefixes of the first cells of the rows that represent a long table (condense.ts). */
  readonly headline?: readonly string[]
}

/** The pages that represent all of them. */
export const HEADLINE_PAGES: readonly string[] = [
  'pages/index/index',
  'pages/market/index',
  'pages/pay/index',
  'pages-mall/productDetail/index',
  'pages-my/orderRecord/index'
]

/** A Markdown table, aligned so that it is readable in a terminal too. */
export function asMarkdown({ title, note, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(width(column), 3, ...rows.map((row) => width(row[index] ?? '')))
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((size, index) => pad(cells[index] ?? '', size, index > 0)).join(' | ')} |`
  const rule = `| ${widths.map((size, index) => (index > 0 ? `${'-'.repeat(size - 1)}:` : '-'.repeat(size))).join(' | ')} |`
  return [`## ${title}`, ...(note ? ['', note] : []), '', line(columns), rule, ...rows.map(line), ''].join(
    '\n'
  )
}

/** Bytes as KB with one decimal. */
export const kb = (bytes: number): string => (bytes / 1024).toFixed(1)

/** An integer with thousands separators. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The median; 0 of no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
}

/** Chinese characters are two columns wide. */
const width = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\u2e80-\uffff]/.test(char) ? 2 : 1), 0)

function pad(text: string, size: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, size - width(text)))
  return right ? space + text : text + space
}
