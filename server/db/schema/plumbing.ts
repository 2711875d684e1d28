/** Data that the server's processes share. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, now } from './columns'

/** First responses of keyed writes (header Idempotency-Key), kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The member's id, or `visitor`. */
    scope: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The whole response as sent; null while the first call runs. */
    response: text(),
    status: integer(),
    /** Who runs the call, and until when it is considered alive: a crash must not block the key for ever. */
    runner: text().notNull(),
    leaseUntil: at('lease_until').notNull(),
    createdAt: now('created_at')
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_age').on(t.createdAt)]
)

/** Counters of the business limits; made UNLOGGED by hand in the migration. */
export const rateHits = pgTable(
  'rate_hits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetAt: at('reset_at').notNull()
  },
  (t) => [index('rate_hits_reset').on(t.resetAt)]
)

/** When each recurring job may run next, and how its rounds went; the row serves as the lock between processes. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  runner: text().notNull(),
  nextAt: at('next_at').notNull(),
  /** The last round, by whichever process: when it began, how long it took, and the last one that did not fail. */
  startedAt: at('started_at'),
  lastMs: integer('last_ms'),
  succeededAt: at('succeeded_at'),
  /** Failed rounds since the last that did not. */
  failures: integer().notNull().default(0)
})

/** One row: whether phone numbers of receivers are written sealed, which releases before this one cannot read (ADR 0111). */
export const receiverSealing = pgTable(
  'receiver_sealing',
  {
    one: boolean().primaryKey().default(true),
    /** Since when they are; null = they are written plain. */
    since: at('since')
  },
  (t) => [check('receiver_sealing_one', sql`${t.one}`)]
)
