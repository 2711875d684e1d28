import type { OrderAction } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { ActionSubject } from '../order/order.service'
import { GOODS_RULES } from './goods'
import { ordersWithRequests } from './repository'

/** What may be done about money back of an order; `open`: some of it is asked for and not there yet. */
export interface AfterSaleActions {
  readonly actions: readonly OrderAction[]
  readonly open: boolean
}

/** Whether money of these orders may be asked back, and whether it was; the page of it says how much and why not. */
export async function afterSaleActions(
  orders: readonly ActionSubject[],
  db: Queryable
): Promise<Map<OrderNo, AfterSaleActions>> {
  const able = orders.filter(({ kind }) => kind in GOODS_RULES)
  if (able.length === 0) return new Map()
  const orderNos = able.map(({ orderNo }) => orderNo)
  const asked = await ordersWithRequests(orderNos, db)
  return new Map(
    able.map(({ orderNo, state }) => {
      const actions: OrderAction[] = asked.has(orderNo) ? ['viewAfterSale'] : []
      if (state === 'fulfilled') actions.push('afterSale')
      return [orderNo, { actions, open: asked.get(orderNo) === true }]
    })
  )
}
