import type { Kit } from '../../http/kit'
import { moveParcel } from '../kuaidi100/move'
import { sandboxKuaidi100 } from '../kuaidi100/settings'
import type { OrderNo } from '../../domain/order-number'
import { endRest, restingShipments } from '../../modules/shipping'
import { sendSandboxPage } from '../send-page'
import { findParcels, newestShipments, saveShipment } from './repository'
import { warehousePage } from './warehouse-page'

const PATH = '/sandbox/warehouse'
const SHOWN = 30

/**
 * The warehouse's page: upcoming orders, orders to be sent, the next parcel, and the next step of each parcel in
 * transit.
 */
export function sandboxWarehouseModule({ db, settings, rawRoute, clock, log }: Kit): void {
  if (settings.gateways.warehouse !== 'sandbox') return
  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => {
      const shipments = await newestShipments(SHOWN, db)
      const numbers = shipments.flatMap(({ parcels }) => parcels.map(({ trackingNo }) => trackingNo))
      const onTheWay = await findParcels(numbers, db)
      const resting = await restingShipments(SHOWN, db)
      return sendSandboxPage(reply, warehousePage(PATH, { resting, shipments, onTheWay }))
    }
  })
  rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const { restingNo, orderNo, trackingNo } = Object.fromEntries(new URLSearchParams(String(request.body)))
      const now = clock.now()
      if (restingNo) await endRest(restingNo as OrderNo, now, db)
      if (orderNo) await saveShipment(orderNo, { nextAt: now }, db)
      if (trackingNo && settings.gateways.logistics === 'sandbox') {
        await moveParcel({ db, log, ...sandboxKuaidi100(settings) }, trackingNo, now)
      }
      return reply.redirect(PATH, 303)
    }
  })
}
