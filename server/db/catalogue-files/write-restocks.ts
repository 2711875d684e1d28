/** Additional stock of a file's entries: each mark is added once. */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../client'
import { catalogueRestocks } from '../schema/own-catalogue'
import type { Entity } from './entity'
import { columnOf } from './export'
import type { Entry, Kind } from './read-folder'
import { keyIs } from './write-changes'

/** A mark of an entry that was not added yet. */
export interface Restock {
  readonly entry: Entry
  readonly mark: string
  /** Pieces. */
  readonly add: number
}

/** The marks of a kind's file that are new. */
export async function newRestocks(tx: Tx, { entity, entries }: Kind): Promise<readonly Restock[]> {
  if (!entity.hasStock) return []
  const asked = [...entries.values()].flatMap((entry) => {
    const marks = (entry.values['restock'] ?? []) as readonly { mark: string; add: number }[]
    return marks.map((one) => ({ entry, ...one }))
  })
  if (asked.length === 0) return []
  const before = await tx
    .select({ itemId: catalogueRestocks.itemId, mark: catalogueRestocks.mark })
    .from(catalogueRestocks)
    .where(eq(catalogueRestocks.kind, entity.name))
  const added = new Set(before.map(({ itemId, mark }) => JSON.stringify([itemId, mark])))
  return asked.filter(({ entry, mark }) => {
    const one = JSON.stringify([entry.key, mark])
    const isNew = !added.has(one)
    added.add(one)
    return isNew
  })
}

/** Adds one mark's stock; the row of the mark keeps it from being added again. */
export async function restock(
  tx: Tx,
  entity: Entity,
  { entry, mark, add }: Restock,
  now: Date
): Promise<void> {
  await tx
    .insert(catalogueRestocks)
    .values({ kind: entity.name, itemId: entry.key, mark, added: add, at: now })
  const stock = columnOf(entity.table, 'stock')
  await tx
    .update(entity.table)
    .set({ stock: sql`${stock} + ${add}` })
    .where(keyIs(entity, entry))
}
