import { RECEIVER_TABLES, sealedPhone, type ReceiverTable } from '../domain/receiver-phone'
import type { Secret } from '../lib/secret'
import type { Queryable } from './client'
import { heldInBatches, SWEEP_LIMITS, type SweepLimits } from './in-batches'
import { sealedSince } from './receiver-phones'
import { holdPlain, putPhones } from './receiver-rows'

/** The job that runs {@link sealReceivers}. */
export const SEAL_JOB = 'seal receivers'

/**
 * Seals the numbers of receivers that are stored plain, once the database says that they are to be sealed: those from before, and those
 * that a process wrote before it heard of it.
 * @returns how many rows it has changed
 */
export async function sealReceivers(
  { db, secret }: { readonly db: Queryable; readonly secret: Secret },
  { batch, ms }: SweepLimits = SWEEP_LIMITS
): Promise<number> {
  if ((await sealedSince(db)) === null) return 0
  const begun = performance.now()
  let sum = 0
  for (const table of Object.keys(RECEIVER_TABLES) as ReceiverTable[]) {
    // what a transaction elsewhere keeps alive of earlier batches is not walked through again
    let after = ''
    sum += await heldInBatches(
      db,
      async (limit, tx) => {
        const rows = (await holdPlain(table, after, limit, tx)).map(({ id, mobile }) => ({
          id,
          phone: sealedPhone(mobile, `${table} ${id}`, secret)
        }))
        if (rows.length > 0) await putPhones(table, rows, tx)
        after = rows.at(-1)?.id ?? after
        return rows.length
      },
      { batch, ms: ms - (performance.now() - begun) }
    )
  }
  return sum
}
