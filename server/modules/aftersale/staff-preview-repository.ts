import type { Withheld } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** What an order has moved besides its money. */
export interface OrderSums {
  /** Points used on it that were returned. */
  readonly pointsBack: number
  /** Points earned with it that were taken back. */
  readonly pointsTaken: number
  /** Its referrer's commission, fen. */
  readonly commissionFen: number
}

const sums = statement<OrderSums>(
  'sums-of-order',
  `select coalesce(sum(points) filter (where kind = 'back'), 0)::int as "pointsBack",
     coalesce(-sum(points) filter (where kind = 'revoke'), 0)::int as "pointsTaken",
     coalesce((select amount_fen from commissions where order_no = $1), 0)::int as "commissionFen"
   from points_entries where order_no = $1`
)

export async function sumsOfOrder(orderNo: OrderNo, db: Queryable): Promise<OrderSums> {
  const [row] = await sums([orderNo], db)
  return row ?? { pointsBack: 0, pointsTaken: 0, commissionFen: 0 }
}

const withheld = statement<Withheld>(
  'withheld-of-request',
  'select kind, words, fen from after_sale_withholdings where after_sale_id = $1 order by seq'
)

/** What a request's refund withholds, and why. */
export const withheldOf = (afterSaleId: string, db: Queryable): Promise<Withheld[]> =>
  withheld([afterSaleId], db)
