import { withTransaction, type Queryable, type Tx } from './client'
import { statement } from './statement'

/** How much a sweep does in one round of its job. */
export interface SweepLimits {
  /** Rows of one statement, each of which is a transaction. */
  readonly batch: number
  /** No new batch is begun after this time. */
  readonly ms: number
}

/** A batch of deletions takes some ten milliseconds; a round ends well before another process may take the job over. */
export const SWEEP_LIMITS: SweepLimits = { batch: 1000, ms: 15_000 }

/**
 * Repeats `step` until it finds less than a batch, or the time is over; the next round goes on.
 * @param step handles at most `batch` rows, in a transaction of its own, and returns how many it has found
 * @returns how many rows were found in all
 */
export async function inBatches(
  step: (batch: number) => Promise<number>,
  { batch, ms }: SweepLimits = SWEEP_LIMITS
): Promise<number> {
  const begun = performance.now()
  for (let sum = 0; ;) {
    const found = await step(batch)
    sum += found
    if (found < batch || performance.now() - begun >= ms) return sum
  }
}

// what a role may not see is null: then no replica is waited for
const behind = statement<{ behind: boolean }>(
  'replicas-behind',
  `select exists (select 1 from pg_stat_replication where replay_lag > interval '10 seconds') as behind`
)

/**
 * The same for rows that are held and rewritten: each batch is a transaction of its own, so that what is broken off goes on, and none is
 * begun while a replica is 10 seconds behind, which much writing would leave further behind.
 */
export const heldInBatches = (
  db: Queryable,
  step: (batch: number, tx: Tx) => Promise<number>,
  limits?: SweepLimits
): Promise<number> =>
  inBatches(async (batch) => {
    const [replicas] = await behind([], db)
    return replicas?.behind === true ? 0 : withTransaction(db, (tx) => step(batch, tx))
  }, limits)
