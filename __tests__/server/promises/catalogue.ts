/** Our own catalogue as it lies in its files. */
import path from 'node:path'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import type { Values } from '../../../server/db/catalogue-files/entity'

const CATALOGUE = path.resolve(__dirname, '../../../server/catalogue')
const { kinds } = readFolder(CATALOGUE, { assets: CATALOGUE, now: new Date('2026-11-27T00:00:00+08:00') })

const byName = new Map(
  kinds.map(({ entity, entries }) => [entity.name, [...entries.values()].map(({ values }) => values)])
)

/** The entries of a kind, in the order of its files. */
export const entriesOf = (kind: string): readonly Values[] => byName.get(kind) ?? []

/** One of them by its id. */
export const entryOf = (kind: string, id: unknown): Values | undefined =>
  entriesOf(kind).find((entry) => entry['id'] === id)
