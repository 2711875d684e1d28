import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxPartnerModes, sandboxPartnerOrders, sandboxPartnerSessions } from '../../db/schema/partner'

export type SiteOrder = typeof sandboxPartnerOrders.$inferSelect
export type SiteSession = typeof sandboxPartnerSessions.$inferSelect
export type SiteMode = Pick<typeof sandboxPartnerModes.$inferSelect, 'slow' | 'unreachable' | 'refuses'>

export async function addSession(db: Queryable, session: SiteSession): Promise<void> {
  await db.insert(sandboxPartnerSessions).values(session)
}

/** Who is logged in at a site; undefined when nobody is. */
export async function findSession(db: Queryable, partner: string, tokenHash: string, now: Date) {
  const { tokenHash: hash, partner: at, expiresAt } = sandboxPartnerSessions
  const [session] = await db
    .select()
    .from(sandboxPartnerSessions)
    .where(and(eq(hash, tokenHash), eq(at, partner), gt(expiresAt, now)))
  return session
}

export async function forgetSessions(db: Queryable, before: Date): Promise<void> {
  await db.delete(sandboxPartnerSessions).where(lt(sandboxPartnerSessions.expiresAt, before))
}

export async function addOrder(
  db: Queryable,
  order: typeof sandboxPartnerOrders.$inferInsert
): Promise<void> {
  await db.insert(sandboxPartnerOrders).values(order)
}

const isOf = (partner: string, orderNo: string, userId: string) =>
  and(
    eq(sandboxPartnerOrders.partner, partner),
    eq(sandboxPartnerOrders.orderNo, orderNo),
    eq(sandboxPartnerOrders.userId, userId)
  )

/** An order of this user. */
export async function findOrder(db: Queryable, partner: string, orderNo: string, userId: string) {
  const [order] = await db
    .select()
    .from(sandboxPartnerOrders)
    .where(isOf(partner, orderNo, userId))
  return order
}

export function listOrders(db: Queryable, partner: string, userId: string, limit: number) {
  return db
    .select()
    .from(sandboxPartnerOrders)
    .where(and(eq(sandboxPartnerOrders.partner, partner), eq(sandboxPartnerOrders.userId, userId)))
    .orderBy(desc(sandboxPartnerOrders.createdAt), desc(sandboxPartnerOrders.orderNo))
    .limit(limit)
}

/** What was chosen in the orders of one item that are paid or held, e.g. seats. */
export async function heldDetails(
  db: Queryable,
  partner: string,
  itemId: string,
  now: Date
): Promise<string[]> {
  const rows = await db
    .select({ detail: sandboxPartnerOrders.detail })
    .from(sandboxPartnerOrders)
    .where(
      and(
        eq(sandboxPartnerOrders.partner, partner),
        eq(sandboxPartnerOrders.itemId, itemId),
        sql`(${sandboxPartnerOrders.state} = 'paid' or ${sandboxPartnerOrders.state} = 'unpaid' and ${sandboxPartnerOrders.expiresAt} > ${now.toISOString()}::timestamptz)`
      )
    )
  return rows.map(({ detail }) => detail)
}

/** Makes those who choose from one item wait for each other until the transaction ends. */
export async function lockItem(tx: Queryable, partner: string, itemId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${partner} ${itemId}`}, 0))`)
}

/** The user cancels; false when the order is not unpaid. */
export const cancelOrder = (db: Queryable, partner: string, orderNo: string, userId: string) =>
  move(db, 'cancelled', and(isOf(partner, orderNo, userId), eq(sandboxPartnerOrders.state, 'unpaid')))

/** Takes a payment, once; false when the order is not unpaid (any more), or too old. */
export async function takePayment(
  db: Queryable,
  payment: { partner: string; orderNo: string; userId: string; tradeNo: string; latest: Date }
): Promise<boolean> {
  const { partner, orderNo, userId, tradeNo, latest } = payment
  const done = await db
    .update(sandboxPartnerOrders)
    .set({ state: 'paid', tradeNo })
    .where(
      and(
        isOf(partner, orderNo, userId),
        eq(sandboxPartnerOrders.state, 'unpaid'),
        gt(sandboxPartnerOrders.expiresAt, latest)
      )
    )
    .returning({ orderNo: sandboxPartnerOrders.orderNo })
  return done.length > 0
}

/** Counts that a payment was told. */
export async function countTold(
  db: Queryable,
  partner: string,
  orderNo: string,
  userId: string
): Promise<void> {
  await db
    .update(sandboxPartnerOrders)
    .set({ told: sql`${sandboxPartnerOrders.told} + 1` })
    .where(isOf(partner, orderNo, userId))
}

/** The money of an order went back. */
export const markRefunded = (db: Queryable, partner: string, orderNo: string, userId: string) =>
  move(db, 'refunded', isOf(partner, orderNo, userId))

/** False when no order is so. */
async function move(db: Queryable, state: SiteOrder['state'], which: SQL | undefined): Promise<boolean> {
  const done = await db
    .update(sandboxPartnerOrders)
    .set({ state })
    .where(which)
    .returning({ orderNo: sandboxPartnerOrders.orderNo })
  return done.length > 0
}

const USUAL: SiteMode = { slow: false, unreachable: false, refuses: false }

/** How a site behaves now. */
export async function modeOf(db: Queryable, partner: string): Promise<SiteMode> {
  const [mode] = await db.select().from(sandboxPartnerModes).where(eq(sandboxPartnerModes.partner, partner))
  return mode ?? USUAL
}

export async function setMode(db: Queryable, partner: string, mode: SiteMode): Promise<void> {
  await db
    .insert(sandboxPartnerModes)
    .values({ partner, ...mode })
    .onConflictDoUpdate({ target: sandboxPartnerModes.partner, set: { ...mode } })
}
