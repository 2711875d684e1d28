import { withTransaction, type Queryable } from '../../db/client'
import { addEntry } from './ledger-repository'
import { listDue, markSettled } from './settle-repository'

const AT_ONCE = 200

/**
 * Settles what is due, each commission in its own transaction; any number of processes may run concurrently. A
 * commission locked by another transaction is left for the next run.
 */
export async function settleCommissions(db: Queryable, now: Date): Promise<void> {
  for (;;) {
    const { settled, isMore } = await settleSome(db, now)
    if (!isMore || settled === 0) return
  }
}

/** What was settled, and whether more may be due. */
export interface Settled {
  readonly settled: number
  readonly amountFen: number
  readonly isMore: boolean
}

/** The same for a few hundred, the oldest ones; in a transaction of the caller's, all of them are settled with it. */
export async function settleSome(db: Queryable, now: Date): Promise<Settled> {
  const due = await listDue(now, AT_ONCE, db)
  let [settled, sumFen] = [0, 0]
  for (const orderNo of due) {
    await withTransaction(db, async (tx) => {
      const done = await markSettled(orderNo, now, tx)
      if (!done) return
      settled += 1
      const { amountFen, ...account } = done
      sumFen += amountFen
      const entry = { ...account, orderNo, pendingFen: -amountFen, settledFen: amountFen, at: now }
      await addEntry({ ...entry, kind: 'settle', source: `order:${orderNo}` }, tx)
    })
  }
  return { settled, amountFen: sumFen, isMore: due.length === AT_ONCE }
}
