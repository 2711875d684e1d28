/** What members took or bought: codes, recharges, prizes. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, endOfDay, now, sendingColumns } from './columns'
import { memberPlates } from './held-plate'
import { members } from './member'
import type { StoredAddress } from './order'
import { privileges } from './privilege'

export const receiveRecords = pgTable(
  'receive_records',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    /** Taken from a plate … */
    memberPlateId: text('member_plate_id').references(() => memberPlates.id),
    roundNo: integer('round_no'),
    /** … or bought by an order, the n-th of its quantity. */
    orderNo: text('order_no').$type<OrderNo>(),
    orderSeq: integer('order_seq'),
    /** processing | issued | refunding | used | failed; expired follows from expiresAt. */
    state: text().notNull(),
    code: text().unique(),
    pin: text(),
    account: text(),
    prize: text(),
    /** What kind of thing it is (points, coupon, privilege, none); null = it is the code of this record. */
    prizeKind: text('prize_kind'),
    /** The record of the privilege that was won. */
    wonReceiveId: text('won_receive_id'),
    failedReason: text('failed_reason'),
    /** How often a recharge was polled, and when it is polled next; null = not yet. */
    asks: integer().notNull().default(0),
    nextAskAt: at('next_ask_at'),
    receivedAt: now('received_at'),
    usedAt: at('used_at'),
    /** Its owner marked it as used, and may take that back; a shop did not. */
    markedByOwner: boolean('marked_by_owner').notNull().default(false),
    /** When its owner was first shown the code, if an order bought it: from then on a shop may have accepted it. */
    shownAt: at('shown_at'),
    /** The after-sale request that blocks its use while it is `refunding`. */
    heldFor: text('held_for'),
    expiresAt: endOfDay('expires_at').notNull()
  },
  (t) => [
    /** One of each privilege per round: redeeming twice concurrently gives one code. */
    unique('receive_once_a_round').on(t.memberPlateId, t.roundNo, t.privilegeId),
    unique('receive_once_an_order').on(t.orderNo, t.orderSeq),
    index('receive_held')
      .on(t.heldFor)
      .where(sql`${t.heldFor} is not null`),
    check('receive_held_for', sql`(${t.state} = 'refunding') = (${t.heldFor} is not null)`),
    /** A member's, newest first, with all that tells which of them are counted where: the rest of a row is read for a page alone. */
    index('receive_of_member').on(t.memberId, t.receivedAt.desc(), t.state, t.expiresAt, t.orderNo),
    /** Credited to an account: nothing of them is left to use. */
    index('receive_credited')
      .on(t.memberId, t.expiresAt, t.id)
      .where(sql`${t.state} = 'issued' and ${t.account} is not null and ${t.code} is null`),
    /** What a member can still use, the first to end first. */
    index('receive_to_use')
      .on(t.memberId, t.expiresAt, t.id)
      .where(sql`${t.state} = 'issued'`),
    /** Reports: what was given in a period, and what is not used yet. */
    index('receive_received').on(t.receivedAt),
    index('receive_outstanding')
      .on(t.privilegeId, t.expiresAt)
      .where(sql`${t.state} in ('processing','issued','refunding')`),
    index('receive_ending')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'issued'`),
    /** For the job that continues recharges. */
    index('receive_processing')
      .on(t.receivedAt)
      .where(sql`${t.state} = 'processing'`)
  ]
)

/** Goods of records that are sent, from the claim with an address on. */
export const receiveParcels = pgTable(
  'receive_parcels',
  {
    receiveId: text('receive_id')
      .primaryKey()
      .references(() => receiveRecords.id),
    /** What is sent, as of the claim. */
    privilegeId: text('privilege_id').notNull(),
    name: text().notNull(),
    /** claimed: the warehouse sends it; sent; received. */
    state: text().notNull(),
    /** Idempotency key of the call that claimed it. */
    claimKey: text('claim_key').notNull(),
    /** null once the member's account was deleted. */
    address: jsonb().$type<StoredAddress>(),
    /** The warehouse's identifier. */
    shipNo: text('ship_no').notNull().unique(),
    claimedAt: at('claimed_at').notNull(),
    ...sendingColumns()
  },
  (t) => [
    index('receive_parcels_sending')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'claimed'`),
    index('receive_parcels_to_send')
      .on(t.claimedAt, t.receiveId)
      .where(sql`${t.state} = 'claimed'`),
    index('receive_parcels_sent')
      .on(t.sentAt)
      .where(sql`${t.state} = 'sent'`),
    /** Those whose receiver's number is stored plain, as with orders. */
    index('receive_parcels_plain_phone')
      .on(t.receiveId)
      .where(sql`not starts_with(${t.address} ->> 'mobile', 'sealed:')`),
    check('receive_parcels_state', sql`${t.state} in ('claimed','sent','received')`)
  ]
)
