import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { inBatches } from '../../db/in-batches'
import { endLoser, listDue, lockAccount, lockOrders, lookLater, moveBelongings } from './merge-repository'
import type { Pair } from './merge-rule'
import type { Secret } from '../../lib/secret'

/** A merge takes some hundred statements: many together would be a long round. */
const LOOKED_AT = { batch: 20, ms: 15_000 }

/**
 * Merges two accounts: all or nothing, in the caller's transaction, which has locked both (`lockMembers`). Concurrent
 * changes to the loser's orders are waited for.
 */
export async function mergeMembers(tx: Tx, pair: Pair, requestKey: string): Promise<void> {
  await lockOrders(pair.loser, tx)
  await endLoser(pair, requestKey, tx)
  await moveBelongings(pair, tx)
}

/**
 * Moves what a call in progress has still added to an account that was merged into another: nobody can log in to it
 * any longer, but calls already started went on. Runs the same rules again, for a day, each time after twice as long.
 */
export async function joinLate(db: Queryable, documentSecret: Secret, now: Date): Promise<void> {
  await inBatches(async (batch) => {
    const due = await listDue(now, batch, db)
    for (const { loser, survivor } of due) {
      await withTransaction(db, async (tx) => {
        // a survivor that has since been deleted, or merged into another: the merge record names the current one
        if (await lockAccount(survivor, tx))
          await moveBelongings({ loser, survivor, at: now, documentSecret }, tx)
        await lookLater(loser, now, tx)
      })
    }
    return due.length
  }, LOOKED_AT)
}
