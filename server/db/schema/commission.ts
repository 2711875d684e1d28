/** Commissions on friends' orders, and an append-only ledger, each entry with the balances before and after it. */
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import type { CommissionEntry, CommissionState } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'
import { referralCampaigns } from './distribution'
import { members } from './member'
import { orders } from './order'

export const commissions = pgTable(
  'commissions',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .primaryKey()
      .references(() => orders.orderNo),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => referralCampaigns.id),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => members.id),
    /** The buyer. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    state: text().$type<CommissionState>().notNull(),
    /** Commission when the order was paid, and its current value for the part of the order that was not refunded. */
    earnedFen: integer('earned_fen').notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** As defined by the campaign and the goods when the order was paid. */
    settleDays: integer('settle_days').notNull(),
    bookedAt: at('booked_at').notNull(),
    settledAt: at('settled_at'),
    /** When it is next checked whether it may settle. */
    checkAt: now('check_at')
  },
  (t) => [
    check('commissions_money', sql`${t.earnedFen} > 0 and ${t.amountFen} between 0 and ${t.earnedFen}`),
    check('commissions_state', sql`${t.state} in ('pending','settled','cancelled')`),
    check('commissions_settled', sql`(${t.state} = 'settled') = (${t.settledAt} is not null)`),
    check(
      'commissions_cancelled',
      sql`case when ${t.state} = 'cancelled' then ${t.amountFen} = 0 else ${t.state} = 'settled' or ${t.amountFen} > 0 end`
    ),
    index('commissions_referrer').on(t.referrerId, t.channelCode, t.bookedAt.desc()),
    index('commissions_member').on(t.memberId, t.referrerId),
    index('commissions_pending')
      .on(t.bookedAt)
      .where(sql`${t.state} = 'pending'`),
    index('commissions_to_check')
      .on(t.checkAt)
      .where(sql`${t.state} = 'pending'`),
    index('commissions_latest').on(t.state, t.bookedAt, t.orderNo)
  ]
)

/** The rate of each line when the order was paid, and how much of the line has been refunded. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    orderNo: text('order_no')
      .$type<OrderNo>()
      .notNull()
      .references(() => commissions.orderNo),
    lineNo: integer('line_no').notNull(),
    basisPoints: integer('basis_points').notNull(),
    payFen: integer('pay_fen').notNull(),
    refundedFen: integer('refunded_fen').notNull().default(0)
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.lineNo] }),
    check('commission_lines_rate', sql`${t.basisPoints} between 0 and 10000`),
    check('commission_lines_money', sql`${t.payFen} >= 0 and ${t.refundedFen} between 0 and ${t.payFen}`)
  ]
)

export const commissionEntries = pgTable(
  'commission_entries',
  {
    /** The owner: the referrer. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    /** Number of the entry within the account: prevents two writers from adding the same one. */
    seq: integer().notNull(),
    kind: text().$type<CommissionEntry['kind']>().notNull(),
    /** null for payouts by the operator and for merged accounts: those belong to no order. */
    orderNo: text('order_no')
      .$type<OrderNo>()
      .references(() => commissions.orderNo),
    pendingFen: integer('pending_fen').notNull(),
    settledFen: integer('settled_fen').notNull(),
    pendingBefore: integer('pending_before').notNull(),
    pendingAfter: integer('pending_after').notNull(),
    settledBefore: integer('settled_before').notNull(),
    settledAfter: integer('settled_after').notNull(),
    /** The previous entry, whose balances this one continues; null for the first. */
    seqBefore: integer('seq_before'),
    /** What caused it: one entry of a kind per source. */
    source: text().notNull(),
    at: now('at')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.channelCode, t.seq] }),
    unique('commission_entries_balance').on(t.memberId, t.channelCode, t.seq, t.pendingAfter, t.settledAfter),
    foreignKey({
      name: 'commission_entries_go_on',
      columns: [t.memberId, t.channelCode, t.seqBefore, t.pendingBefore, t.settledBefore],
      foreignColumns: [t.memberId, t.channelCode, t.seq, t.pendingAfter, t.settledAfter]
    }),
    unique('commission_entries_source').on(t.source, t.kind),
    /** An order earns once and settles once, whatever its sources are named. */
    uniqueIndex('commission_entries_once')
      .on(t.orderNo, t.kind)
      .where(sql`${t.kind} <> 'refund'`),
    index('commission_entries_order').on(t.orderNo),
    index('commission_entries_payouts')
      .on(t.at, t.source)
      .where(sql`${t.kind} = 'payout'`),
    check(
      'commission_entries_sum',
      sql`${t.pendingAfter} = ${t.pendingBefore} + ${t.pendingFen} and ${t.settledAfter} = ${t.settledBefore} + ${t.settledFen}`
    ),
    check(
      'commission_entries_first',
      sql`case when ${t.seq} = 1 then ${t.seqBefore} is null and ${t.pendingBefore} = 0 and ${t.settledBefore} = 0
        else ${t.seqBefore} is not null and ${t.seqBefore} = ${t.seq} - 1 end`
    ),
    check(
      'commission_entries_sign',
      sql`case ${t.kind} when 'earn' then ${t.pendingFen} > 0 and ${t.settledFen} = 0
        when 'settle' then ${t.settledFen} > 0 and ${t.pendingFen} = - ${t.settledFen}
        when 'refund' then least(${t.pendingFen}, ${t.settledFen}) < 0 and greatest(${t.pendingFen}, ${t.settledFen}) = 0
        when 'join' then ${t.pendingFen} <> 0 or ${t.settledFen} <> 0
        when 'payout' then ${t.pendingFen} = 0 and ${t.settledFen} < 0
        else false end`
    ),
    check(
      'commission_entries_covered',
      sql`${t.pendingAfter} >= 0 and (${t.settledAfter} >= 0 or ${t.kind} <> 'payout')`
    ),
    check('commission_entries_of', sql`(${t.kind} in ('payout','join')) = (${t.orderNo} is null)`)
  ]
)

export const commissionAccounts = pgTable(
  'commission_accounts',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    /** Those of the last entry, and the number of entries: null while there is none. */
    lastSeq: integer('last_seq'),
    pendingFen: integer('pending_fen').notNull().default(0),
    settledFen: integer('settled_fen').notNull().default(0),
    /** Since when there is something to pay out; null while there is nothing, or if it was settled by a release before this one. */
    payableSince: at('payable_since')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.channelCode] }),
    index('commission_accounts_payable')
      .on(t.settledFen, t.memberId, t.channelCode)
      .where(sql`${t.settledFen} > 0`),
    index('commission_accounts_payable_since')
      .on(t.payableSince)
      .where(sql`${t.settledFen} > 0`),
    /** The balances are those of the last entry and nothing else. */
    foreignKey({
      name: 'commission_accounts_balance',
      columns: [t.memberId, t.channelCode, t.lastSeq, t.pendingFen, t.settledFen],
      foreignColumns: [
        commissionEntries.memberId,
        commissionEntries.channelCode,
        commissionEntries.seq,
        commissionEntries.pendingAfter,
        commissionEntries.settledAfter
      ]
    }),
    check(
      'commission_accounts_empty',
      sql`${t.lastSeq} is not null or (${t.pendingFen} = 0 and ${t.settledFen} = 0)`
    )
  ]
)
