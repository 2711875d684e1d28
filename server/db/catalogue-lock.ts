import { withTransaction, type Queryable, type Tx } from './client'
import { statement } from './statement'

/** An arbitrary number used by no other lock. */
export const CATALOGUE_LOCK = 727_310

const lock = statement('lock-catalogue', `select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)

/**
 * Waits until nobody else writes the catalogue, by files, by hand, or what is derived from it; held until the transaction ends. Taken
 * before goods are locked.
 */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await lock([], tx)
}

/** Writes what is derived from the catalogue: read before a change of somebody else's, it would set that back. */
export const underCatalogueLock = (db: Queryable, write: (tx: Tx) => Promise<void>): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    await write(tx)
  })
