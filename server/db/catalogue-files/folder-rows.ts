/** Rows of a kind from the folder, or from the database where the folder has no file of it: for checks across kinds. */
import type { Values } from './entity'
import type { Fault } from './faults'
import type { Entry, Folder } from './read-folder'

/** Rows of a kind as they will be, and their positions; without one if the folder has no file of that kind. */
export interface Row {
  readonly values: Values
  readonly entry: Entry | undefined
}

/** Of a folder; its values are read when they are asked for, as there may be very many. */
class FolderRow implements Row {
  constructor(readonly entry: Entry) {}

  get values(): Values {
    return this.entry.values
  }
}

/** Those of the folder; undefined if it has no file of the kind. */
export function rowsOf(folder: Folder, name: string): readonly Row[] | undefined {
  const kind = folder.kinds.find(({ entity }) => entity.name === name)
  return kind && [...kind.entries.values()].map((entry) => new FolderRow(entry))
}

/** The row with an id. */
export const byId = (rows: readonly Row[], id: unknown): Row | undefined =>
  rows.find((row) => (row.entry ? row.entry.key : row.values['id']) === id)

/** Those of the database. */
export const stored = (rows: readonly object[]): Row[] =>
  rows.map((values) => ({ values: values as Values, entry: undefined }))

/** A fault at the row's place in the folder; none for a row that is not in it. */
export function faultAt({ entry }: Row, property: string, message: string): Fault[] {
  if (!entry) return []
  const { file, lineOf } = entry
  return [{ file, line: lineOf([property]), message: `${property}: ${message}` }]
}
