/** Actions on paid orders, contributed by modules that depend on orders: passed to them by the composition root. */
import type { Queryable } from './db/client'
import { afterSaleActions } from './modules/aftersale'
import type { ActionSubject, AskedOf, LaterActions } from './modules/order'
import { ordersBeingRefunded } from './modules/payment'
import { shippingActions } from './modules/shipping'
import { ordersWithUnused } from './modules/ticket'

const NOTHING = { actions: [], open: false }
const numbersOf = (orders: readonly ActionSubject[]) => orders.map(({ orderNo }) => orderNo)

/** Actions on parcels precede those of the order itself, refunds follow. */
export const laterActionsOver =
  (db: Queryable) =>
  async (orders: readonly ActionSubject[], requested: AskedOf): Promise<LaterActions> => {
    const paid = orders.filter(
      ({ state }) => state !== 'unpaid' && state !== 'cancelled' && state !== 'closed'
    )
    const handedOver = (kind: ActionSubject['kind']) =>
      numbersOf(paid.filter((order) => order.kind === kind && order.state === 'fulfilled'))
    const [parcels, unused, moneyBack, refunding] = await Promise.all([
      shippingActions(handedOver('sku'), db),
      ordersWithUnused(handedOver('ticket'), db),
      afterSaleActions(paid, requested, db),
      ordersBeingRefunded(numbersOf(paid), db)
    ])
    return new Map(
      numbersOf(paid).map((orderNo) => {
        const first = parcels.get(orderNo) ?? NOTHING
        const last = moneyBack.get(orderNo) ?? NOTHING
        const open = first.open || last.open || unused.has(orderNo) || refunding.has(orderNo)
        return [
          orderNo,
          { first: first.actions, last: last.actions, open, shipment: parcels.get(orderNo)?.state }
        ]
      })
    )
  }
