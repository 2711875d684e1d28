import type { Tx } from '../client'
import { statement } from '../statement'

/** An arbitrary number used by no other lock. */
const CATALOGUE_LOCK = 727_310

const lock = statement('lock-catalogue', `select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)

/** Waits until nobody else writes the catalogue, by files or by hand; held until the transaction ends. Taken before goods are locked. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await lock([], tx)
}
