/** Members as staff see them. */
import type { ConsoleData } from '@contract/console/types'
import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { entryTickets } from '../../db/schema/entry'
import { sessions, wechatIdentities } from '../../db/schema/session'
import { statement } from '../../db/statement'

type Detail = ConsoleData<'memberDetail'>

export interface OperatorMember {
  readonly memberId: string
  readonly nickname: string
  readonly mobile: string | null
  readonly channel: string
  readonly createdAt: Date
  readonly blockedAt: Date | null
  readonly closedAt: Date | null
}

const COLUMNS = `m.id as "memberId", m.nickname, m.mobile, m.channel_code as channel, m.created_at as "createdAt",
  m.blocked_at as "blockedAt", m.deleted_at as "closedAt"`

const found = statement<OperatorMember>(
  'operator-members',
  `select ${COLUMNS} from members m
   where m.id = $1 or m.mobile = $2 or m.id = (select c.member_id from member_cards c where c.card_no = $3) order by m.id limit 10`
)

/** Members with one of these; null = not asked for. */
export const findMembers = (
  { memberId, mobile, cardNo }: { memberId: string | null; mobile: string | null; cardNo: string | null },
  db: Queryable
): Promise<OperatorMember[]> => found([memberId, mobile, cardNo], db)

const listOf = (fields: string, from: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields})) from (select * from ${from} order by ${order} limit 50) x), '[]')`

/** What a member has, at most 50 of each, as the contract shows it. */
export interface Holdings {
  readonly cards: Detail['cards']
  readonly coupons: Detail['coupons']
  readonly points: Detail['points']
  readonly records: Detail['records']
  readonly sessions: Detail['sessions']
  readonly orders: number
}

const holdings = statement<Holdings>(
  'operator-holdings',
  `select
     ${listOf(
       `'memberCardId', x.id, 'name', (select g.name from card_products g where g.id = x.card_id), 'cardTail', right(x.card_no, 4),
       'state', x.state, 'expiresAt', x.expires_at`,
       'member_cards where member_id = $1',
       'created_at desc'
     )} as cards,
     ${listOf(
       `'couponReceiveId', x.id, 'name', (select c.name from coupons c where c.id = x.coupon_id), 'state', x.state, 'expiresAt', x.expires_at`,
       'coupon_receives where member_id = $1',
       'received_at desc'
     )} as coupons,
     ${listOf(`'channel', x.channel_code, 'balance', x.balance`, 'points_accounts where member_id = $1', 'channel_code')} as points,
     ${listOf(
       `'receiveId', x.id, 'name', (select p.name from privileges p where p.id = x.privilege_id), 'state', x.state, 'codeTail', right(x.code, 4),
       'orderNo', x.order_no, 'receivedAt', x.received_at, 'usedAt', x.used_at, 'expiresAt', x.expires_at`,
       'receive_records where member_id = $1',
       'received_at desc'
     )} as records,
     ${listOf(
       `'device', x.device, 'app', x.app, 'channel', x.channel_code, 'createdAt', x.created_at, 'lastSeen', x.seen_on`,
       'sessions where member_id = $1',
       'created_at desc'
     )} as sessions,
     (select count(*) from orders o where o.member_id = $1)::int as orders`
)

/** What a member has. */
export const holdingsOf = async (memberId: string, db: Queryable): Promise<Holdings | null> =>
  (await holdings([memberId], db))[0] ?? null

const setBlocked = statement<{ id: string }>(
  'member-block',
  `update members set blocked_at = $2 where id = $1 and (blocked_at is null) <> ($2::timestamptz is null) returning id`
)

/** Blocks a member (null: lets in again). @returns false if that is so already, or there is none */
export const markBlocked = async (memberId: string, at: Date | null, tx: Tx): Promise<boolean> =>
  (await setBlocked([memberId, at], tx)).length > 0

/** Ends all sessions of a member, and what would open new ones. @returns how many there were */
export async function endAllSessions(memberId: string, tx: Tx): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.memberId, memberId))
    .returning({ id: sessions.id })
  await tx.delete(entryTickets).where(eq(entryTickets.memberId, memberId))
  return ended.length
}

/** WeChat no longer logs a member in by itself. */
export async function unlinkWechat(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.memberId, memberId))
}
