/** Bills of the payment channel, row by row, and where they differ from our books. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { BillKind, BillRow } from '../../gateways/pay/pay-gateway'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'

/** Whose bill: WeChat Pay's two, or what virtual payment lists of a day. */
export type BillName = BillKind | 'virtual'

/** The bill of one day in China: fetched once, by whichever process is first. */
export const billDays = pgTable(
  'bill_days',
  {
    day: date({ mode: 'string' }).notNull(),
    bill: text().$type<BillName>().notNull(),
    /** waiting | stored | missing: the channel did not have it in a week. */
    state: text().notNull(),
    rows: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    nextTryAt: now('next_try_at'),
    storedAt: at('stored_at'),
    /** When it was last compared with our books. */
    matchedAt: at('matched_at')
  },
  (t) => [
    primaryKey({ columns: [t.day, t.bill] }),
    check('bill_days_state', sql`${t.state} in ('waiting','stored','missing')`)
  ]
)

/** Rows of bills: see `BillRow`. */
export const billRows = pgTable(
  'bill_rows',
  {
    bill: text().$type<BillName>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    line: integer().notNull(),
    kind: text().$type<BillRow['kind']>().notNull(),
    number: text().notNull(),
    outTradeNo: text('out_trade_no'),
    outRefundNo: text('out_refund_no'),
    at: at('at').notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    feeFen: integer('fee_fen'),
    rateMillionths: integer('rate_millionths'),
    state: text()
  },
  (t) => [
    primaryKey({ columns: [t.bill, t.day, t.line] }),
    index('bill_rows_number').on(t.number),
    index('bill_rows_trade')
      .on(t.outTradeNo)
      .where(sql`${t.kind} = 'payment'`),
    index('bill_rows_refund')
      .on(t.outRefundNo)
      .where(sql`${t.kind} = 'refund'`)
  ]
)

/** One side of a difference. */
export interface BillSide {
  readonly fen?: number
  readonly state?: string
  readonly feeFen?: number
  /** How often it is there, if more than once. */
  readonly times?: number
}

export const billDifferences = pgTable(
  'bill_differences',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    bill: text().$type<BillName>().notNull(),
    kind: text().notNull(),
    /** Our number of the payment or refund; in the fund bill the channel's. */
    number: text().notNull(),
    orderNo: text('order_no').$type<OrderNo>(),
    /** Null = there is nothing on this side. */
    ours: jsonb().$type<BillSide>(),
    theirs: jsonb().$type<BillSide>(),
    foundAt: now('found_at'),
    settledAt: at('settled_at'),
    /** Who; `system` = a later comparison found none. */
    settledBy: text('settled_by'),
    reason: text()
  },
  (t) => [
    unique('bill_differences_once').on(t.bill, t.number, t.kind),
    check('bill_differences_kind', sql`${t.kind} in ('missing here','missing there','amount','state','fee')`),
    check(
      'bill_differences_settled',
      sql`(${t.settledAt} is null) = (${t.settledBy} is null) and (${t.settledAt} is null) = (${t.reason} is null)`
    ),
    index('bill_differences_open')
      .on(t.day, t.id)
      .where(sql`${t.settledAt} is null`)
  ]
)
