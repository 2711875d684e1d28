import type { ReactNode } from 'react'

/** A column of a table; on a narrow screen, a line of each entry. */
export interface Column<Row> {
  readonly title: string
  readonly show: (row: Row) => ReactNode
  readonly isNumber?: true
}
