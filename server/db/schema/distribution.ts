/** Members who invite friends: campaigns, invitations, who was invited by whom, and materials to send. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ReferralRate } from '@contract/types'
import { at, endOfDay, now } from './columns'
import { members } from './member'

/** Channels that have it; empty = all. */
const channelCodes = () =>
  text('channel_codes')
    .array()
    .notNull()
    .default(sql`'{}'`)

export const referralCampaigns = pgTable(
  'referral_campaigns',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    rulesHtml: text('rules_html').notNull(),
    /** Rate for lines without a special rate; ten-thousandths of the amount paid. */
    basisPoints: integer('basis_points').notNull(),
    rates: jsonb().$type<readonly ReferralRate[]>().notNull().default([]),
    /** Days after receipt until a commission settles; the goods' own return period if longer. */
    settleDays: integer('settle_days').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: endOfDay('ends_at').notNull(),
    channelCodes: channelCodes(),
    sort: integer().notNull()
  },
  (t) => [
    check('referral_campaigns_rate', sql`${t.basisPoints} between 0 and 10000`),
    check('referral_campaigns_days', sql`${t.settleDays} between 0 and 365`)
  ]
)

/** A text, a picture, or both, for members to send to friends. */
export const referralMaterials = pgTable('referral_materials', {
  id: text().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  picture: text(),
  /** Whether it is shown. */
  onSale: boolean('on_sale').notNull(),
  channelCodes: channelCodes(),
  sort: integer().notNull()
})

/** A member's invitation code in a channel. It is never used up: looking it up changes nothing. */
export const referralInvitations = pgTable(
  'referral_invitations',
  {
    code: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    createdAt: now('created_at')
  },
  (t) => [
    unique('referral_invitations_one').on(t.memberId, t.channelCode),
    check('referral_invitations_code', sql`${t.code} ~ '^[2-9A-HJ-NP-Z]{8}$'`)
  ]
)

/** Who was invited by whom in a channel: once, and for ever. */
export const referralBindings = pgTable(
  'referral_bindings',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => members.id),
    boundAt: at('bound_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.channelCode] }),
    check('referral_bindings_self', sql`${t.memberId} <> ${t.referrerId}`),
    index('referral_bindings_referrer').on(t.referrerId, t.channelCode, t.boundAt.desc())
  ]
)
