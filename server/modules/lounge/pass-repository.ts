import { notEnded } from '../../db/not-ended'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { OrderState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { loungePasses, loungePlans } from '../../db/schema/lounge'
import { orders } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

export type PassRow = typeof loungePasses.$inferSelect

/** The plan of a purchase as it is now; null for an unknown one. */
export async function findPlan(planId: string, db: Queryable) {
  const [row] = await db.select().from(loungePlans).where(eq(loungePlans.id, planId))
  return row ?? null
}

const version = statement<{ version: string }>(
  'lounge-terms-of-order',
  `select version from order_consents where order_no = $1`
)

/** The terms that the buyer of an order agreed to; null for one of before that was kept. */
export async function termsOf(orderNo: OrderNo, db: Queryable): Promise<string | null> {
  return (await version([orderNo], db))[0]?.version ?? null
}

/** Writes the membership of an order; one that is there already stays as it is. */
export async function insertPass(row: typeof loungePasses.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(loungePasses).values(row).onConflictDoNothing({ target: loungePasses.orderNo })
}

/** Memberships of a member that a gate would take, the one that ends first before the others. */
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

/** The membership that a member had last and was not paid back; null for none. */
export async function lastPass(memberId: string, db: Queryable): Promise<PassRow | null> {
  const [row] = await db
    .select()
    .from(loungePasses)
    .where(and(eq(loungePasses.memberId, memberId), eq(loungePasses.state, 'active')))
    .orderBy(desc(loungePasses.expiresAt), desc(loungePasses.passNo))
    .limit(1)
  return row ?? null
}

/** The membership that an order bought; null while it is not paid. */
export async function passOfOrder(orderNo: OrderNo, db: Queryable): Promise<PassRow | null> {
  const [row] = await db.select().from(loungePasses).where(eq(loungePasses.orderNo, orderNo))
  return row ?? null
}

/** A member's order; null for another's. */
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

/** The member's order of a membership that can still be paid; null for none. */
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

/** How the membership of an order stands, for whoever asks its money back. */
export async function loungePassStatus(
  orderNo: OrderNo,
  now: Date,
  db: Queryable
): Promise<'unused' | 'used' | 'ended'> {
  const pass = await passOfOrder(orderNo, db)
  if (pass?.state !== 'active' || pass.visitsUsed > 0) return 'used'
  return pass.expiresAt > now ? 'unused' : 'ended'
}

/** Closes the membership of an order, if nobody has entered by it; whoever enters in the same moment is first, or stays out. */
export async function revokeLoungePass(orderNo: OrderNo, now: Date, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(loungePasses)
    .set({ state: 'closed' })
    .where(isUnused(orderNo, now))
    .returning({ passNo: loungePasses.passNo })
  return rows.length > 0
}
