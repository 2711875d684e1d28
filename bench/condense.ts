/** A long table in the few rows that a reader needs; all of them are in its data file. */
import type { Table } from './table'

/** More rows than this are condensed. */
const MAX_ROWS = 12

/** The number that a cell begins with: `1,396`, `0.93 (0.98)`, `99 %`. */
function numberOf(cell: string): number | undefined {
  const [text] = /^-?[\d,]+(?:\.\d+)?/.exec(cell) ?? []
  return text === undefined ? undefined : Number(text.replaceAll(',', ''))
}

const decimalsOf = (cell: string) => /^-?[\d,]+\.(\d+)/.exec(cell)?.[1]?.length ?? 0

/** One figure for each column but the first: `choose` picks it from the sorted numbers of the column. */
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
 * A table of at most twelve rows as it is; of a longer one the rows that `headline` names by how their first cell begins, the median and
 * the highest figure of each column.
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

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** All rows as CSV, with the columns' names first. */
export const asCsv = ({ columns, rows }: Table) =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')
