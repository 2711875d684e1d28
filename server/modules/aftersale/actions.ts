import type { OrderAction } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { ActionSubject } from '../order/order.service'
import { GOODS_RULES } from './goods'
import { ordersWithRequests } from './repository'

/** Whether money of these orders may be asked back, and whether it was; the page of it says how much and why not. */
export async function afterSaleActions(
  orders: readonly ActionSubject[],
  db: Queryable
): Promise<Map<OrderNo, OrderAction[]>> {
  const able = orders.filter(({ kind }) => kind in GOODS_RULES)
  const asked = new Set(
    able.length === 0
      ? []
      : await ordersWithRequests(
          able.map(({ orderNo }) => orderNo),
          db
        )
  )
  return new Map(
    able.map(({ orderNo, state }) => [
      orderNo,
      [
        ...(asked.has(orderNo) ? (['viewAfterSale'] as const) : []),
        ...(state === 'fulfilled' ? (['afterSale'] as const) : [])
      ]
    ])
  )
}
