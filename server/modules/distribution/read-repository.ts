import type { Commission, Material } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
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

const invitees = statement<InviteeRow & { total: number }>(
  'referral-invitees',
  `select ${MASKED} as mobile, m.nickname, b.bound_at as "boundAt", count(*) over ()::int as total,
     coalesce(c.orders, 0)::int as orders, coalesce(c.fen, 0)::int as "commissionFen"
   from referral_bindings b join members m on m.id = b.member_id
   left join lateral (
     select count(*) filter (where c.amount_fen > 0) as orders, sum(c.amount_fen) as fen from commissions c
     where c.member_id = b.member_id and c.referrer_id = b.referrer_id and c.channel_code = b.channel_code) c on true
   where b.referrer_id = $1 and b.channel_code = $2 order by b.bound_at desc, b.member_id limit $3 offset $4`
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

const views = statement<CommissionView & { total: number }>(
  'commission-views',
  `select c.order_no as "orderNo", ${MASKED} as mobile, m.nickname, c.state, c.amount_fen as "amountFen", c.booked_at as "bookedAt",
     case when c.state = 'pending' then ${SETTLES_AT} end as "settlesAt", count(*) over ()::int as total,
     (select jsonb_agg(jsonb_build_object('kind', e.kind, 'pendingFen', e.pending_fen, 'settledFen', e.settled_fen, 'at', e.at)
        order by e.seq) from commission_entries e where e.order_no = c.order_no) as entries
   from commissions c join orders o on o.order_no = c.order_no join members m on m.id = c.member_id
   where c.referrer_id = $1 and c.channel_code = $2 order by c.booked_at desc, c.order_no desc limit $3 offset $4`
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

/** A page of a list, and the total. */
interface Slice<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

const slice = <Row extends { readonly total: number }>(rows: readonly Row[]): Slice<Row> => ({
  rows,
  total: rows[0]?.total ?? 0
})

type Part = readonly [limit: number, offset: number]

export const listInvitees = async ({ memberId, channel }: Account, part: Part, db: Queryable) =>
  slice(await invitees([memberId, channel, ...part], db))

export const listCommissions = async ({ memberId, channel }: Account, part: Part, db: Queryable) =>
  slice(await views([memberId, channel, ...part], db))

/** Materials shown in a channel, in its order. */
export const listMaterials = (channel: string, db: Queryable): Promise<Material[]> => materials([channel], db)
