/** Messages of WeChat about virtual payment that staff have to know of. */
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { now } from './columns'

/** What Apple's question before a refund was answered. */
export interface RefundOpinion {
  /** Whether a refund was advised. */
  readonly refund: boolean
  /** Why, in Chinese. */
  readonly evidence: string
}

/** One row for what a message says, however often it comes. */
export const virtualMessages = pgTable('virtual_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Its event, and what it is about. */
  key: text().notNull().unique(),
  event: text().notNull(),
  /** Our number of the payment; null if it names none. */
  outTradeNo: text('out_trade_no'),
  orderNo: text('order_no').$type<OrderNo>(),
  /** Null = nothing but that it was received. */
  answer: jsonb().$type<RefundOpinion>(),
  times: integer().notNull().default(1),
  firstAt: now('first_at'),
  lastAt: now('last_at')
})
