/** Orders, their lines and their history. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import type { OrderKind, RefundRule, VisitorDocument } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import type { StoredPhone } from '../../domain/receiver-phone'
import { memberCards } from './card'
import { at, now } from './columns'
import { couponReceives } from './coupon'
import { members } from './member'

/** Delivery address at the time of the order. */
export interface AddressSnapshot {
  readonly name: string
  readonly mobile: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly detail: string
}

/** A delivery address as its row keeps it: whoever reads the number opens it (`ReceiverPhones`). */
export interface StoredAddress extends Omit<AddressSnapshot, 'mobile'> {
  readonly mobile: StoredPhone
}

/** The visitor of a dated ticket and its terms at the time of the order. */
export interface OrderedVisitor {
  /** The order line it belongs to. */
  readonly itemId: string
  readonly refundRule: RefundRule
  readonly name: string
  readonly document: VisitorDocument
  /** Number of the document shown at the entrance: encrypted for the buyer, base64. */
  readonly sealedNumber: string
  readonly maskedNumber: string
}

/** The visitors of dated tickets. */
export interface Visit {
  readonly visitors: readonly OrderedVisitor[]
  /** Where the sight can reach the buyer. */
  readonly phone: string
}

/**
 * When a line of an order can be refunded, as of the time of the order. `days`: within this many days of full delivery. `unused`: the
 * unused part. `visitors`: dated tickets, by the visit's own rule. `service`: no rule applies; ask customer service.
 */
export type ReturnTerms =
  | { readonly rule: 'days'; readonly days: number }
  | { readonly rule: 'unused' | 'visitors' | 'service' }

export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').$type<OrderNo>().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    totalFen: integer('total_fen').notNull(),
    discountFen: integer('discount_fen').notNull(),
    freightFen: integer('freight_fen').notNull().default(0),
    /** Freight that is being refunded, or was. */
    freightClaimedFen: integer('freight_claimed_fen').notNull().default(0),
    /** Amount withheld from its refunds for benefits already used: see docs/money.md. */
    withheldFen: integer('withheld_fen').notNull().default(0),
    payFen: integer('pay_fen').notNull(),
    couponReceiveId: text('coupon_receive_id').references(() => couponReceives.id),
    /** The card to which a plate is added. */
    memberCardId: text('member_card_id').references(() => memberCards.id),
    distributor: text(),
    account: text(),
    distributionActivityId: text('distribution_activity_id'),
    labelId: text('label_id'),
    address: jsonb().$type<StoredAddress>(),
    /**
     * Keyed hash of the address's number, to find the order by (server/domain/receiver-mac.ts). Whoever changes the number sets it anew,
     * or to null: then a job fills it.
     */
    receiverMac: text('receiver_mac'),
    /** The buyer's note to the seller. */
    note: text(),
    /** Only for orders of dated tickets. */
    visit: jsonb('visitors').$type<Visit>(),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** While paid: how often its job has tried to hand it over, and when it tries next; null = as soon as it can. */
    handOverTries: integer('hand_over_tries').notNull().default(0),
    handOverAt: at('hand_over_at'),
    fulfilledAt: at('fulfilled_at'),
    closedAt: at('closed_at'),
    /** When the member removed it from the list. */
    hiddenAt: at('hidden_at'),
    /** Idempotency key of the call that created it: if the call is repeated after a crash, it finds this order. */
    requestKey: text('request_key'),
    /** While unpaid: from this moment its reserved goods may be released to other buyers. */
    heldUntil: at('held_until'),
    /** While unpaid: its slot among the member's limited number of unpaid orders. */
    openSlot: smallint('open_slot')
  },
  (t) => [
    unique('orders_request').on(t.memberId, t.requestKey),
    check(
      'orders_money',
      sql`${t.payFen} = ${t.totalFen} - ${t.discountFen} + ${t.freightFen} and ${t.payFen} >= 0 and ${t.discountFen} >= 0 and ${t.freightFen} >= 0`
    ),
    check('orders_withheld', sql`${t.withheldFen} between 0 and ${t.payFen}`),
    check('orders_freight_claimed', sql`${t.freightClaimedFen} between 0 and ${t.freightFen}`),
    check(
      'orders_state',
      sql`${t.state} in ('unpaid','paid','fulfilled','cancelled','closed','refunding','refunded')`
    ),
    /** Two concurrent orders cannot take the same slot. */
    uniqueIndex('orders_open_slot')
      .on(t.memberId, t.openSlot)
      .where(sql`${t.openSlot} is not null`),
    /** A member's, newest first, with all that tells which of them are listed or counted: the rest of a row is read for a page alone. */
    index('orders_of_member').on(
      t.memberId,
      t.createdAt.desc(),
      t.orderNo.desc().nullsFirst(),
      t.state,
      t.kind,
      t.hiddenAt,
      t.expiresAt,
      t.heldUntil
    ),
    /** What a member paid in a period, and was handed over. */
    index('orders_paid_by')
      .on(t.memberId, t.paidAt)
      .where(sql`${t.state} = 'fulfilled'`),
    /** What a member paid in a period with a discount. */
    index('orders_saved')
      .on(t.memberId, t.paidAt)
      .where(sql`${t.discountFen} > 0`),
    /** What a member bought of an activity, or of another one's. */
    index('orders_of_activity')
      .on(t.memberId, t.createdAt)
      .where(sql`${t.distributionActivityId} is not null`),
    index('orders_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'unpaid'`),
    /** Staff look for those that are not paid or came to nothing, newest first. */
    index('orders_ended')
      .on(t.state, t.orderNo)
      .where(sql`${t.state} in ('unpaid','cancelled','closed','refunding','refunded')`),
    index('orders_to_fulfil')
      .on(t.paidAt)
      .where(sql`${t.state} = 'paid'`),
    /** Those that were not tried come first. */
    index('orders_to_hand_over')
      .on(sql`coalesce(${t.handOverAt}, '-infinity')`, t.paidAt)
      .where(sql`${t.state} = 'paid' and ${t.kind} <> 'partner'`),
    /** Staff look for those of a receiver, newest first. */
    index('orders_receiver')
      .on(t.receiverMac, t.orderNo)
      .where(sql`${t.receiverMac} is not null`),
    /** Those that lack the hash of their receiver, or have one without an address: none, but for what other releases wrote. */
    index('orders_receiver_due')
      .on(t.orderNo)
      .where(sql`(${t.address} is null) <> (${t.receiverMac} is null)`),
    /** Those whose receiver's number is stored plain: once numbers are sealed, none but for what is to be sealed. */
    index('orders_plain_phone')
      .on(t.orderNo)
      .where(sql`not starts_with(${t.address} ->> 'mobile', 'sealed:')`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    lineNo: integer('line_no').notNull(),
    /** The kind of goods of the item: a kind of stock, or `partner`. */
    kind: text().$type<OrderKind>().notNull(),
    itemId: text('item_id').notNull(),
    name: text().notNull(),
    picture: text().notNull(),
    /** What was chosen on a partner's site, in one line. */
    detail: text(),
    unitFen: integer('unit_fen').notNull(),
    quantity: integer().notNull(),
    discountFen: integer('discount_fen').notNull(),
    /** The part of the discount due to a card price. */
    cardOffFen: integer('card_off_fen').notNull().default(0),
    /** The points used on it, and the part of the discount due to them. */
    points: integer().notNull().default(0),
    pointsOffFen: integer('points_off_fen').notNull().default(0),
    payFen: integer('pay_fen').notNull(),
    /** Points returned, and for how many pieces: see order/points-repository.ts. */
    pointsBack: integer('points_back').notNull().default(0),
    pointsBackPieces: integer('points_back_pieces').notNull().default(0),
    /** Pieces that are being refunded or were, and their money: see order/claims-repository.ts. */
    claimedPieces: integer('claimed_pieces').notNull().default(0),
    claimedFen: integer('claimed_fen').notNull().default(0),
    returnTerms: jsonb('return_terms').$type<ReturnTerms>().notNull().default({ rule: 'service' })
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.lineNo] }),
    index('order_lines_ticket_days')
      .on(t.itemId)
      .where(sql`${t.kind} = 'ticket'`),
    check('order_lines_card_off', sql`${t.cardOffFen} between 0 and ${t.discountFen}`),
    check(
      'order_lines_points_off',
      sql`${t.pointsOffFen} between 0 and ${t.discountFen} - ${t.cardOffFen} and (${t.points} = 0) = (${t.pointsOffFen} = 0) and ${t.points} >= 0`
    ),
    check(
      'order_lines_points_back',
      sql`${t.pointsBack} between 0 and ${t.points} and ${t.pointsBackPieces} between 0 and ${t.quantity}`
    ),
    check(
      'order_lines_claimed',
      sql`${t.claimedPieces} between 0 and ${t.quantity} and ${t.claimedFen} between 0 and ${t.payFen}`
    ),
    check(
      'order_lines_money',
      sql`${t.payFen} = ${t.unitFen} * ${t.quantity} - ${t.discountFen} and ${t.payFen} >= 0`
    )
  ]
)

/** The history of an order: every transition with who caused it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => orders.orderNo),
    state: text().notNull(),
    cause: text().notNull(),
    note: text().notNull(),
    at: now('at')
  },
  (t) => [index('order_events_order').on(t.orderNo)]
)

/** Terms that a buyer had to accept before an order was taken: which version, and when. */
export const orderConsents = pgTable('order_consents', {
  orderNo: text('order_no')
    .$type<OrderNo>()
    .primaryKey()
    .references(() => orders.orderNo),
  /** Version of the agreements. */
  kind: text().$type<'lounge'>().notNull(),
  version: text().notNull(),
  agreedAt: at('agreed_at').notNull()
})
