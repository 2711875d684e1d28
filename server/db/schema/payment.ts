/** Payment attempts, notices from the channel, and refunds. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
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
    /** The sum of its refunds, in progress or done. */
    refundedFen: integer('refunded_fen').notNull().default(0),
    /** created | paid | closed | refunding | refunded; the last two once all of it is being refunded, or was. */
    state: text().notNull(),
    prepayId: text('prepay_id'),
    mwebUrl: text('mweb_url'),
    /** The openid that it is to be paid by, in WeChat: whom the channel's later calls about it have to name. */
    payerOpenId: text('payer_open_id'),
    transactionId: text('transaction_id').unique(),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** How often the channel was polled while it was open, and when it is polled next; null = not yet. */
    asks: integer().notNull().default(0),
    nextAskAt: at('next_ask_at')
  },
  (t) => [
    check('payments_amount', sql`${t.amountFen} > 0`),
    /** However many concurrent refunds are requested, no more is refunded than was paid. */
    check('payments_refunded', sql`${t.refundedFen} between 0 and ${t.amountFen}`),
    index('payments_order').on(t.orderNo),
    /** Figures of a day. */
    index('payments_paid')
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null`),
    index('payments_to_ask')
      .on(sql`coalesce(${t.nextAskAt}, ${t.createdAt})`)
      .where(sql`${t.state} = 'created'`)
  ]
)

/** Accepted notices, so that a repeated one changes nothing. */
export const payNotices = pgTable(
  'pay_notices',
  {
    id: text().primaryKey(),
    outTradeNo: text('out_trade_no').notNull(),
    receivedAt: now('received_at')
  },
  (t) => [index('pay_notices_received').on(t.receivedAt)]
)

export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text('out_refund_no').primaryKey(),
    outTradeNo: text('out_trade_no')
      .notNull()
      .references(() => payments.outTradeNo),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    /** What it is for, `owner:id`: a repeated request with the same key finds this refund. */
    refundKey: text('refund_key').notNull(),
    amountFen: integer('amount_fen').notNull(),
    reason: text().notNull(),
    /** The part that the merchant refunded by hand, under a number of the channel's: we send the rest. */
    coveredFen: integer('covered_fen').notNull().default(0),
    /** processing | done | failed | covered: see payment/refund-states.ts. */
    state: text().notNull(),
    /** Reason of failure: abnormal | closed | refused | unanswered. */
    failure: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: now('next_try_at'),
    createdAt: now('created_at'),
    /** When staff had it tried again: its patience begins anew. */
    retriedAt: at('retried_at'),
    /** outside: staff paid the buyer otherwise, and the channel still holds the money. Null = by the channel. */
    via: text(),
    doneAt: at('done_at')
  },
  (t) => [
    unique('refunds_once').on(t.orderNo, t.refundKey),
    check('refunds_amount', sql`${t.amountFen} > 0`),
    check('refunds_covered', sql`${t.coveredFen} between 0 and ${t.amountFen}`),
    index('refunds_trade').on(t.outTradeNo),
    index('refunds_open')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'processing'`),
    index('refunds_done')
      .on(t.doneAt)
      .where(sql`${t.state} = 'done'`),
    /** What waits for staff: few rows. */
    index('refunds_failed')
      .on(t.createdAt)
      .where(sql`${t.state} = 'failed'`)
  ]
)

/** What staff decided about refunds that the channel did not carry out: rows are only added. */
export const refundActs = pgTable(
  'refund_acts',
  {
    /** Idempotency key of the call. */
    key: text().primaryKey(),
    /** The number of the refund at that moment: a retry may give it another. */
    outRefundNo: text('out_refund_no').notNull(),
    /** retry | platform | outside: see payment/hanging.ts. */
    kind: text().notNull(),
    staff: text().notNull(),
    reason: text().notNull(),
    /** The number under which it is tried again, if that is another. */
    newRefundNo: text('new_refund_no'),
    at: now('at')
  },
  (t) => [
    check('refund_acts_kind', sql`${t.kind} in ('retry','platform','outside')`),
    index('refund_acts_refund').on(t.outRefundNo)
  ]
)
