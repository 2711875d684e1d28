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
    const due = await listDue(now, AT_ONCE, db)
    let settled = 0
    for (const orderNo of due) {
      await withTransaction(db, async (tx) => {
        const done = await markSettled(orderNo, now, tx)
        if (!done) return
        settled += 1
        const { amountFen, ...account } = done
        const entry = { ...account, orderNo, pendingFen: -amountFen, settledFen: amountFen, at: now }
        await addEntry({ ...entry, kind: 'settle', source: `order:${orderNo}` }, tx)
      })
    }
    if (due.length < AT_ONCE || settled === 0) return
  }
}
