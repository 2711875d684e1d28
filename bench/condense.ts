/** Condenses a long table to the few rows that a reader needs; its data file has all of them. */
import { stringify } from 'csv-stringify/sync'
import type { Table } from './table'

/** Tables with more rows than this are condensed. */
const MAX_ROWS = 12

/** The number that a cell starts with: `1,396`, `0.93 (0.98)`, `99 %`. */
function numberOf(cell: string): number | undefined {
  const [text] = /^-?[\d,]+(?:\.\d+)?/.exec(cell) ?? []
  return text === undefined ? undefined : Number(text.replaceAll(',', ''))
}

const decimalsOf = (cell: string) => /^-?[\d,]+\.(\d+)/.exec(cell)?.[1]?.length ?? 0

/** One figure for each column but the first: `choose` picks it from the column's sorted numbers. */
function summary(label: string, { columns, rows }: Table, choose: (sorted: readonly number[]) => number) {
  const figures = columns.slice(1).map((_, index) => {
    const cells = rows.map((row) => row[index + 1] ?? '')
    const numbers = cells.map(numberOf)
    if (numbers.some((value) => value === undefined)) return '–'
    const sorted = numbers.filter((value) => value !== undefined).sort((a, b) => a - b)
    return choose(sorted).toFixed(Math.max(...cells.map(decimalsOf)))
  })
  return [label, ...figures]
}

/**
 * A table of at most twelve rows unchanged; of a longer one the rows whose first cell starts with one of
 * `headline`, and the median and maximum of each column.
 */
export function condense(table: Table): Table {
  const { rows, headline = [] } = table
  if (rows.length <= MAX_ROWS) return table
  return {
    ...table,
    rows: [
      ...rows.filter(([first = '']) => headline.some((name) => first.startsWith(name))),
      summary(`median of ${rows.length} rows`, table, (sorted) => sorted[sorted.length >> 1] ?? 0),
      summary(`highest of ${rows.length} rows`, table, (sorted) => sorted.at(-1) ?? 0)
    ]
  }
}

/** All rows as CSV, with a header row. */
export const asCsv = ({ columns, rows }: Table): string =>
  stringify([[...columns], ...rows.map((row) => [...row])])
