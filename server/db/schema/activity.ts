/** Partner activities: what they sell or give, who visited, and who took or signed. */
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { memberCards } from './card'
import { at, endOfDay, now } from './columns'
import { members } from './member'

export const activities = pgTable(
  'activities',
  {
    id: text().primaryKey(),
    /** paid | gift | sign | distribution | code | directed | unique | cards. */
    kind: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    contentHtml: text('content_html').notNull(),
    rulesHtml: text('rules_html').notNull(),
    usageHtml: text('usage_html').notNull().default(''),
    /** The text to sign, and its version; both or neither. */
    agreementVersion: text('agreement_version'),
    agreementHtml: text('agreement_html'),
    startsAt: at('starts_at').notNull(),
    endsAt: endOfDay('ends_at').notNull(),
    /** How many may be given; null = not limited. Goods for sale have their own stock. */
    stock: integer(),
    taken: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sort: integer().notNull()
  },
  (t) => [
    check('activities_taken', sql`${t.taken} >= 0 and ${t.taken} <= coalesce(${t.stock}, ${t.taken})`),
    check(
      'activities_kind',
      sql`${t.kind} in ('paid','gift','sign','distribution','code','directed','unique','cards')`
    ),
    check('activities_agreement', sql`(${t.agreementVersion} is null) = (${t.agreementHtml} is null)`)
  ]
)

/** Goods of an activity: those it sells, or the one card it gives. */
export const activityItems = pgTable(
  'activity_items',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    /** card | plate | product. */
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    sort: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.activityId, t.kind, t.itemId] })]
)

/** Gifts taken and signings: one per person and activity, even under concurrent requests. */
export const activityGains = pgTable(
  'activity_gains',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    memberCardId: text('member_card_id').references(() => memberCards.id),
    /** Who signed, and which version; null if nothing is signed, and after the account was deleted. */
    signedName: text('signed_name'),
    agreementVersion: text('agreement_version'),
    channelCode: text('channel_code').notNull(),
    takenAt: at('taken_at').notNull(),
    /** Idempotency key of the call: if the call is repeated after a crash, it finds this gain. */
    requestKey: text('request_key').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.memberId] }),
    unique('activity_gains_request').on(t.memberId, t.requestKey)
  ]
)

/** Visits to an activity, and who joined it. */
export const activityRecords = pgTable(
  'activity_records',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    /** visit | join. */
    kind: text().notNull(),
    /** `m:` plus the member id, or `d:` plus the device id. */
    visitor: text().notNull(),
    distributor: text(),
    account: text(),
    labelId: text('label_id'),
    source: integer().notNull(),
    channelCode: text('channel_code').notNull(),
    at: now('at')
  },
  (t) => [
    // the visitor first: used to find a member's rows when the account is deleted
    unique('activity_records_once').on(t.visitor, t.activityId, t.kind),
    index('activity_records_distributor').on(t.distributor, t.activityId),
    index('activity_records_devices')
      .on(t.at)
      .where(sql`${t.visitor} like 'd:%'`)
  ]
)
