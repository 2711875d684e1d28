/** Sights, their dated tickets, saved visitors, and issued tickets. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { RefundRule, VisitorDocument } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { at, bytea, now } from './columns'
import { members } from './member'
import { orders } from './order'

const channelCodes = () =>
  text('channel_codes')
    .array()
    .notNull()
    .default(sql`'{}'`)

export const sights = pgTable(
  'sights',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** `gu gong`: a blank between syllables; searchable, also by initials. */
    pinyin: text().notNull(),
    category: text().notNull(),
    cityCode: text('city_code').notNull(),
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    /** GCJ-02, as everywhere. */
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    /** 5A 景区 and the like; '' for none. */
    level: text().notNull(),
    hours: text().notNull(),
    /** Weekdays on which it is closed, 1 = Monday to 7. */
    closedOn: integer('closed_on')
      .array()
      .notNull()
      .default(sql`'{}'`),
    phone: text().notNull(),
    subtitle: text().notNull(),
    pictures: text().array().notNull(),
    introHtml: text('intro_html').notNull(),
    /** What to know before going; shown before an order is made. */
    noticeHtml: text('notice_html').notNull(),
    /** Popularity; the higher, the more. */
    hot: integer().notNull(),
    onSale: boolean('on_sale').notNull(),
    channelCodes: channelCodes()
  },
  (t) => [index('sights_city').on(t.cityCode, t.category)]
)

export const ticketKinds = pgTable(
  'ticket_kinds',
  {
    id: text().primaryKey(),
    sightId: text('sight_id')
      .notNull()
      .references(() => sights.id),
    name: text().notNull(),
    /** Who may use it, in one line. */
    audience: text().notNull(),
    /** What it contains, in one line. */
    includes: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    /** Price on Saturdays and Sundays. */
    weekendFen: integer('weekend_fen').notNull(),
    /** Tickets per day; the remaining number of an existing day is stored there. */
    dailyStock: integer('daily_stock').notNull(),
    /** Age on the day of the visit, both ends included; null = any. */
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    /** Maximum number of tickets per order. */
    mostAnOrder: integer('most_an_order').notNull(),
    /** Hour of the day until which a ticket for that very day can be ordered; 0 = until the day before. */
    sameDayUntil: integer('same_day_until').notNull(),
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    channelCodes: channelCodes()
  },
  (t) => [index('ticket_kinds_sight').on(t.sightId, t.sort)]
)

/** One day of one kind of ticket: an order's goods of the kind `ticket`. */
export const ticketDays = pgTable(
  'ticket_days',
  {
    /** Kind and day: `gugong-adult_20261128`. */
    id: text().primaryKey(),
    kindId: text('kind_id')
      .notNull()
      .references(() => ticketKinds.id),
    day: date().notNull(),
    name: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    stock: integer(),
    sold: integer().notNull().default(0),
    onSale: boolean('on_sale').notNull(),
    channelCodes: channelCodes()
  },
  (t) => [
    unique('ticket_days_day').on(t.kindId, t.day),
    index('ticket_days_by_day').on(t.day),
    check('ticket_days_stock', sql`${t.stock} >= 0`),
    check('ticket_days_sold', sql`${t.sold} >= 0`)
  ]
)

/** A member's saved visitors, for the next order. */
export const visitors = pgTable(
  'visitors',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    document: text().$type<VisitorDocument>().notNull(),
    /** The number, encrypted: see server/domain/sealed.ts. */
    sealedNumber: bytea('sealed_number').notNull(),
    /** Masked for display. */
    maskedNumber: text('masked_number').notNull(),
    /** HMAC of document and number: the same person is saved once. */
    numberMac: text('number_mac').notNull(),
    /** Idempotency key of the call that created it. */
    requestKey: text('request_key'),
    createdAt: now('created_at')
  },
  (t) => [
    unique('visitors_number').on(t.memberId, t.numberMac),
    unique('visitors_request').on(t.memberId, t.requestKey)
  ]
)

/** A visitor's ticket. */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    /** Position of the visitor in the order, from 1. */
    seq: integer().notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    dayId: text('day_id')
      .notNull()
      .references(() => ticketDays.id),
    day: date().notNull(),
    visitorName: text('visitor_name').notNull(),
    document: text().$type<VisitorDocument>().notNull(),
    /** null once the account is deleted. */
    sealedNumber: bytea('sealed_number'),
    maskedNumber: text('masked_number').notNull(),
    /** Digits from which the code is formed, with its signature (see code.ts). */
    serial: text().notNull(),
    state: text().notNull(),
    /** Its share of the order's payment, fen. */
    payFen: integer('pay_fen').notNull(),
    /** As of the time of the order. */
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull(),
    issuedAt: at('issued_at').notNull(),
    usedAt: at('used_at'),
    /** Id of the scan that used it: the same scan may be sent twice. */
    usedScan: text('used_scan'),
    refundedAt: at('refunded_at'),
    /** Amount refunded, or to be refunded while staff review it, fen. */
    refundFen: integer('refund_fen'),
    /** When the key to its codes was first sent to a device: from its day on staff review it before a refund. */
    shownAt: at('shown_at'),
    /** The request that blocks it while staff review it. */
    heldFor: text('held_for')
  },
  (t) => [
    unique('tickets_place').on(t.orderNo, t.seq),
    unique('tickets_serial').on(t.serial),
    index('tickets_ending')
      .on(t.day)
      .where(sql`${t.state} = 'issued'`),
    index('tickets_day').on(t.dayId),
    index('tickets_member').on(t.memberId),
    index('tickets_held')
      .on(t.heldFor)
      .where(sql`${t.heldFor} is not null`),
    check('tickets_held_for', sql`(${t.state} = 'refunding') = (${t.heldFor} is not null)`),
    check('tickets_state', sql`${t.state} in ('issued','used','refunding','refunded','expired')`),
    check('tickets_used', sql`(${t.state} = 'used') = (${t.usedAt} is not null)`),
    check('tickets_refunded', sql`(${t.state} = 'refunded') = (${t.refundedAt} is not null)`),
    check('tickets_refund', sql`${t.refundFen} >= 0 and ${t.refundFen} <= ${t.payFen}`)
  ]
)
