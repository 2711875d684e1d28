import { backoff } from '../../db/backoff'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** An open payment; `payable` = its order may still be paid at `now`. */
export interface OpenPayment {
  readonly outTradeNo: string
  readonly orderNo: OrderNo
  readonly payable: boolean
  readonly createdAt: Date
}

const PAYABLE = `o.state = 'unpaid' and o.expires_at > $1`

const claim = statement<OpenPayment>(
  'claim-open-payment',
  `update payments p set asks = p.asks + 1,
     next_ask_at = case when due.payable then $1::timestamptz + interval '30 seconds' else ${backoff('$1', 'p.asks', '30 seconds')} end
   from (select p.out_trade_no, ${PAYABLE} as payable from payments p join orders o on o.order_no = p.order_no
     where p.state = 'created' and p.created_at <= $2 and coalesce(p.next_ask_at, p.created_at) <= $1
     order by coalesce(p.next_ask_at, p.created_at) limit 1 for update of p skip locked) due
   where p.out_trade_no = due.out_trade_no
   returning p.out_trade_no as "outTradeNo", p.order_no as "orderNo", due.payable, p.created_at as "createdAt"`
)

/**
 * Claims, for this process, the payment started before `until` and still open that has been due longest for a query:
 * every 30 seconds while it can be paid, then at growing intervals.
 */
export const claimOpen = (now: Date, until: Date, db: Queryable) => claim([now, until], db)
