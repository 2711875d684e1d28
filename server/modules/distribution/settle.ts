import { withTransaction, type Queryable } from '../../db/client'
import { SWEEP_LIMITS, type SweepLimits } from '../../db/in-batches'
import type { OrderNo } from '../../domain/order-number'
import { addEntry } from './ledger-repository'
import { lookAtPending, markSettled } from './settle-repository'

const LIMITS: SweepLimits = { ...SWEEP_LIMITS, batch: 200 }

/**
 * Settles what is due, each commission in its own transaction; any number of processes may run concurrently. A
 * commission locked by another transaction is left for the next run, and so is what takes too long.
 */
export async function settleCommissions(db: Queryable, now: Date, limits = LIMITS): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const { settled, isMore } = await settleSome(db, now, limits)
    if (!isMore || settled === 0 || performance.now() - begun >= limits.ms) return
  }
}

/** What was settled, and whether more may be due. */
export interface Settled {
  readonly settled: number
  readonly amountFen: number
  readonly isMore: boolean
}

/** The same for a few hundred, the oldest ones; in a transaction of the caller's, all of them are settled with it. */
export async function settleSome(db: Queryable, now: Date, { batch, ms } = LIMITS): Promise<Settled> {
  const begun = performance.now()
  for (;;) {
    const { due, looked } = await lookAtPending(now, batch, db)
    const done = await settleEach(due, now, db)
    const isMore = looked === batch
    // what was only postponed is no reason to stop
    const goesOn = isMore && due.length === 0 && performance.now() - begun < ms
    if (!goesOn) return { ...done, isMore }
  }
}

async function settleEach(due: readonly OrderNo[], now: Date, db: Queryable) {
  let [settled, amountFen] = [0, 0]
  for (const orderNo of due) {
    await withTransaction(db, async (tx) => {
      const done = await markSettled(orderNo, now, tx)
      if (!done) return
      const { amountFen: fen, ...account } = done
      settled += 1
      amountFen += fen
      const entry = { ...account, orderNo, pendingFen: -fen, settledFen: fen, at: now }
      await addEntry({ ...entry, kind: 'settle', source: `order:${orderNo}` }, tx)
    })
  }
  return { settled, amountFen }
}
