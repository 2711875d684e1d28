import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** An order with an open payment; `payable` = it may still be paid at `now`. */
export interface OpenPayment {
  readonly orderNo: OrderNo
  readonly payable: boolean
}

const open = statement<OpenPayment>(
  'open-payments',
  `select distinct on (p.created_at, p.order_no) p.order_no as "orderNo",
     o.state = 'unpaid' and o.expires_at > $1 as payable
   from payments p join orders o on o.order_no = p.order_no
   where p.state = 'created' and p.created_at <= $2 order by p.created_at, p.order_no limit $3`
)

/** Orders with payments that were begun before `until` and have not ended, the oldest first. */
export const listOpen = (now: Date, until: Date, limit: number, db: Queryable) =>
  open([now, until, limit], db)
