/** Shipped goods: what an order has to ship, its parcels and their tracking. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'
import { orders } from './order'

/** What has to be shipped for an order, and its progress. */
export const shipments = pgTable(
  'shipments',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .primaryKey()
      .references(() => orders.orderNo),
    /** booked → packing (the warehouse has it) → sent (all of it) → received; cancelled = nothing is left to send. */
    state: text().notNull(),
    bookedAt: now('booked_at'),
    /** When the warehouse accepted it. */
    placedAt: at('placed_at'),
    nextTryAt: now('next_try_at'),
    attempts: integer().notNull().default(0),
    sentAt: at('sent_at'),
    receivedAt: at('received_at'),
    /** Of a release before there were `shippingReports`. */
    uploadAt: now('upload_at'),
    uploadAttempts: integer('upload_attempts').notNull().default(0)
  },
  (t) => [
    check('shipments_state', sql`${t.state} in ('booked','packing','sent','received','cancelled')`),
    index('shipments_due')
      .on(t.nextTryAt)
      .where(sql`${t.state} in ('booked','packing')`),
    index('shipments_to_receive')
      .on(t.sentAt)
      .where(sql`${t.state} = 'sent'`)
  ]
)

/**
 * What is on its way to a member: each shipment and each gift that has neither come nor been cancelled, written by triggers alone. By
 * it the few orders that are not done are found among all that a member ever made.
 */
export const goodsOnTheWay = pgTable(
  'goods_on_the_way',
  {
    kind: text().$type<'shipment' | 'gift'>().notNull(),
    /** The order of a shipment, the record of a gift. */
    id: text().notNull(),
    /** null for gifts that no order bought. */
    orderNo: text('order_no').$type<OrderNo>(),
    /** No foreign key: it follows the order or the record, which has one, and must not lock the member. */
    memberId: text('member_id').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.id, t.kind] }),
    check('goods_on_the_way_kind', sql`${t.kind} in ('shipment','gift')`),
    index('goods_on_the_way_member').on(t.memberId, t.orderNo)
  ]
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => shipments.orderNo),
    lineNo: integer('line_no').notNull(),
    quantity: integer().notNull(),
    sent: integer().notNull().default(0),
    cancelled: integer().notNull().default(0)
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.lineNo] }),
    /** Sent pieces cannot be cancelled, and vice versa. */
    check(
      'shipment_lines_pieces',
      sql`${t.sent} >= 0 and ${t.cancelled} >= 0 and ${t.sent} + ${t.cancelled} <= ${t.quantity}`
    )
  ]
)

export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => shipments.orderNo),
    /** The warehouse's number for it within the order. */
    parcelNo: integer('parcel_no').notNull(),
    carrier: text().notNull(),
    trackingNo: text('tracking_no').notNull(),
    /** State as coded by kuaidi100: 0 moving, 1 collected, 2 trouble, 3 signed, 4 returned, 5 delivering … */
    state: text().notNull(),
    sentAt: at('sent_at').notNull(),
    signedAt: at('signed_at'),
    /** Whether tracking updates are pushed to us: none | polling | shutdown | abort. */
    watch: text().notNull().default('none'),
    /** When the push subscription is next requested, and the number of failed requests. */
    watchAt: now('watch_at'),
    watchAttempts: integer('watch_attempts').notNull().default(0),
    /** Time of the last query: a number is queried once in 30 minutes at most. */
    askedAt: at('asked_at'),
    /** The payment channel has been notified that it was sent. */
    uploaded: boolean().notNull().default(false)
  },
  (t) => [
    unique('parcels_of_order').on(t.orderNo, t.parcelNo),
    unique('parcels_number').on(t.carrier, t.trackingNo),
    index('parcels_to_watch')
      .on(t.watchAt)
      .where(sql`${t.watch} = 'none' and ${t.signedAt} is null`),
    /** Those without any news, by when they were last asked about, or sent. */
    index('parcels_silent')
      .on(sql`coalesce(${t.askedAt}, ${t.sentAt})`)
      .where(sql`${t.signedAt} is null and ${t.watch} in ('abort','shutdown')`)
  ]
)

export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id),
    lineNo: integer('line_no').notNull(),
    quantity: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.lineNo] }), check('parcel_lines_some', sql`${t.quantity} > 0`)]
)

/** Tracking events of a parcel, each message of the carrier once. */
export const parcelTraces = pgTable(
  'parcel_traces',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: at('at').notNull(),
    text: text().notNull(),
    state: text().notNull()
  },
  (t) => [unique('parcel_traces_once').on(t.parcelId, t.at, t.text)]
)

/**
 * Orders paid in the mini-program, whose delivery WeChat has to be told before it pays out their money. A row is a queue entry while
 * `dueAt` is set; other orders never get one.
 */
export const shippingReports = pgTable(
  'shipping_reports',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .primaryKey()
      .references(() => orders.orderNo),
    /** parcels (sent by a carrier), virtual (nothing is sent), pickup (taken in a shop). */
    manner: text().$type<'parcels' | 'virtual' | 'pickup'>().notNull(),
    /** When it is next reported; null = WeChat knows all of it. */
    dueAt: at('due_at'),
    attempts: integer().notNull().default(0),
    /** Since when WeChat does not know all of it. */
    queuedAt: at('queued_at').notNull(),
    /** Counts what came to be reported: what comes during a report is reported again. */
    revision: integer().notNull().default(1)
  },
  (t) => [
    check('shipping_reports_manner', sql`${t.manner} in ('parcels','virtual','pickup')`),
    index('shipping_reports_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`)
  ]
)

/** Pieces packed by a warehouse, as stored by the sandbox's. */
export interface PackedParcel {
  readonly parcelNo: number
  readonly trackingNo: string
  readonly sentAt: string
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[]
}

/** The sandbox's warehouse: its shipping orders. */
export const sandboxShipments = pgTable('sandbox_shipments', {
  orderNo: text('order_no').primaryKey(),
  receiver: jsonb().$type<{ name: string; city: string }>().notNull(),
  lines: jsonb().$type<readonly { lineNo: number; name: string; quantity: number }[]>().notNull(),
  parcels: jsonb().$type<readonly PackedParcel[]>().notNull(),
  /** Accepted requests to hold pieces back. */
  withdrawn: text().array().notNull(),
  placedAt: now('placed_at'),
  /** When it packs the next parcel automatically. */
  nextAt: at('next_at')
})

/** The sandbox's carrier: parcels in transit. */
export const sandboxParcels = pgTable(
  'sandbox_parcels',
  {
    trackingNo: text('tracking_no').primaryKey(),
    carrier: text().notNull(),
    city: text().notNull(),
    /** The times of its completed steps. */
    steps: jsonb().$type<readonly string[]>().notNull(),
    callback: text(),
    nextAt: at('next_at'),
    sentAt: at('sent_at').notNull()
  },
  (t) => [index('sandbox_parcels_due').on(t.nextAt)]
)
