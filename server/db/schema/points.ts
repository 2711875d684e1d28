/** Points of members in a channel: an append-only ledger, each entry with the balance before and after it. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { PointsEntry } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { at, endOfDay, now } from './columns'
import { members } from './member'
import { orders } from './order'

export const pointsEntries = pgTable(
  'points_entries',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    /** Number of the entry within the account: prevents two writers from adding the same one. */
    seq: integer().notNull(),
    kind: text().$type<PointsEntry['kind']>().notNull(),
    points: integer().notNull(),
    balanceBefore: integer('balance_before').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    /** The previous entry, whose balance this one continues; null for the first. */
    seqBefore: integer('seq_before'),
    /** What caused it: one entry of a kind per source. */
    source: text().notNull(),
    orderNo: text('order_no')
      .$type<OrderNo>()
      .references(() => orders.orderNo),
    /** For points earned: until when they are valid. */
    endsAt: endOfDay('ends_at'),
    at: now('at')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.channelCode, t.seq] }),
    unique('points_entries_balance').on(t.memberId, t.channelCode, t.seq, t.balanceAfter),
    foreignKey({
      name: 'points_entries_go_on',
      columns: [t.memberId, t.channelCode, t.seqBefore, t.balanceBefore],
      foreignColumns: [t.memberId, t.channelCode, t.seq, t.balanceAfter]
    }),
    unique('points_entries_source').on(t.source, t.kind),
    check(
      'points_entries_sum',
      sql`${t.balanceAfter} = ${t.balanceBefore} + ${t.points} and ${t.points} <> 0`
    ),
    check(
      'points_entries_first',
      sql`case when ${t.seq} = 1 then ${t.seqBefore} is null and ${t.balanceBefore} = 0
        else ${t.seqBefore} is not null and ${t.seqBefore} = ${t.seq} - 1 end`
    ),
    check(
      'points_entries_sign',
      sql`${t.kind} in ('join','leave') or (${t.points} > 0) = (${t.kind} in ('earn','back','cover'))`
    ),
    check(
      'points_entries_covered',
      sql`${t.balanceAfter} >= 0 or ${t.kind} in ('revoke','earn','back','cover','join','leave')`
    ),
    check(
      'points_entries_end',
      sql`(${t.kind} = 'earn' or (${t.kind} = 'join' and ${t.points} > 0)) = (${t.endsAt} is not null)`
    ),
    check(
      'points_entries_kind',
      sql`${t.kind} in ('earn','spend','back','revoke','cover','expire','join','leave')`
    ),
    index('points_entries_order').on(t.orderNo),
    /** All that the sums of an account need: they read its entries without the table. */
    index('points_entries_sums').on(t.memberId, t.channelCode, t.endsAt, t.points),
    index('points_entries_ending')
      .on(t.endsAt)
      .where(sql`${t.endsAt} is not null`)
  ]
)

export const pointsAccounts = pgTable(
  'points_accounts',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    /** That of the last entry, and the number of entries: null and 0 while there is none. */
    lastSeq: integer('last_seq'),
    balance: integer().notNull().default(0),
    /** Whether a settlement uses points by default. */
    byDefault: boolean('by_default').notNull().default(false),
    /** Points that expired by then have been deducted from the balance. */
    endedUntil: at('ended_until')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.channelCode] }),
    /** The balance is that of the last entry and nothing else. */
    foreignKey({
      name: 'points_accounts_balance',
      columns: [t.memberId, t.channelCode, t.lastSeq, t.balance],
      foreignColumns: [
        pointsEntries.memberId,
        pointsEntries.channelCode,
        pointsEntries.seq,
        pointsEntries.balanceAfter
      ]
    }),
    check('points_accounts_empty', sql`${t.lastSeq} is not null or ${t.balance} = 0`)
  ]
)
