import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { orderEvents, orders } from '../../db/schema/order'
import { TRANSITIONS, type TransitionName } from '../order/states'

/** What an order needs to be fulfilled. */
export interface MovedOrder {
  readonly orderNo: string
  readonly memberId: string
  readonly kind: string
  readonly payFen: number
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
}

/** When it happened; where money came, when it was paid by the channel's word. */
export interface Moments {
  readonly at: Date
  readonly paidAt?: Date
}

/**
 * Takes an order through a transition, and writes its history, if it is in the state that the transition starts from.
 * @returns the order, or null when it is in another state: nothing was changed then
 */
export async function moveOrder(
  orderNo: string,
  name: TransitionName,
  { at, paidAt }: Moments,
  tx: Tx
): Promise<MovedOrder | null> {
  const { from, to, by, note } = TRANSITIONS[name]
  if (from === null) throw new Error(`${name} makes an order, it does not move one`)
  const [order] = await tx
    .update(orders)
    .set({ state: to, ...(paidAt && { paidAt }), ...(to === 'fulfilled' && { fulfilledAt: at }) })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, from)))
    .returning({
      orderNo: orders.orderNo,
      memberId: orders.memberId,
      kind: orders.kind,
      payFen: orders.payFen,
      couponReceiveId: orders.couponReceiveId,
      memberCardId: orders.memberCardId
    })
  if (!order) return null
  await tx.insert(orderEvents).values({ orderNo, state: to, cause: by, note, at })
  return order
}
