import { consoleShippingEndpoints } from '@contract/console/shipping/endpoints'
import { consoleShippingSchemas } from '@contract/console/shipping/schema'
import { ourNumber } from '../domain/order-number'
import type { Kit } from '../http/kit'
import { knownCarriers, shipByHand, waitingOrders } from '../modules/shipping'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'

/** Parcels by hand. */
export function bindShipping({ db }: Kit, bind: BindConsole): void {
  bind(consoleShippingEndpoints, consoleShippingSchemas, {
    toShip: (input) => waitingOrders(db, input),
    carriers: ({ trackingNo }) => Promise.resolve(knownCarriers(trackingNo)),

    async shipParcel({ orderNo, carrier, trackingNo, lines }, { actor, now }) {
      const { actId, after } = await performAct(
        db,
        actor,
        { act: 'shipParcel', about: { kind: 'order', id: orderNo } },
        async (tx) => {
          const parcel = { orderNo: ourNumber(orderNo), carrier, trackingNo, lines, now }
          return { after: { carrier, trackingNo, ...(await shipByHand(tx, parcel)) } }
        }
      )
      return { actId, parcelId: after.parcelId, waiting: after.waiting }
    }
  })
}
