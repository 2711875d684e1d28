import type { ReactNode } from 'react'

/** Rows that come and go together: even, so that two columns stay whole. */
export const CHUNK_ROWS = 10

export interface LongListProps<T> {
  rows: readonly T[]
  /**
   * Of the box around each ten rows. It keeps their margins inside (`flow-root`, `flex`): otherwise it is less high when it
   * is empty, and the page jumps.
   */
  className: string | undefined
  /** Draws one row, with its key. */
  children: (row: T, place: number) => ReactNode
}

/** The rows in chunks, the first `most` of them. */
export function chunksOf<T>(rows: readonly T[], most = Infinity): (readonly T[])[] {
  const count = Math.min(most, Math.ceil(rows.length / CHUNK_ROWS))
  return Array.from({ length: count }, (_, at) => rows.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS))
}
