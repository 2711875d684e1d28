import type { Commission, Material } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'
import type { Account } from './ledger-repository'
import { SETTLES_AT } from './settle-repository'

/** The balances of an account, and the number of referred friends. */
export interface Earnings {
  readonly pendingFen: number
  readonly settledFen: number
  readonly paidOutFen: number
  readonly invitees: number
}

const standing = statement<Earnings>(
  'commission-standing',
  `select coalesce(max(a.pending_fen), 0)::int as "pendingFen", coalesce(max(a.settled_fen), 0)::int as "settledFen",
     (select coalesce(-sum(e.settled_fen), 0)::int from commission_entries e
      where e.member_id = $1 and e.channel_code = $2 and e.kind = 'payout') as "paidOutFen",
     (select count(*)::int from referral_bindings b where b.referrer_id = $1 and b.channel_code = $2) as invitees
   from commission_accounts a where a.member_id = $1 and a.channel_code = $2`
)

/**
 * SQL: the masked number of the member `m`, 138****8000: the full number never leaves the database here; null if
 * there is none.
 */
export const MASKED = `overlay(m.mobile placing '****' from 4 for 4)`

/** A friend, with a masked number. */
export interface InviteeRow {
  readonly mobile: string | null
  readonly nickname: string
  readonly boundAt: Date
  readonly orders: number
  readonly commissionFen: number
}

/**
 * SQL: tells rows of one moment apart. A cursor can be read by whoever has it, and these ids are a friend's: a part of their
 * hash says nothing of them.
 */
const unreadable = (id: string) => `left(md5(${id}), 8)`

const LAST_BOUND_FIRST = keyset(
  { by: 'b.bound_at', type: 'timestamptz', desc: 'nulls last' },
  { by: unreadable('b.member_id'), type: 'text', desc: true }
)

/** The page is cut before members are joined: every friend is one, and joined first they would be read for all of the list. */
const invitees = statement<InviteeRow & Positioned>(
  'referral-invitees',
  `select ${MASKED} as mobile, m.nickname, b.bound_at as "boundAt", ${LAST_BOUND_FIRST.column},
     coalesce(c.orders, 0)::int as orders, coalesce(c.fen, 0)::int as "commissionFen"
   from (select * from referral_bindings b where b.referrer_id = $1 and b.channel_code = $2 and ${LAST_BOUND_FIRST.after('$4')}
     order by ${LAST_BOUND_FIRST.order} limit $3) b
   join members m on m.id = b.member_id
   left join lateral (
     select count(*) filter (where c.amount_fen > 0) as orders, sum(c.amount_fen) as fen from commissions c
     where c.member_id = b.member_id and c.referrer_id = b.referrer_id and c.channel_code = b.channel_code) c on true
   order by ${LAST_BOUND_FIRST.order}`
)

/** A commission with the buyer of its order. */
export interface CommissionView {
  readonly orderNo: OrderNo
  readonly mobile: string | null
  readonly nickname: string
  readonly state: Commission['state']
  readonly amountFen: number
  readonly bookedAt: Date
  readonly settlesAt: Date | null
  /** Moments in JSON are text. */
  readonly entries: Commission['entries']
}

const LAST_BOOKED_FIRST = keyset(
  { by: 'c.booked_at', type: 'timestamptz', desc: 'nulls last' },
  { by: unreadable('c.order_no'), type: 'text', desc: true }
)

const views = statement<CommissionView & Positioned>(
  'commission-views',
  `select c.order_no as "orderNo", ${MASKED} as mobile, m.nickname, c.state, c.amount_fen as "amountFen", c.booked_at as "bookedAt",
     case when c.state = 'pending' then ${SETTLES_AT} end as "settlesAt", ${LAST_BOOKED_FIRST.column},
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'pendingFen', e.pending_fen, 'settledFen', e.settled_fen, 'at', e.at)
        order by e.seq) from commission_entries e where e.order_no = c.order_no) as entries
   from (select * from commissions c where c.referrer_id = $1 and c.channel_code = $2 and ${LAST_BOOKED_FIRST.after('$4')}
     order by ${LAST_BOOKED_FIRST.order} limit $3) c
   join orders o on o.order_no = c.order_no join members m on m.id = c.member_id
   order by ${LAST_BOOKED_FIRST.order}`
)

const materials = statement<Material>(
  'referral-materials',
  `select id as "materialId", title, text, picture from referral_materials
   where on_sale and (channel_codes = '{}' or $1 = any(channel_codes)) order by sort, id`
)

export async function earningsOf({ memberId, channel }: Account, db: Queryable): Promise<Earnings> {
  const [row] = await standing([memberId, channel], db)
  return row ?? { pendingFen: 0, settledFen: 0, paidOutFen: 0, invitees: 0 }
}

/** A page of the friends that a member has referred, the last one first. */
export async function listInvitees(
  { memberId, channel }: Account,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<InviteeRow>> {
  const rows = await invitees([memberId, channel, limitOf(pageSize), LAST_BOUND_FIRST.start(cursor)], db)
  return LAST_BOUND_FIRST.page(rows, pageSize)
}

/** A page of a member's commissions, the last one first. */
export async function listCommissions(
  { memberId, channel }: Account,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<CommissionView>> {
  const rows = await views([memberId, channel, limitOf(pageSize), LAST_BOOKED_FIRST.start(cursor)], db)
  return LAST_BOOKED_FIRST.page(rows, pageSize)
}

/** Materials shown in a channel, in its order. */
export const listMaterials = (channel: string, db: Queryable): Promise<Material[]> => materials([channel], db)
