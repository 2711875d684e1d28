/** Airports, their lounges, memberships, and entries. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Lounge, LoungeFacility } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { at, endOfDay } from './columns'
import { members } from './member'
import { orders } from './order'

export const airports = pgTable('airports', {
  /** IATA: `PEK`. */
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  /** Pinyin of city and name, a blank between syllables: searchable, also by initials. */
  pinyin: text().notNull(),
  /** Passenger volume; the higher, the more. */
  hot: integer().notNull(),
  onSale: boolean('on_sale').notNull()
})

export const lounges = pgTable(
  'lounges',
  {
    id: text().primaryKey(),
    airportId: text('airport_id')
      .notNull()
      .references(() => airports.id),
    name: text().notNull(),
    terminal: text().notNull(),
    area: text().$type<Lounge['area']>().notNull(),
    /** How to find it. */
    place: text().notNull(),
    /** HH:mm in China time; 24:00 ends the day. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    stayHours: integer('stay_hours').notNull(),
    facilities: text().array().$type<LoungeFacility[]>().notNull(),
    picture: text().notNull(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull()
  },
  (t) => [
    index('lounges_airport').on(t.airportId, t.sort),
    check('lounges_hours', sql`${t.opensAt} < ${t.closesAt}`)
  ]
)

/** A membership on sale: an order's goods of the kind `lounge`. */
export const loungePlans = pgTable(
  'lounge_plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    /** How long it is valid. */
    days: integer().notNull(),
    /** How often its member may enter. */
    visits: integer().notNull(),
    /** Guests that may come along, in total and at once. */
    guests: integer().notNull(),
    guestsAtOnce: integer('guests_at_once').notNull(),
    /** null = not limited. */
    stock: integer(),
    sold: integer().notNull().default(0),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [check('lounge_plans_stock', sql`${t.stock} >= 0`), check('lounge_plans_sold', sql`${t.sold} >= 0`)]
)

/** A purchased membership: what is left is what was bought minus what was used. */
export const loungePasses = pgTable(
  'lounge_passes',
  {
    /** The identifier that gates use, 12 digits. */
    passNo: text('pass_no').primaryKey(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    planId: text('plan_id')
      .notNull()
      .references(() => loungePlans.id),
    planName: text('plan_name').notNull(),
    state: text().$type<'active' | 'closed'>().notNull(),
    visits: integer().notNull(),
    visitsUsed: integer('visits_used').notNull().default(0),
    guests: integer().notNull(),
    guestsUsed: integer('guests_used').notNull().default(0),
    guestsAtOnce: integer('guests_at_once').notNull(),
    startsAt: at('starts_at').notNull(),
    expiresAt: endOfDay('expires_at').notNull(),
    /** Version of the terms that the buyer accepted. */
    termsVersion: text('terms_version'),
    /** The state last reported to YueTu; null = nothing yet. */
    toldState: text('told_state').$type<'active' | 'closed'>(),
    /** Number of failed reports, and when the next one is due; null = not yet. */
    tellTries: integer('tell_tries').notNull().default(0),
    nextTellAt: at('next_tell_at')
  },
  (t) => [
    unique('lounge_passes_order').on(t.orderNo),
    index('lounge_passes_member').on(t.memberId, t.expiresAt),
    index('lounge_passes_due')
      .on(sql`coalesce(${t.nextTellAt}, '-infinity')`, t.passNo)
      .where(sql`${t.toldState} is distinct from ${t.state}`),
    check('lounge_passes_state', sql`${t.state} in ('active','closed')`),
    check('lounge_passes_visits', sql`${t.visitsUsed} between 0 and ${t.visits}`),
    check('lounge_passes_guests', sql`${t.guestsUsed} between 0 and ${t.guests}`),
    check('lounge_passes_time', sql`${t.startsAt} < ${t.expiresAt}`)
  ]
)

/** An entry. A code opens one gate once, and a repeated scan is the same entry. */
export const loungeVisits = pgTable(
  'lounge_visits',
  {
    id: text().primaryKey(),
    passNo: text('pass_no')
      .notNull()
      .references(() => loungePasses.passNo),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    loungeId: text('lounge_id')
      .notNull()
      .references(() => lounges.id),
    guests: integer().notNull(),
    at: at('at').notNull(),
    scan: text().notNull(),
    codeIssuedAt: at('code_issued_at').notNull(),
    visitsLeft: integer('visits_left').notNull(),
    guestsLeft: integer('guests_left').notNull()
  },
  (t) => [
    unique('lounge_visits_scan').on(t.passNo, t.scan),
    unique('lounge_visits_code').on(t.passNo, t.codeIssuedAt),
    index('lounge_visits_member').on(t.memberId, t.at.desc()),
    check('lounge_visits_left', sql`${t.guests} >= 0 and ${t.visitsLeft} >= 0 and ${t.guestsLeft} >= 0`)
  ]
)
