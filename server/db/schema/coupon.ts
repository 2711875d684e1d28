/** Coupons, and those that members hold. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, endOfDay, now } from './columns'
import { members } from './member'

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** full_cut | discount | fixed; see the contract's couponRule. */
    rule: text().notNull(),
    thresholdFen: integer('threshold_fen').notNull(),
    amountFen: integer('amount_fen').notNull(),
    percent: integer().notNull(),
    maxOffFen: integer('max_off_fen').notNull(),
    scope: text().notNull(),
    /** Items it applies to; empty = all of the scope. */
    scopeIds: text('scope_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ruleText: text('rule_text').notNull(),
    rulesHtml: text('rules_html').notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    perMember: integer('per_member').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: endOfDay('ends_at').notNull(),
    /** Days it is valid once claimed. */
    validDays: integer('valid_days').notNull(),
    labelId: text('label_id'),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sort: integer().notNull()
  },
  (t) => [check('coupons_claimed', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`)]
)

export const couponReceives = pgTable(
  'coupon_receives',
  {
    id: text().primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The member's n-th of this coupon: UNIQUE enforces the limit under concurrency. */
    seq: integer().notNull(),
    /** usable | locked | used; expired follows from expiresAt. */
    state: text().notNull(),
    orderNo: text('order_no'),
    receivedAt: now('received_at'),
    expiresAt: endOfDay('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Idempotency key of the call that claimed it: if the call is repeated after a crash, it finds this one. */
    requestKey: text('request_key')
  },
  (t) => [
    unique('coupon_receives_seq').on(t.couponId, t.memberId, t.seq),
    unique('coupon_receives_request').on(t.memberId, t.requestKey),
    /** What a member can still use, the first to end first; with the coupon, so that of many of one coupon only some are read. */
    index('coupon_receives_held').on(t.memberId, t.state, t.expiresAt, t.id, t.couponId),
    index('coupon_receives_used')
      .on(t.memberId, sql`coalesce(${t.usedAt}, ${t.expiresAt})`, t.id)
      .where(sql`${t.state} = 'used'`),
    check('coupon_receives_order', sql`(${t.state} = 'usable') = (${t.orderNo} is null)`)
  ]
)
