import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxPartnerModes, sandboxPartnerOrders, sandboxPartnerSessions } from '../../db/schema/partner'

export type SiteOrder = typeof sandboxPartnerOrders.$inferSelect
export type SiteSession = typeof sandboxPartnerSessions.$inferSelect
export type SiteMode = Pick<typeof sandboxPartnerModes.$inferSelect, 'slow' | 'unreachable' | 'refuses'>

export async function addSession(session: SiteSession, db: Queryable): Promise<void> {
  await db.insert(sandboxPartnerSessions).values(session)
}

/** The user logged in at a site; undefined if nobody is. */
export async function findSession(partner: string, tokenHash: string, now: Date, db: Queryable) {
  const { tokenHash: hash, partner: at, expiresAt } = sandboxPartnerSessions
  const [session] = await db
    .select()
    .from(sandboxPartnerSessions)
    .where(and(eq(hash, tokenHash), eq(at, partner), gt(expiresAt, now)))
  return session
}

export async function forgetSessions(before: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxPartnerSessions).where(lt(sandboxPartnerSessions.expiresAt, before))
}

export async function addOrder(
  order: typeof sandboxPartnerOrders.$inferInsert,
  db: Queryable
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
export async function findOrder(partner: string, orderNo: string, userId: string, db: Queryable) {
  const [order] = await db
    .select()
    .from(sandboxPartnerOrders)
    .where(isOf(partner, orderNo, userId))
  return order
}

export function listOrders(partner: string, userId: string, limit: number, db: Queryable) {
  return db
    .select()
    .from(sandboxPartnerOrders)
    .where(and(eq(sandboxPartnerOrders.partner, partner), eq(sandboxPartnerOrders.userId, userId)))
    .orderBy(desc(sandboxPartnerOrders.createdAt), desc(sandboxPartnerOrders.orderNo))
    .limit(limit)
}

/** The selections in paid or held orders of one item, e.g. seats. */
export async function heldDetails(
  partner: string,
  itemId: string,
  now: Date,
  db: Queryable
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

/** Serialises selections from one item until the transaction ends. */
export async function lockItem(partner: string, itemId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${partner} ${itemId}`}, 0))`)
}

/** The user cancels; false if the order is not unpaid. */
export const cancelOrder = (partner: string, orderNo: string, userId: string, db: Queryable) =>
  move('cancelled', and(isOf(partner, orderNo, userId), eq(sandboxPartnerOrders.state, 'unpaid')), db)

/** Accepts a payment, once; false if the order is not unpaid (any longer), or too old. */
export async function acceptPayment(
  payment: { partner: string; orderNo: string; userId: string; tradeNo: string; latest: Date },
  db: Queryable
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

/** Counts a payment report. */
export async function countReported(
  partner: string,
  orderNo: string,
  userId: string,
  db: Queryable
): Promise<void> {
  await db
    .update(sandboxPartnerOrders)
    .set({ told: sql`${sandboxPartnerOrders.told} + 1` })
    .where(isOf(partner, orderNo, userId))
}

/** Marks an order as refunded. */
export const markRefunded = (partner: string, orderNo: string, userId: string, db: Queryable) =>
  move('refunded', isOf(partner, orderNo, userId), db)

/** False if no order matches. */
async function move(state: SiteOrder['state'], which: SQL | undefined, db: Queryable): Promise<boolean> {
  const done = await db
    .update(sandboxPartnerOrders)
    .set({ state })
    .where(which)
    .returning({ orderNo: sandboxPartnerOrders.orderNo })
  return done.length > 0
}

const USUAL: SiteMode = { slow: false, unreachable: false, refuses: false }

/** The current behaviour of a site. */
export async function modeOf(partner: string, db: Queryable): Promise<SiteMode> {
  const [mode] = await db.select().from(sandboxPartnerModes).where(eq(sandboxPartnerModes.partner, partner))
  return mode ?? USUAL
}

export async function setMode(partner: string, mode: SiteMode, db: Queryable): Promise<void> {
  await db
    .insert(sandboxPartnerModes)
    .values({ partner, ...mode })
    .onConflictDoUpdate({ target: sandboxPartnerModes.partner, set: { ...mode } })
}
