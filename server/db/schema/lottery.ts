/** Lotteries: their prizes, draws, and tries earned outside. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { LotteryLook, LotteryPrizeKind } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { at, endOfDay, now, sendingColumns } from './columns'
import { coupons } from './coupon'
import { members } from './member'
import type { StoredAddress } from './order'
import { privileges } from './privilege'

export const lotteries = pgTable(
  'lotteries',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    subtitle: text().notNull(),
    look: text().$type<LotteryLook>().notNull(),
    rulesHtml: text('rules_html').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: endOfDay('ends_at').notNull(),
    /** Tries per day for every member. */
    dailyTries: integer('daily_tries').notNull().default(0),
    /** Extra tries per day for holders of one of `cardIds`, or of any card if empty. */
    cardTries: integer('card_tries').notNull().default(0),
    cardIds: text('card_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Tries for sharing, once a day. */
    shareTries: integer('share_tries').notNull().default(0),
    /** Tries for each order paid while it runs, with at least this total. */
    orderTries: integer('order_tries').notNull().default(0),
    orderFromFen: integer('order_from_fen').notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sort: integer().notNull()
  },
  (t) => [check('lotteries_look', sql`${t.look} in ('wheel','grid')`)]
)

export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    id: text().primaryKey(),
    lotteryId: text('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    name: text().notNull(),
    kind: text().$type<LotteryPrizeKind>().notNull(),
    picture: text().notNull(),
    /** Its chance is its share of the total weight. */
    weight: integer().notNull(),
    /** How many are left; null = not limited. */
    stock: integer(),
    privilegeId: text('privilege_id').references(() => privileges.id),
    couponId: text('coupon_id').references(() => coupons.id),
    points: integer(),
    /** Days within which it can be claimed. */
    claimDays: integer('claim_days').notNull().default(30),
    /** The substitute if the drawn prize is out of stock: one per lottery. */
    fallback: boolean().notNull().default(false),
    onSale: boolean('on_sale').notNull().default(true),
    sort: integer().notNull()
  },
  (t) => [
    index('lottery_prizes_lottery').on(t.lotteryId),
    check('lottery_prizes_stock', sql`${t.stock} >= 0`),
    check('lottery_prizes_weight', sql`${t.weight} >= 0`),
    check('lottery_prizes_kind', sql`${t.kind} in ('goods','privilege','coupon','points','none')`),
    check('lottery_prizes_privilege', sql`(${t.kind} = 'privilege') = (${t.privilegeId} is not null)`),
    check('lottery_prizes_coupon', sql`(${t.kind} = 'coupon') = (${t.couponId} is not null)`),
    check('lottery_prizes_points', sql`(${t.kind} = 'points') = (coalesce(${t.points}, 0) > 0)`),
    check(
      'lottery_prizes_fallback',
      sql`not ${t.fallback} or (${t.stock} is null and ${t.kind} in ('points','none'))`
    )
  ]
)

/** One row per try: `tryKey` can be used only once, even under concurrent requests. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: text().primaryKey(),
    lotteryId: text('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    tryKey: text('try_key').notNull().unique(),
    /** The order that gave the try, directly or through its card: refunding it revokes the prize. */
    orderNo: text('order_no').$type<OrderNo>(),
    /** Idempotency key of the call: if the call is repeated after a crash, it finds this draw. */
    requestKey: text('request_key').notNull(),
    prizeId: text('prize_id')
      .notNull()
      .references(() => lotteryPrizes.id),
    /** The prize at the time of the draw. */
    prizeName: text('prize_name').notNull(),
    prizeKind: text('prize_kind').$type<LotteryPrizeKind>().notNull(),
    picture: text().notNull(),
    drawnAt: now('drawn_at'),
    /** When the member saw the result. */
    seenAt: at('seen_at'),
    /** won: waits for its claim; claimed: being delivered; sent, received: goods; done: nothing is left to do; revoked: with its order. */
    state: text().notNull(),
    claimBy: endOfDay('claim_by'),
    claimedAt: at('claimed_at'),
    /** Idempotency key of the call that claimed it. */
    claimKey: text('claim_key'),
    address: jsonb().$type<StoredAddress>(),
    /** The receive record of a delivered privilege. */
    receiveId: text('receive_id').unique(),
    /** The warehouse's identifier for the goods. */
    shipNo: text('ship_no').unique(),
    ...sendingColumns()
  },
  (t) => [
    unique('lottery_draws_request').on(t.memberId, t.requestKey),
    index('lottery_draws_order')
      .on(t.orderNo)
      .where(sql`${t.orderNo} is not null`),
    index('lottery_draws_member').on(t.memberId, t.drawnAt.desc()),
    index('lottery_draws_to_claim')
      .on(t.claimBy)
      .where(sql`${t.state} = 'won'`),
    /** The last winners of each prize. */
    index('lottery_draws_of_prize')
      .on(t.lotteryId, t.prizeId, t.drawnAt)
      .where(sql`${t.prizeKind} <> 'none'`),
    index('lottery_draws_unseen')
      .on(t.memberId, t.lotteryId, t.drawnAt)
      .where(sql`${t.seenAt} is null`),
    index('lottery_draws_counts').on(t.lotteryId, t.prizeId, t.state),
    index('lottery_draws_won')
      .on(t.lotteryId, t.drawnAt, t.id)
      .where(sql`${t.prizeKind} <> 'none'`),
    index('lottery_draws_sending')
      .on(t.nextTryAt)
      .where(sql`${t.prizeKind} = 'goods' and ${t.state} = 'claimed'`),
    index('lottery_draws_to_send')
      .on(t.claimedAt, t.id)
      .where(sql`${t.prizeKind} = 'goods' and ${t.state} = 'claimed'`),
    index('lottery_draws_sent')
      .on(t.sentAt)
      .where(sql`${t.state} = 'sent'`),
    /** Those whose receiver's number is stored plain, as with orders. */
    index('lottery_draws_plain_phone')
      .on(t.id)
      .where(sql`not starts_with(${t.address} ->> 'mobile', 'sealed:')`),
    check('lottery_draws_state', sql`${t.state} in ('won','claimed','sent','received','done','revoked')`),
    check('lottery_draws_claim', sql`(${t.state} = 'won') <= (${t.claimBy} is not null)`),
    check('lottery_draws_goods', sql`${t.state} not in ('sent','received') or ${t.prizeKind} = 'goods'`)
  ]
)

/** Shares that gave a try: one per day. */
export const lotteryShares = pgTable(
  'lottery_shares',
  {
    lotteryId: text('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The day in China. */
    day: date({ mode: 'string' }).notNull(),
    at: now('at')
  },
  (t) => [
    primaryKey({ columns: [t.lotteryId, t.memberId, t.day] }),
    index('lottery_shares_member').on(t.memberId)
  ]
)

/** Links into a lottery (`lotteryTk`); only the hash of each is stored. */
export const lotteryEntries = pgTable(
  'lottery_entries',
  {
    tokenHash: text('token_hash').primaryKey(),
    lotteryId: text('lottery_id')
      .notNull()
      .references(() => lotteries.id),
    /** Whether it gives a try; a link without one only opens the lottery. */
    givesTry: boolean('gives_try').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: now('created_at')
  },
  (t) => [index('lottery_entries_expiry').on(t.expiresAt)]
)
