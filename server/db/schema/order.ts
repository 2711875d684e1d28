/** Orders, their lines and their history. */
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { memberCards } from './card'
import { at, now } from './columns'
import { couponReceives } from './coupon'
import { members } from './member'

export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    totalFen: integer('total_fen').notNull(),
    discountFen: integer('discount_fen').notNull(),
    payFen: integer('pay_fen').notNull(),
    couponReceiveId: text('coupon_receive_id').references(() => couponReceives.id),
    /** The card that a plate goes on. */
    memberCardId: text('member_card_id').references(() => memberCards.id),
    distributor: text(),
    account: text(),
    distributionActivityId: text('distribution_activity_id'),
    labelId: text('label_id'),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    fulfilledAt: at('fulfilled_at'),
    closedAt: at('closed_at'),
    /** Taken out of the list by the member. */
    hiddenAt: at('hidden_at'),
    /** Idempotency key of the call that made it: should that call come again after a crash, it finds this order. */
    requestKey: text('request_key')
  },
  (t) => [
    unique('orders_request').on(t.memberId, t.requestKey),
    check(
      'orders_money',
      sql`${t.payFen} = ${t.totalFen} - ${t.discountFen} and ${t.payFen} >= 0 and ${t.discountFen} >= 0`
    ),
    check(
      'orders_state',
      sql`${t.state} in ('unpaid','paid','fulfilled','cancelled','closed','refunding','refunded')`
    ),
    index('orders_member').on(t.memberId, t.createdAt.desc()),
    index('orders_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'unpaid'`),
    index('orders_to_fulfil')
      .on(t.paidAt)
      .where(sql`${t.state} = 'paid'`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    lineNo: integer('line_no').notNull(),
    itemId: text('item_id').notNull(),
    name: text().notNull(),
    picture: text().notNull(),
    /** What was chosen on a partner's site, in one line. */
    detail: text(),
    unitFen: integer('unit_fen').notNull(),
    quantity: integer().notNull(),
    discountFen: integer('discount_fen').notNull(),
    payFen: integer('pay_fen').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.lineNo] }),
    check(
      'order_lines_money',
      sql`${t.payFen} = ${t.unitFen} * ${t.quantity} - ${t.discountFen} and ${t.payFen} >= 0`
    )
  ]
)

/** The history of an order: every transition with who caused it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    state: text().notNull(),
    cause: text().notNull(),
    note: text().notNull(),
    at: now('at')
  },
  (t) => [index('order_events_order').on(t.orderNo)]
)
