import { and, eq, sql } from 'drizzle-orm'
import { withTransaction, type Queryable } from '../../db/client'
import { sandboxRecharges } from '../../db/schema/sandbox'

/** A recharge as stored by the sandbox. */
export type Recharge = typeof sandboxRecharges.$inferSelect

export async function findRecharge(requestId: string, db: Queryable): Promise<Recharge | undefined> {
  const [existing] = await db.select().from(sandboxRecharges).where(eq(sandboxRecharges.requestId, requestId))
  return existing
}

/**
 * Stores a recharge; an existing one of the same request stays unchanged and is returned. Undefined if the account's
 * recharges of the month would exceed `limitFen`; the account is locked meanwhile, so that concurrent calls count
 * each other.
 */
export async function placeRecharge(
  recharge: Recharge,
  limitFen: number,
  db: Queryable
): Promise<Recharge | undefined> {
  const { requestId, account, amountFen, month } = recharge
  return withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox recharge ${account}`}, 0))`)
    const existing = await findRecharge(requestId, tx)
    if (existing) return existing
    const [used] = await tx
      .select({ fen: sql<number>`coalesce(sum(${sandboxRecharges.amountFen}), 0)::int` })
      .from(sandboxRecharges)
      .where(and(eq(sandboxRecharges.account, account), eq(sandboxRecharges.month, month)))
    if ((used?.fen ?? 0) + amountFen > limitFen) return undefined
    await tx.insert(sandboxRecharges).values(recharge)
    return recharge
  })
}
