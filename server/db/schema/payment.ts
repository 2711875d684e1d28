/** Attempts to pay, what the channel told of them, and money that goes back. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'
import { orders } from './order'

/** One attempt to pay an order: `outTradeNo` is ours, `transactionId` the payment channel's. */
export const payments = pgTable(
  'payments',
  {
    outTradeNo: text('out_trade_no').primaryKey(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    way: text().notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** created | paid | closed | refunding | refunded. */
    state: text().notNull(),
    prepayId: text('prepay_id'),
    mwebUrl: text('mweb_url'),
    transactionId: text('transaction_id').unique(),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at')
  },
  (t) => [
    check('payments_amount', sql`${t.amountFen} > 0`),
    index('payments_order').on(t.orderNo),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.state} = 'created'`)
  ]
)

/** Notices that were accepted, so that a repeated one changes nothing. */
export const payNotices = pgTable('pay_notices', {
  id: text().primaryKey(),
  outTradeNo: text('out_trade_no').notNull(),
  receivedAt: now('received_at')
})

export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text('out_refund_no').primaryKey(),
    /** One refund a payment: what was paid too much goes back once. */
    outTradeNo: text('out_trade_no')
      .notNull()
      .unique()
      .references(() => payments.outTradeNo),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    amountFen: integer('amount_fen').notNull(),
    reason: text().notNull(),
    /** processing | done. */
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: now('next_try_at'),
    createdAt: now('created_at'),
    doneAt: at('done_at')
  },
  (t) => [
    index('refunds_open')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'processing'`)
  ]
)
