import type { OrderAction } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { ActionSubject, AskedOf } from '../order'
import { ruleOf } from './goods'
import { findSoldOrder, soldLines } from './order-repository'
import { ordersWithRequests } from './repository'

/** Actions available for refunds of an order; `open`: a refund has been requested and not yet completed. */
export interface AfterSaleActions {
  readonly actions: readonly OrderAction[]
  readonly open: boolean
}

/** Whether refunds of these orders have been requested; for a single order, also whether one can be requested. */
export async function afterSaleActions(
  orders: readonly ActionSubject[],
  { alone, now }: AskedOf,
  db: Queryable
): Promise<Map<OrderNo, AfterSaleActions>> {
  if (orders.length === 0) return new Map()
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const requested = await ordersWithRequests(orderNos, db)
  const found = new Map<OrderNo, AfterSaleActions>()
  for (const { orderNo, state } of orders) {
    const actions: OrderAction[] = requested.has(orderNo) ? ['viewAfterSale'] : []
    if (alone && state === 'fulfilled' && (await isAnythingLeft(orderNo, now, db))) actions.push('afterSale')
    found.set(orderNo, { actions, open: requested.get(orderNo) === true })
  }
  return found
}

/** Whether a refund can now be requested for any piece of an order. */
async function isAnythingLeft(orderNo: OrderNo, now: Date, db: Queryable): Promise<boolean> {
  const order = await findSoldOrder(orderNo, db)
  if (!order) return false
  for (const line of await soldLines(orderNo, db)) {
    const left = await ruleOf(line)?.left(order, line, now, db)
    if (left && left.cancel + left.refund + left.return > 0) return true
  }
  return false
}
