import { and, eq } from 'drizzle-orm'
import type { PartnerCode } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import { partnerOrders } from '../../db/schema/partner'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { PartnerOrderNo } from './numbers'

/** An order about which the partner has to be notified. */
export interface DueOrder {
  readonly partner: PartnerCode
  readonly partnerOrderNo: PartnerOrderNo
  /** The member id under which the partner knows the buyer. */
  readonly memberId: string
  readonly orderNo: OrderNo
  readonly amountFen: number
  /** The last attempt to notify the partner. */
  readonly isLast: boolean
  /** Unconfirmed for so long that the buyer is refunded. */
  readonly isOverdue: boolean
}

/** How long a paid order waits for its partner, days. */
const UNCONFIRMED_DAYS = 3

/** The next attempt is scheduled before the partner is called: 10 s, then doubling, up to 1 hour. */
const claim = (name: string, due: string) =>
  statement<DueOrder>(
    name,
    `update partner_orders p set tries = p.tries + 1,
       next_try_at = ${untilLastTry('$1', 'p.created_at', backoff('$1', 'p.tries', '10 seconds'))}
     from (${due} for update of d skip locked) due
     where p.partner = due.partner and p.partner_order_no = due.partner_order_no
     returning p.partner, p.partner_order_no as "partnerOrderNo", coalesce(p.known_as, p.member_id) as "memberId",
       p.order_no as "orderNo", p.amount_fen as "amountFen", ${isLastTry('$1', 'p.created_at')} as "isLast",
       p.created_at < $1::timestamptz - interval '${UNCONFIRMED_DAYS} days' as "isOverdue"`
  )

const PAID = `select d.partner, d.partner_order_no from orders o join partner_orders d on d.order_no = o.order_no
  where o.state = 'paid' and d.state = 'waiting' and d.next_try_at <= $1`

const claimPaid = claim(
  'claim-paid-partner-order',
  `${PAID} and o.kind = 'partner' and d.partner = $2 order by d.next_try_at limit 1`
)
const claimOne = claim('claim-one-partner-order', `${PAID} and o.order_no = $2`)
const claimRefused = claim(
  'claim-refused-partner-order',
  `select d.partner, d.partner_order_no from partner_orders d where d.state = 'refused' and d.next_try_at <= $1
   and d.partner = $2 order by d.next_try_at limit 1`
)

/** Claims the partner's paid order that has waited longest for notification; none if none is due. */
export const duePaid = (now: Date, partner: PartnerCode, db: Queryable) => claimPaid([now, partner], db)

/** The same for one order: none if it is not due, or its notification is in progress elsewhere. */
export const duePaidOne = (now: Date, orderNo: OrderNo, db: Queryable) => claimOne([now, orderNo], db)

/** Claims the refused order that has waited longest for its partner to be notified of the refund. */
export const dueRefused = (now: Date, partner: PartnerCode, db: Queryable) => claimRefused([now, partner], db)

/** Stores the outcome; ignored for an order that has been replaced or settled. */
export async function markPartnerOrder(
  { orderNo }: Pick<DueOrder, 'orderNo'>,
  from: 'waiting' | 'refused',
  to: 'done' | 'refused' | 'returned',
  now: Date,
  tx: Tx
): Promise<void> {
  await tx
    .update(partnerOrders)
    .set({ state: to, tries: 0, nextTryAt: now })
    .where(and(eq(partnerOrders.orderNo, orderNo), eq(partnerOrders.state, from)))
}
