import { setTimeout as pause } from 'node:timers/promises'
import { sqlState, withTransaction, type Queryable, type Tx } from '../client'

/** One at a time, in all processes: whoever comes second finds the work done. */
const LOCK = 727_275
/** How long a change may wait for the locks of others, ms: everybody who needs the table waits behind it. */
export const LOCK_PATIENCE_MS = 300
/** Pauses before the next try, ms: a change gives way to long reads, and comes back with the next round of the job. */
const PAUSES_MS = [200, 500, 1000, 2000]
/** `lock_not_available`, and `deadlock_detected`. */
const GAVE_WAY = new Set(['55P03', '40P01'])

/** A table was in use each time: what is left of the round is for the next one. */
export class TableInUse extends Error {}

/**
 * Runs a change of partitions in a transaction that waits for nobody longer than {@link LOCK_PATIENCE_MS}, and tries it some times.
 * @throws TableInUse
 */
export async function givingWay<Result>(db: Queryable, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await withTransaction(db, async (tx) => {
        await tx.$client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`)
        await tx.$client.query(`select pg_advisory_xact_lock(${LOCK})`)
        return change(tx)
      })
    } catch (problem) {
      if (!GAVE_WAY.has(sqlState(problem) ?? '')) throw problem
      const ms = PAUSES_MS[tries]
      if (ms === undefined) throw new TableInUse('a table of days is in use', { cause: problem })
      await pause(ms)
    }
  }
}
