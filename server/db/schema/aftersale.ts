/** Refund and return requests, their lines and their history. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { AfterSaleKind, AfterSaleState, WithheldKind } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import type { OwnPatience } from '../../domain/patience'
import { at, now } from './columns'
import { members } from './member'
import { orders } from './order'

export const afterSales = pgTable(
  'after_sales',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    kind: text().$type<AfterSaleKind>().notNull(),
    state: text().$type<AfterSaleState>().notNull(),
    reason: text().notNull(),
    /** The buyer's note and pictures. */
    note: text(),
    pictures: text().array().notNull(),
    /** The refund, including freight. */
    amountFen: integer('amount_fen').notNull(),
    freightFen: integer('freight_fen').notNull(),
    /** Money for the pieces that was withheld for benefits already used; not in `amountFen`. */
    withheldFen: integer('withheld_fen').notNull().default(0),
    /** The parcel in which the goods are returned. */
    returnCarrier: text('return_carrier'),
    returnNo: text('return_no'),
    refusedReason: text('refused_reason'),
    /** Idempotency key of the call that created it. */
    requestKey: text('request_key').notNull(),
    createdAt: now('created_at'),
    /** When it reached its state. */
    movedAt: now('moved_at'),
    /** How long its channel waits, as far as the catalogue said when it was made; null = nothing. */
    patience: jsonb().$type<OwnPatience>(),
    /** How often the warehouse was asked to hold the goods, and when it is asked next; null = not yet. */
    asks: integer().notNull().default(0),
    nextAskAt: at('next_ask_at')
  },
  (t) => [
    unique('after_sales_request').on(t.memberId, t.requestKey),
    check('after_sales_money', sql`${t.freightFen} >= 0 and ${t.amountFen} >= ${t.freightFen}`),
    check('after_sales_kind', sql`${t.kind} in ('cancel','refund','return')`),
    check(
      'after_sales_state',
      sql`${t.state} in ('applied','approved','returning','received','refunding','done','withdrawn','refused')`
    ),
    index('after_sales_order').on(t.orderNo),
    index('after_sales_member').on(t.memberId, t.createdAt.desc()),
    index('after_sales_open')
      .on(t.movedAt)
      .where(sql`${t.state} in ('applied','approved','returning','received')`)
  ]
)

export const afterSaleLines = pgTable(
  'after_sale_lines',
  {
    afterSaleId: text('after_sale_id')
      .notNull()
      .references(() => afterSales.id),
    lineNo: integer('line_no').notNull(),
    quantity: integer().notNull(),
    amountFen: integer('amount_fen').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.afterSaleId, t.lineNo] }),
    check('after_sale_lines_some', sql`${t.quantity} > 0 and ${t.amountFen} >= 0`)
  ]
)

/** Amounts withheld from a refund, and the used benefit that each is for. */
export const afterSaleWithholdings = pgTable(
  'after_sale_withholdings',
  {
    afterSaleId: text('after_sale_id')
      .notNull()
      .references(() => afterSales.id),
    seq: integer().notNull(),
    kind: text().$type<WithheldKind>().notNull(),
    words: text().notNull(),
    fen: integer().notNull(),
    /** For a card price: the line it was deducted from; withheld only once. */
    ofOrderNo: text('of_order_no').$type<OrderNo>(),
    ofLineNo: integer('of_line_no')
  },
  (t) => [
    primaryKey({ columns: [t.afterSaleId, t.seq] }),
    index('after_sale_withholdings_of')
      .on(t.ofOrderNo, t.ofLineNo)
      .where(sql`${t.ofOrderNo} is not null`),
    check('after_sale_withholdings_fen', sql`${t.fen} > 0`),
    check('after_sale_withholdings_kind', sql`${t.kind} in ('cardPrice','points','coupon')`)
  ]
)

/** Every change of a request, with who caused it. */
export const afterSaleEvents = pgTable(
  'after_sale_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    afterSaleId: text('after_sale_id')
      .notNull()
      .references(() => afterSales.id),
    state: text().notNull(),
    /** buyer | merchant | rule | payment. */
    cause: text().notNull(),
    note: text().notNull(),
    at: now('at')
  },
  (t) => [index('after_sale_events_of').on(t.afterSaleId)]
)
