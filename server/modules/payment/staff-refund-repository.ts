import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

interface Left {
  readonly leftFen: number
  readonly paidFen: number
  readonly refundedFen: number
  /** It was paid on iOS: only Apple gives the money back. */
  readonly byApple: boolean
}

const NOTHING: Left = { leftFen: 0, paidFen: 0, refundedFen: 0, byApple: false }

// one refund is of one payment: what is left is that of the payment with the most
const left = statement<Left>(
  'left-of-payments',
  `select coalesce(max(amount_fen - refunded_fen) filter (where state = 'paid'), 0)::int as "leftFen",
     coalesce(sum(amount_fen), 0)::int as "paidFen", coalesce(sum(refunded_fen), 0)::int as "refundedFen",
     coalesce(bool_or(way = 'apple') filter (where state = 'paid'), false) as "byApple"
   from payments where order_no = $1 and state in ('paid', 'refunding', 'refunded')`
)

/** What is left of an order's payments, fen. */
export const leftOfPayments = async (orderNo: OrderNo, db: Queryable): Promise<Left> =>
  (await left([orderNo], db))[0] ?? NOTHING

/** Whether the money of an order is with Apple, who alone gives it back. */
export const isPaidByApple = async (orderNo: OrderNo, db: Queryable): Promise<boolean> =>
  (await leftOfPayments(orderNo, db)).byApple
