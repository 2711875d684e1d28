/**
 * Column types. The tables beside this file define the database: the rules that must never break (stock, quotas, one
 * grant, money that adds up) are CHECK and UNIQUE constraints there, and `server/db/migrations` is generated from them.
 * Money is integer fen; moments are timestamptz.
 */
import type { EndOfDay } from '@contract/time'
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The end of a day in China (ADR 0049). */
export const endOfDay = (name: string) => at(name).$type<EndOfDay<Date>>()

/** A moment that is always set; defaults to the time of writing. */
export const now = (name: string) => at(name).notNull().defaultNow()

/** How goods that nobody bought are sent: their jobs (`giftSender`) need the same columns in each table. */
export const sendingColumns = () => ({
  placedAt: at('placed_at'),
  nextTryAt: at('next_try_at'),
  attempts: integer().notNull().default(0),
  carrier: text(),
  trackingNo: text('tracking_no'),
  sentAt: at('sent_at'),
  receivedAt: at('received_at')
})
