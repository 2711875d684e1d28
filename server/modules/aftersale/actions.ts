import type { OrderAction } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { ActionSubject, AskedOf } from '../order'
import { ruleOf } from './goods'
import { findSoldOrder, soldLines } from './order-repository'
import { ordersWithRequests } from './repository'

/** What may be done about money back of an order; `open`: some of it is asked for and not there yet. */
export interface AfterSaleActions {
  readonly actions: readonly OrderAction[]
  readonly open: boolean
}

/** Whether money of these orders was asked back; and of one that is looked at by itself, whether any may be. */
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

/** Whether any piece of an order may be asked back now. */
async function isAnythingLeft(orderNo: OrderNo, now: Date, db: Queryable): Promise<boolean> {
  const order = await findSoldOrder(orderNo, db)
  if (!order) return false
  for (const line of await soldLines(orderNo, db)) {
    const left = await ruleOf(line)?.left(order, line, now, db)
    if (left && left.cancel + left.refund + left.return > 0) return true
  }
  return false
}
