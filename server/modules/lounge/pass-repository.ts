import { notEnded } from '../../db/not-ended'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { OrderState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { loungePasses, loungePlans } from '../../db/schema/lounge'
import { orders } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

export type PassRow = typeof loungePasses.$inferSelect

/** The current plan of a purchase; null if unknown. */
export async function findPlan(planId: string, db: Queryable) {
  const [row] = await db.select().from(loungePlans).where(eq(loungePlans.id, planId))
  return row ?? null
}

const version = statement<{ version: string }>(
  'lounge-terms-of-order',
  `select version from order_consents where order_no = $1`
)

/** The terms that an order's buyer agreed to; null for orders from before these were stored. */
export async function termsOf(orderNo: OrderNo, db: Queryable): Promise<string | null> {
  return (await version([orderNo], db))[0]?.version ?? null
}

/** Writes the membership of an order; an existing one stays unchanged. */
export async function insertPass(row: typeof loungePasses.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(loungePasses).values(row).onConflictDoNothing({ target: loungePasses.orderNo })
}

/** Memberships of a member that a gate would accept, earliest end first. */
export const usablePasses = (memberId: string, now: Date, db: Queryable): Promise<PassRow[]> =>
  db
    .select()
    .from(loungePasses)
    .where(
      and(
        eq(loungePasses.memberId, memberId),
        eq(loungePasses.state, 'active'),
        notEnded(loungePasses.expiresAt, now),
        gt(loungePasses.visits, loungePasses.visitsUsed)
      )
    )
    .orderBy(asc(loungePasses.expiresAt), asc(loungePasses.passNo))

/** The member's latest membership that was not refunded; null if none. */
export async function lastPass(memberId: string, db: Queryable): Promise<PassRow | null> {
  const [row] = await db
    .select()
    .from(loungePasses)
    .where(and(eq(loungePasses.memberId, memberId), eq(loungePasses.state, 'active')))
    .orderBy(desc(loungePasses.expiresAt), desc(loungePasses.passNo))
    .limit(1)
  return row ?? null
}

/** The membership that an order bought; null while unpaid. */
export async function passOfOrder(orderNo: OrderNo, db: Queryable): Promise<PassRow | null> {
  const [row] = await db.select().from(loungePasses).where(eq(loungePasses.orderNo, orderNo))
  return row ?? null
}

/** A member's order; null if it is another's. */
export async function findOwnOrder(
  memberId: string,
  orderNo: OrderNo,
  db: Queryable
): Promise<{ orderNo: OrderNo; state: OrderState } | null> {
  const [row] = await db
    .select({ orderNo: orders.orderNo, state: sql<OrderState>`${orders.state}` })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId)))
  return row ?? null
}

/** The member's membership order that can still be paid; null if none. */
export async function unpaidLoungeOrder(
  memberId: string,
  now: Date,
  db: Queryable
): Promise<{ orderNo: OrderNo; state: OrderState } | null> {
  const [row] = await db
    .select({ orderNo: orders.orderNo, state: sql<OrderState>`${orders.state}` })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, 'lounge'),
        eq(orders.state, 'unpaid'),
        gt(orders.expiresAt, now)
      )
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row ?? null
}

const isUnused = (orderNo: OrderNo, now: Date) =>
  and(
    eq(loungePasses.orderNo, orderNo),
    eq(loungePasses.state, 'active'),
    eq(loungePasses.visitsUsed, 0),
    notEnded(loungePasses.expiresAt, now)
  )

/** The state of an order's membership, for a refund request. */
export async function loungePassStatus(
  orderNo: OrderNo,
  now: Date,
  db: Queryable
): Promise<'unused' | 'used' | 'ended'> {
  const pass = await passOfOrder(orderNo, db)
  if (pass?.state !== 'active' || pass.visitsUsed > 0) return 'used'
  return pass.expiresAt > now ? 'unused' : 'ended'
}

/** Closes the membership of an order, if nobody has used it; a concurrent entry comes first, or is refused. */
export async function revokeLoungePass(orderNo: OrderNo, now: Date, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(loungePasses)
    .set({ state: 'closed' })
    .where(isUnused(orderNo, now))
    .returning({ passNo: loungePasses.passNo })
  return rows.length > 0
}
