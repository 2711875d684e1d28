/** Privileges: what can be taken, where it can be used, and who viewed it. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, endOfDay } from './columns'
import { members } from './member'
import { brands, merchants } from './merchant'
import type { PartnerRedirect } from './partner-redirect'

/** A prize of a lottery privilege: points, a coupon, another privilege (a voucher, a recharge, goods), or nothing. */
export interface DrawPrize {
  readonly name: string
  /** Its chance is its share of all weights. */
  readonly weight: number
  /** Omitted by catalogues of before there were kinds: a code of the lottery privilege itself. */
  readonly kind?: 'points' | 'coupon' | 'privilege' | 'none'
  readonly points?: number
  readonly couponId?: string
  readonly privilegeId?: string
}

export const privileges = pgTable(
  'privileges',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    pictures: text().array().notNull(),
    faceFen: integer('face_fen').notNull(),
    /** What one that is given costs the business, fen; null = not known. Only reports read it. */
    costFen: integer('cost_fen'),
    faceText: text('face_text').notNull(),
    rulesHtml: text('rules_html').notNull(),
    usageHtml: text('usage_html').notNull(),
    /** null = not limited. */
    stock: integer(),
    startsAt: at('starts_at'),
    endsAt: endOfDay('ends_at'),
    /** Days that a code is valid after it was received. */
    validityDays: integer('validity_days').notNull(),
    /** Usable only in the month, or on the day, of the member's birthday; null = on any day. */
    birthday: text().$type<'day' | 'month'>(),
    /** Days of the week on which it is usable, 1 = Monday to 7 = Sunday; null = all. */
    weekdays: integer().array(),
    /** How it is delivered: a code, a code with a PIN, to an account (recharge), to an address (parcel), or a draw (lottery). */
    delivery: text().notNull(),
    /** lottery: what the server draws from. */
    prizes: jsonb().$type<DrawPrize[]>(),
    groupId: text('group_id'),
    groupName: text('group_name'),
    /** Where it is used, if that is a partner's site or mini-program: see `PartnerRedirect`. */
    redirect: jsonb().$type<PartnerRedirect>(),
    hot: integer().notNull().default(0),
    /** Channels that have it; empty = all. */
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [
    check('privileges_stock', sql`${t.stock} >= 0`),
    check('privileges_cost', sql`${t.costFen} >= 0`),
    check('privileges_delivery', sql`${t.delivery} in ('code','pair','account','parcel','draw')`),
    check('privileges_birthday', sql`${t.birthday} in ('day','month')`),
    index('privileges_kind').on(t.kind, t.hot.desc()),
    index('privileges_group').on(t.groupId)
  ]
)

export const privilegeMerchants = pgTable(
  'privilege_merchants',
  {
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id)
  },
  (t) => [
    primaryKey({ columns: [t.privilegeId, t.merchantId] }),
    index('pm_of_merchant').on(t.merchantId, t.privilegeId)
  ]
)

/** Members' views: used for recommendations. */
export const privilegeViews = pgTable(
  'privilege_views',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    times: integer().notNull(),
    seenAt: at('seen_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.memberId, t.privilegeId] })]
)
