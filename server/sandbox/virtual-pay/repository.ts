import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxVirtualItems, sandboxVirtualOrders, sandboxWechatSessions } from '../../db/schema/sandbox'

export type VirtualOrder = typeof sandboxVirtualOrders.$inferSelect
type Item = typeof sandboxVirtualItems.$inferSelect

/** Stores items; one that exists stays as it is. */
export async function addItems(items: readonly Omit<Item, 'published'>[], db: Queryable): Promise<void> {
  await db
    .insert(sandboxVirtualItems)
    .values([...items])
    .onConflictDoNothing()
}

export const listItems = (db: Queryable): Promise<Item[]> => db.select().from(sandboxVirtualItems)

/** Releases items; @returns the ids of those that exist */
export async function publishItems(ids: readonly string[], db: Queryable): Promise<ReadonlySet<string>> {
  const done = await db
    .update(sandboxVirtualItems)
    .set({ published: true })
    .where(inArray(sandboxVirtualItems.productId, [...ids]))
    .returning({ id: sandboxVirtualItems.productId })
  return new Set(done.map(({ id }) => id))
}

export async function findItem(productId: string, db: Queryable): Promise<Item | undefined> {
  const [item] = await db
    .select()
    .from(sandboxVirtualItems)
    .where(eq(sandboxVirtualItems.productId, productId))
  return item
}

/** The key of the session that a phone's last login began. */
export async function sessionKeyOf(openId: string, db: Queryable): Promise<string | undefined> {
  const [session] = await db
    .select()
    .from(sandboxWechatSessions)
    .where(eq(sandboxWechatSessions.openId, openId))
  return session?.sessionKey
}

/** Takes the buyer's money; false if the number was used before. */
export async function addOrder(
  order: Pick<VirtualOrder, 'outTradeNo' | 'openId' | 'totalFen' | 'transactionId' | 'paidAt' | 'byApple'>,
  db: Queryable
): Promise<boolean> {
  const added = await db
    .insert(sandboxVirtualOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ outTradeNo: sandboxVirtualOrders.outTradeNo })
  return added.length > 0
}

export async function findOrder(outTradeNo: string, db: Queryable): Promise<VirtualOrder | undefined> {
  const [order] = await db
    .select()
    .from(sandboxVirtualOrders)
    .where(eq(sandboxVirtualOrders.outTradeNo, outTradeNo))
  return order
}

/** The payment that has a refund of this number. */
export async function findByRefund(outRefundNo: string, db: Queryable): Promise<VirtualOrder | undefined> {
  const [order] = await db
    .select()
    .from(sandboxVirtualOrders)
    .where(sql`${sandboxVirtualOrders.refunds} ? ${outRefundNo}`)
  return order
}

/** The shop has handed over the goods. */
export async function markProvided(outTradeNo: string, db: Queryable): Promise<void> {
  await db
    .update(sandboxVirtualOrders)
    .set({ provided: true })
    .where(eq(sandboxVirtualOrders.outTradeNo, outTradeNo))
}

/** Refunds money once per number; undefined if more than is left, or another was made meanwhile. */
export async function addRefund(
  refund: { outTradeNo: string; outRefundNo: string; leftFen: number; amountFen: number; now: Date },
  db: Queryable
): Promise<VirtualOrder | undefined> {
  const { outTradeNo, outRefundNo, leftFen, amountFen, now } = refund
  const { refunds, refundTimes, refundedFen, totalFen } = sandboxVirtualOrders
  const [done] = await db
    .update(sandboxVirtualOrders)
    .set({
      refundedFen: sql`${refundedFen} + ${amountFen}`,
      refunds: sql`${refunds} || ${JSON.stringify({ [outRefundNo]: amountFen })}::jsonb`,
      refundTimes: sql`${refundTimes} || ${JSON.stringify({ [outRefundNo]: now.toISOString() })}::jsonb`
    })
    .where(
      and(
        eq(sandboxVirtualOrders.outTradeNo, outTradeNo),
        sql`${totalFen} - ${refundedFen} = ${leftFen}`,
        sql`${amountFen} between 1 and ${leftFen}`,
        sql`not ${refunds} ? ${outRefundNo}`
      )
    )
    .returning()
  return done
}

/** Payments that were paid, or of which a part was refunded, between two moments. */
export async function ordersBetween(from: Date, until: Date, db: Queryable): Promise<VirtualOrder[]> {
  const between = sql`tstzrange(${from.toISOString()}, ${until.toISOString()})`
  return db
    .select()
    .from(sandboxVirtualOrders)
    .where(
      sql`${sandboxVirtualOrders.paidAt} <@ ${between} or exists (
        select 1 from jsonb_each_text(${sandboxVirtualOrders.refundTimes}) t where t.value::timestamptz <@ ${between})`
    )
    .orderBy(sandboxVirtualOrders.outTradeNo)
}

/** WeChat's number of a refund. */
export const refundId = ({ transactionId, refunds }: VirtualOrder, outRefundNo: string): string =>
  `5030${transactionId.slice(5)}${Object.keys(refunds).sort().indexOf(outRefundNo) + 1}`
