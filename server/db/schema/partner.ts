/** Partners' orders that are paid with us, and the sandbox sites' own data about them. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'
import { members } from './member'
import { orders } from './order'

/**
 * A partner's order and ours for it: only one of ours at a time, enforced by the key. One that was cancelled or
 * closed is replaced in its row.
 */
export const partnerOrders = pgTable(
  'partner_orders',
  {
    partner: text().notNull(),
    partnerOrderNo: text('partner_order_no').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The member id by which the partner knows the buyer, if that account has been merged into this one since. */
    knownAs: text('known_as').references(() => members.id),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .unique()
      .references(() => orders.orderNo),
    amountFen: integer('amount_fen').notNull(),
    /**
     * waiting (until the partner has confirmed our payment; also before payment) | done | refused (to be refunded, the
     * partner is yet to be notified) | returned (it was notified).
     */
    state: text().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    createdAt: now('created_at'),
    /** Until when the purchase can be used, as the partner says (the end of a film); null = not said. */
    usableUntil: at('usable_until')
  },
  (t) => [
    primaryKey({ columns: [t.partner, t.partnerOrderNo] }),
    check('partner_orders_state', sql`${t.state} in ('waiting','done','refused','returned')`),
    index('partner_orders_due')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'refused'`),
    index('partner_orders_member').on(t.memberId),
    index('partner_orders_known_as')
      .on(t.knownAs)
      .where(sql`${t.knownAs} is not null`)
  ]
)

/** Orders as stored by a sandbox partner. */
export const sandboxPartnerOrders = pgTable(
  'sandbox_partner_orders',
  {
    partner: text().notNull(),
    orderNo: text('order_no').notNull(),
    /** The opaque user id that we sent. */
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    picture: text().notNull(),
    listFen: integer('list_fen').notNull(),
    payFen: integer('pay_fen').notNull(),
    /** unpaid | paid | cancelled | refunded. */
    state: text().notNull(),
    /** Our order that paid for it: repeated notifications of the same one change nothing. */
    tradeNo: text('trade_no'),
    /** Number of payment notifications received, for testing. */
    told: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usableUntil: at('usable_until')
  },
  (t) => [
    primaryKey({ columns: [t.partner, t.orderNo] }),
    index('sandbox_partner_orders_user').on(t.partner, t.userId, t.createdAt.desc())
  ]
)

/** Who is logged in at a sandbox partner, by the hash of the site's own cookie. */
export const sandboxPartnerSessions = pgTable('sandbox_partner_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  partner: text().notNull(),
  userId: text('user_id').notNull(),
  /** Where the user returns to. */
  back: text().notNull(),
  backDiscount: text('back_discount').notNull(),
  expiresAt: at('expires_at').notNull()
})

/** The behaviour of a sandbox partner, as set by a person. */
export const sandboxPartnerModes = pgTable('sandbox_partner_modes', {
  partner: text().primaryKey(),
  slow: boolean().notNull().default(false),
  unreachable: boolean().notNull().default(false),
  refuses: boolean().notNull().default(false)
})

/** Cards topped up in the sandbox of JD. */
export const sandboxJdCards = pgTable('sandbox_jd_cards', {
  code: text().primaryKey(),
  name: text().notNull(),
  faceFen: integer('face_fen').notNull(),
  account: text().notNull(),
  /** done | processing | failed. */
  state: text().notNull(),
  reason: text().notNull(),
  at: at('at').notNull()
})
