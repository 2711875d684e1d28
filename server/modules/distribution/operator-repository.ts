/** Campaigns and commissions of all members, as staff see them. */
import type { EndOfDay } from '@contract/time'
import type { CommissionState } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { SETTLES_AT } from './settle-repository'

export interface OperatorCampaign {
  readonly campaignId: string
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  readonly basisPoints: number
  readonly rates: number
  readonly settleDays: number
  readonly channelCodes: string[]
}

const campaigns = statement<OperatorCampaign>(
  'operator-campaigns',
  `select id as "campaignId", title, starts_at as "startsAt", ends_at as "endsAt", basis_points as "basisPoints",
     jsonb_array_length(rates) as rates, settle_days as "settleDays", channel_codes as "channelCodes"
   from referral_campaigns order by case when ends_at <= $1 then 2 when starts_at > $1 then 1 else 0 end, sort, id`
)

/** A member, with the number that has to be masked. */
interface Named {
  readonly memberId: string
  readonly nickname: string
  readonly mobile: string | null
}

export interface OperatorCommission {
  readonly orderNo: OrderNo
  readonly campaignTitle: string
  readonly referrer: Named
  readonly buyer: Named
  readonly channelCode: string
  readonly state: CommissionState
  readonly earnedFen: number
  readonly amountFen: number
  readonly bookedAt: Date
  readonly settlesAt: Date | null
  readonly settledAt: Date | null
}

const named = (member: string) =>
  `json_build_object('memberId', ${member}.id, 'nickname', ${member}.nickname, 'mobile', ${member}.mobile)`

const LATEST_BOOKED = keyset(
  { by: 'c.booked_at', type: 'timestamptz', desc: true },
  { by: 'c.order_no', type: 'text', desc: true }
)
const commissions = statement<OperatorCommission & Positioned>(
  'operator-commissions',
  `select c.order_no as "orderNo", g.title as "campaignTitle", ${named('r')} as referrer, ${named('b')} as buyer,
     c.channel_code as "channelCode", c.state, c.earned_fen as "earnedFen", c.amount_fen as "amountFen",
     c.booked_at as "bookedAt", case when c.state = 'pending' then ${SETTLES_AT} end as "settlesAt",
     c.settled_at as "settledAt", ${LATEST_BOOKED.column}
   from commissions c join orders o on o.order_no = c.order_no join referral_campaigns g on g.id = c.campaign_id
   join members r on r.id = c.referrer_id join members b on b.id = c.member_id
   where c.state = $3 and ${LATEST_BOOKED.after('$1')} order by ${LATEST_BOOKED.order} limit $2`
)

export interface Payable extends Named {
  readonly channelCode: string
  readonly payableFen: number
  readonly pendingFen: number
  readonly since: Date | null
}

const MAX_FIRST = keyset(
  { by: 'a.settled_fen', type: 'int', desc: true },
  { by: 'a.member_id', type: 'text', desc: true },
  { by: 'a.channel_code', type: 'text', desc: true }
)
const payable = statement<Payable & Positioned>(
  'operator-payable',
  `select m.id as "memberId", m.nickname, m.mobile, a.channel_code as "channelCode", a.settled_fen as "payableFen",
     a.pending_fen as "pendingFen", a.payable_since as since, ${MAX_FIRST.column}
   from commission_accounts a join members m on m.id = a.member_id
   where a.settled_fen > 0 and ${MAX_FIRST.after('$1')} order by ${MAX_FIRST.order} limit $2`
)

export interface PaidOut extends Named {
  readonly channelCode: string
  readonly amountFen: number
  readonly source: string
  readonly at: Date
}

const LATEST_PAID = keyset(
  { by: 'e.at', type: 'timestamptz', desc: true },
  { by: 'e.source', type: 'text', desc: true }
)
const payouts = statement<PaidOut & Positioned>(
  'operator-payouts',
  `select m.id as "memberId", m.nickname, m.mobile, e.channel_code as "channelCode", -e.settled_fen as "amountFen", e.source, e.at,
     ${LATEST_PAID.column}
   from commission_entries e join members m on m.id = e.member_id
   where e.kind = 'payout' and ${LATEST_PAID.after('$1')} order by ${LATEST_PAID.order} limit $2`
)

interface Place {
  readonly cursor?: string | undefined
  readonly limit: number
}

export const allCampaigns = (now: Date, db: Queryable): Promise<OperatorCampaign[]> => campaigns([now], db)

/** A page of all commissions in a state, the latest orders first. */
export const pageOfCommissions = (state: CommissionState, place: Place, db: Queryable) =>
  paged(commissions, LATEST_BOOKED, place, db, [state])

/** A page of accounts with something to pay out, most first. */
export const pageOfPayable = (place: Place, db: Queryable) => paged(payable, MAX_FIRST, place, db)

/** A page of what was paid out, the latest first. */
export const pageOfPayouts = (place: Place, db: Queryable) => paged(payouts, LATEST_PAID, place, db)

async function paged<Row>(
  rows: (values: readonly unknown[], db: Queryable) => Promise<(Row & Positioned)[]>,
  order: Keyset,
  { cursor, limit }: Place,
  db: Queryable,
  more: readonly unknown[] = []
): Promise<Page<Row>> {
  return order.page<Row>(await rows([order.start(cursor), limitOf(limit), ...more], db), limit)
}
