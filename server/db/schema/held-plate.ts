/** Plates on members' cards, and what was taken from them. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { cardTerms, memberCards } from './card'
import { at, now } from './columns'
import { members } from './member'
import { plates } from './plate'

export const memberPlates = pgTable(
  'member_plates',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    memberCardId: text('member_card_id')
      .notNull()
      .references(() => memberCards.id),
    /** The card term that included it; null if it was bought. */
    termId: text('term_id').references(() => cardTerms.id),
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    source: text().notNull(),
    orderNo: text('order_no').$type<OrderNo>().unique(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Days of `endsAt` that staff gave: no refund pays for them. */
    givenDays: integer('given_days').notNull().default(0),
    createdAt: now('created_at')
  },
  (t) => [
    index('member_plates_card').on(t.memberCardId),
    index('member_plates_member').on(t.memberId, t.plateId),
    /** Reports: what can still be taken. */
    index('member_plates_ending').on(t.endsAt, t.plateId),
    uniqueIndex('member_plates_included_once')
      .on(t.termId, t.plateId)
      .where(sql`${t.source} = 'included'`)
  ]
)

/** What was taken from a plate in a round; the CHECK enforces the quota. */
export const roundUsages = pgTable(
  'round_usages',
  {
    memberPlateId: text('member_plate_id')
      .notNull()
      .references(() => memberPlates.id),
    roundNo: integer('round_no').notNull(),
    used: integer().notNull(),
    quota: integer().notNull()
  },
  (t) => [
    primaryKey({ columns: [t.memberPlateId, t.roundNo] }),
    check('round_usages_quota', sql`${t.used} >= 0 and ${t.used} <= ${t.quota}`)
  ]
)
