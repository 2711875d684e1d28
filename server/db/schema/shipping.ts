/** Goods that are sent: what is to be sent for an order, its parcels and where they have been. */
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

/** What is to be sent for an order, and how far it is. */
export const shipments = pgTable(
  'shipments',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .primaryKey()
      .references(() => orders.orderNo),
    /** booked → packing (the warehouse knows) → sent (all of it) → received; cancelled = nothing is left to send. */
    state: text().notNull(),
    bookedAt: now('booked_at'),
    /** The warehouse has taken it. */
    placedAt: at('placed_at'),
    nextTryAt: now('next_try_at'),
    attempts: integer().notNull().default(0),
    sentAt: at('sent_at'),
    receivedAt: at('received_at'),
    /** When the channel that holds the money is told next of parcels that it does not know, and how often in vain. */
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
    /** What was sent cannot be cancelled, and the other way round. */
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
    /** The warehouse's number of it within the order. */
    parcelNo: integer('parcel_no').notNull(),
    carrier: text().notNull(),
    trackingNo: text('tracking_no').notNull(),
    /** State in kuaidi100's words: 0 moving, 1 collected, 2 trouble, 3 signed, 4 returned, 5 delivering … */
    state: text().notNull(),
    sentAt: at('sent_at').notNull(),
    signedAt: at('signed_at'),
    /** Whether the carrier's news are pushed to us: none | polling | shutdown | abort. */
    watch: text().notNull().default('none'),
    /** When the carrier is asked next to push its news, and how often in vain. */
    watchAt: now('watch_at'),
    watchAttempts: integer('watch_attempts').notNull().default(0),
    /** When it was last asked about: a number is asked about once in 30 minutes at most. */
    askedAt: at('asked_at'),
    /** The channel that holds the money knows that it was sent. */
    uploaded: boolean().notNull().default(false)
  },
  (t) => [
    unique('parcels_of_order').on(t.orderNo, t.parcelNo),
    unique('parcels_number').on(t.carrier, t.trackingNo),
    index('parcels_moving')
      .on(t.sentAt)
      .where(sql`${t.signedAt} is null`)
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

/** Where a parcel was, each word of the carrier once. */
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

/** Pieces that a warehouse has packed, as the sandbox's keeps them. */
export interface PackedParcel {
  readonly parcelNo: number
  readonly trackingNo: string
  readonly sentAt: string
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[]
}

/** The sandbox's warehouse: what it was told to send. */
export const sandboxShipments = pgTable('sandbox_shipments', {
  orderNo: text('order_no').primaryKey(),
  receiver: jsonb().$type<{ name: string; city: string }>().notNull(),
  lines: jsonb().$type<readonly { lineNo: number; name: string; quantity: number }[]>().notNull(),
  parcels: jsonb().$type<readonly PackedParcel[]>().notNull(),
  /** Requests to keep pieces back that it has agreed to. */
  withdrawn: text().array().notNull(),
  placedAt: now('placed_at'),
  /** When it packs the next parcel by itself. */
  nextAt: at('next_at')
})

/** The sandbox's carrier: parcels under way. */
export const sandboxParcels = pgTable(
  'sandbox_parcels',
  {
    trackingNo: text('tracking_no').primaryKey(),
    carrier: text().notNull(),
    city: text().notNull(),
    /** How many of its steps it has made, and when. */
    steps: jsonb().$type<readonly string[]>().notNull(),
    callback: text(),
    nextAt: at('next_at'),
    sentAt: at('sent_at').notNull()
  },
  (t) => [index('sandbox_parcels_due').on(t.nextAt)]
)
