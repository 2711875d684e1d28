import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { endLoser, listMerges, lockAccount, lockOrders, moveBelongings } from './merge-repository'
import type { Pair } from './merge-rule'

/** What follows a merge may come as late as this; see {@link joinLate}. */
const LATE_MS = 24 * 3_600_000

/**
 * Joins two accounts: all or nothing, in the caller's transaction, which holds both (`lockMembers`).
 * Whoever is at an order of the loser's is waited for.
 */
export async function mergeMembers(tx: Tx, pair: Pair, requestKey: string): Promise<void> {
  await lockOrders(pair.loser, tx)
  await endLoser(pair, requestKey, tx)
  await moveBelongings(pair, tx)
}

/**
 * Moves what a call that was under way has still given to an account that was joined to another: nobody logs in to it any more, but what
 * had begun went on. The same rules, done again.
 */
export async function joinLate(db: Queryable, documentSecret: string, now: Date): Promise<void> {
  for (const { loser, survivor } of await listMerges(new Date(now.getTime() - LATE_MS), db)) {
    await withTransaction(db, async (tx) => {
      // a survivor that was deleted, or joined to another, meanwhile: the merge names who it is now
      if (!(await lockAccount(survivor, tx))) return
      await moveBelongings({ loser, survivor, at: now, documentSecret }, tx)
    })
  }
}
