import { eq, inArray } from 'drizzle-orm'
import { backoff } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { privilegeMerchants } from '../../db/schema/privilege'
import { products } from '../../db/schema/product'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** The privilege delivered for a product; null for an unknown product. */
export async function privilegeOf(productId: string, tx: Tx): Promise<string | null> {
  const [product] = await tx
    .select({ privilegeId: products.privilegeId })
    .from(products)
    .where(eq(products.id, productId))
  return product?.privilegeId ?? null
}

/** Whether each of these products is a privilege that is taken in a shop. */
export async function areTakenInShops(productIds: readonly string[], tx: Tx): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ id: products.id })
    .from(products)
    .innerJoin(privilegeMerchants, eq(privilegeMerchants.privilegeId, products.privilegeId))
    .where(inArray(products.id, [...productIds]))
  return rows.length === new Set(productIds).size
}

/** A paid order that is to be handed over; `tries`: this one included. */
export interface DueOrder {
  readonly orderNo: OrderNo
  readonly tries: number
}

const claim = statement<DueOrder>(
  'claim-paid-order',
  `update orders set hand_over_tries = hand_over_tries + 1, hand_over_at = ${backoff('$1', 'hand_over_tries', '5 seconds')}
   where order_no in (
     select order_no from orders
     where state = 'paid' and kind <> 'partner' and coalesce(hand_over_at, '-infinity') <= $1
     order by coalesce(hand_over_at, '-infinity'), paid_at limit 1 for update skip locked)
   returning order_no as "orderNo", hand_over_tries as tries`
)

/**
 * Claims, for this process, an order that is paid but not handed over, and schedules its next try: 5 s after the first, then doubling,
 * up to 1 hour. Those that were not tried yet come first, however many fail; partners' orders wait for the partner instead.
 */
export const claimPaid = (now: Date, db: Queryable) => claim([now], db)
