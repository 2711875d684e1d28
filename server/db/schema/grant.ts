/** Grants by codes and to invited numbers, and which items of a gain were delivered. */
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activities, activityGains } from './activity'
import { memberCards } from './card'
import { at } from './columns'
import { members } from './member'
import { receiveRecords } from './receive'

/** Codes of an activity: stored as HMACs, each used once. */
export const grantCodes = pgTable(
  'grant_codes',
  {
    codeMac: text('code_mac').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    usedBy: text('used_by').references(() => members.id),
    usedAt: at('used_at')
  },
  (t) => [
    index('grant_codes_user').on(t.usedBy),
    check('grant_codes_used', sql`(${t.usedBy} is null) = (${t.usedAt} is null)`)
  ]
)

/** Numbers invited by an activity: stored as HMACs specific to that activity, each claimed by one member. */
export const grantInvitations = pgTable(
  'grant_invitations',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    mobileMac: text('mobile_mac').notNull(),
    claimedBy: text('claimed_by').references(() => members.id),
    claimedAt: at('claimed_at')
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.mobileMac] }),
    index('grant_invitations_claimer').on(t.claimedBy, t.activityId),
    check('grant_invitations_claimed', sql`(${t.claimedBy} is null) = (${t.claimedAt} is null)`)
  ]
)

/** The items of a gain, each once: the resulting card or receive record, or nothing yet. */
export const grantLines = pgTable(
  'grant_lines',
  {
    id: text().primaryKey(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    /** card | product. */
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    memberCardId: text('member_card_id').references(() => memberCards.id),
    receiveId: text('receive_id').references(() => receiveRecords.id),
    /** A piece was taken from the product's stock for it: a retry takes no other. */
    stockTaken: boolean('stock_taken').notNull().default(false),
    /** Idempotency key of the call that requested it. */
    requestKey: text('request_key').notNull(),
    createdAt: at('created_at').notNull()
  },
  (t) => [
    unique('grant_lines_once').on(t.memberId, t.activityId, t.kind, t.itemId),
    foreignKey({
      name: 'grant_lines_gain',
      columns: [t.activityId, t.memberId],
      foreignColumns: [activityGains.activityId, activityGains.memberId]
    })
      // merging accounts: lines move with their gain
      .onUpdate('cascade')
      .onDelete('cascade'),
    check('grant_lines_kind', sql`${t.kind} in ('card','product')`),
    check('grant_lines_record', sql`${t.receiveId} is null or ${t.stockTaken}`)
  ]
)
