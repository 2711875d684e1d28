import { consoleShippingEndpoints } from '@contract/console/shipping/endpoints'
import { consoleShippingSchemas } from '@contract/console/shipping/schema'
import { ourNumber } from '../domain/order-number'
import type { Kit } from '../http/kit'
import {
  allToShip,
  checkRows,
  importRows,
  knownCarriers,
  sendGiftByHand,
  shipByHand,
  waitingGifts,
  waitingOrders
} from '../modules/shipping'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'
import { importAsActs } from './import-parcels'

/** Parcels by hand. */
export function bindShipping({ db, phones }: Kit, bind: BindConsole): void {
  const source = { db, phones }
  bind(consoleShippingEndpoints, consoleShippingSchemas, {
    toShip: (input) => waitingOrders(source, input),
    giftsToShip: (input) => waitingGifts(source, input),
    carriers: ({ trackingNo }) => Promise.resolve(knownCarriers(trackingNo)),
    checkParcels: ({ rows }, { now }) => checkRows(db, rows, now),
    importParcels: ({ rows }, { actor }) => importRows(rows, importAsActs(db, actor)),

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
    },

    async shipGift({ kind, giftNo, carrier, trackingNo }, { actor, now }) {
      const act = { act: 'shipGift', about: { kind: 'gift', id: giftNo } }
      const { actId } = await performAct(db, actor, act, async (tx) => {
        await sendGiftByHand(tx, { kind, giftNo, carrier, trackingNo, now })
        return { after: { kind, carrier, trackingNo } }
      })
      return { actId }
    },

    async exportToShip({ what }, { actor }) {
      const rows = await allToShip(source, what)
      const told = { after: { what, orders: rows.items.length } }
      await performAct(db, actor, { act: 'exportToShip', about: null }, () => Promise.resolve(told))
      return rows
    }
  })
}
