/** What may be done to orders after they were paid, by modules that know orders: given to them by the composition root. */
import type { OrderAction } from '@contract/types'
import type { Queryable } from './db/client'
import { afterSaleActions } from './modules/aftersale/aftersale.service'
import type { ActionSubject, LaterActions } from './modules/order/order.service'
import { shippingActions } from './modules/shipping/shipping.service'

const NONE: readonly OrderAction[] = []

/** Parcels come before what an order itself offers, money back after it. */
export const laterActionsOver =
  (db: Queryable) =>
  async (orders: readonly ActionSubject[]): Promise<LaterActions> => {
    const paid = orders.filter(
      ({ state }) => state !== 'unpaid' && state !== 'cancelled' && state !== 'closed'
    )
    const sent = paid.filter(({ kind, state }) => kind === 'sku' && state === 'fulfilled')
    const [first, last] = await Promise.all([
      shippingActions(
        sent.map(({ orderNo }) => orderNo),
        db
      ),
      afterSaleActions(paid, db)
    ])
    return new Map(
      paid.map(({ orderNo }) => [
        orderNo,
        { first: first.get(orderNo) ?? NONE, last: last.get(orderNo) ?? NONE }
      ])
    )
  }
