import { stringify } from 'csv-stringify/browser/esm/sync'

/** A column of a file: its title, and what it has of a row. */
export interface CsvColumn<Row> {
  readonly title: string
  readonly value: (row: Row) => string | number | null
  /** Digits of it are text, as of a phone number, however few they are. */
  readonly isText?: true
}

/** A spreadsheet rounds numbers of more digits, unless a formula says that they are text. */
const MAX_EXACT_DIGITS = 15
const isNumber = (value: string) => /^\d+$/.test(value)

/**
 * The rows as a file that Excel reads whole: it begins with the mark by which Excel knows UTF-8, long numbers stay text, and no
 * cell begins with anything that it would take for a formula of somebody else's.
 */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  stringify(
    [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))],
    {
      bom: true,
      record_delimiter: 'windows',
      quoted_string: true,
      escape_formulas: true,
      cast: {
        string: (value, { index }) =>
          isNumber(value) && (value.length > MAX_EXACT_DIGITS || columns[index]?.isText)
            ? { value: `="${value}"`, escape_formulas: false }
            : value
      }
    }
  )
