/**
 * Kinds of columns. The tables beside this file are the database: the rules that must never break (stock, quotas, one
 * grant, money that adds up) are CHECK and UNIQUE constraints there, and `server/db/migrations` is generated from them.
 * Money is integer fen; moments are timestamptz.
 */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A moment that is always there: by default that of the writing. */
export const now = (name: string) => at(name).notNull().defaultNow()
