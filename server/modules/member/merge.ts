import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { endLoser, listMerges, lockAccount, lockOrders, moveBelongings } from './merge-repository'
import type { Pair } from './merge-rule'
import type { Secret } from '../../lib/secret'

/** Follow-up to a merge may arrive up to this late; see {@link joinLate}. */
const LATE_MS = 24 * 3_600_000

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
 * any longer, but calls already started went on. Runs the same rules again.
 */
export async function joinLate(db: Queryable, documentSecret: Secret, now: Date): Promise<void> {
  for (const { loser, survivor } of await listMerges(new Date(now.getTime() - LATE_MS), db)) {
    await withTransaction(db, async (tx) => {
      // a survivor that has since been deleted, or merged into another: the merge record names the current one
      if (!(await lockAccount(survivor, tx))) return
      await moveBelongings({ loser, survivor, at: now, documentSecret }, tx)
    })
  }
}
