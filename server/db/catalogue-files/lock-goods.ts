import type { Tx } from '../client'
import { sql } from 'drizzle-orm'
import { columnOf } from './export'
import { isOneOf } from './write-changes'
import type { KindChanges } from './write-kind'

/** Goods in the order in which orders lock them. */
const LOCK_ORDER = ['cards', 'plates', 'products', 'mall-skus']

const placeOf = ({ kind }: KindChanges): number => LOCK_ORDER.indexOf(kind.entity.name)

/** Whether orders take stock of this kind, or lock it. */
export const isGoods = (changes: KindChanges): boolean => placeOf(changes) >= 0

/**
 * Locks the goods that change, in the order in which orders lock them, so that neither waits for the other in a circle. Orders of other
 * goods go on; those of the same wait until the change is there.
 */
export async function lockGoods(tx: Tx, goods: readonly KindChanges[]): Promise<void> {
  for (const { kind, changes, restocks, gone } of [...goods].sort((a, b) => placeOf(a) - placeOf(b))) {
    const keys = [
      ...changes.map(({ entry }) => entry.key),
      ...restocks.map(({ entry }) => entry.key),
      ...gone
    ]
    if (keys.length === 0) continue
    const { table } = kind.entity
    await tx.execute(
      sql`select 1 from ${table} where ${isOneOf(columnOf(table, 'id'), keys)} order by id for no key update`
    )
  }
}
