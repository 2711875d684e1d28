import { shippingEndpoints } from '@contract/shipping/endpoints'
import { shippingSchemas } from '@contract/shipping/schema'
import { ourNumber } from '../../domain/order-number'
import { PUSH_PATH } from '../../gateways/logistics/kuaidi100'
import { PushRefused } from '../../gateways/logistics/logistics-gateway'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { followParcels, storeTracking } from './follow'
import { reportDeliveries } from './report'
import { confirmReceipt, parcelsOf } from './service'
import { shipGoods } from './ship'

/** Parcel endpoints, the callback for the logistics partner's news, and the shipping jobs. */
export function shippingModule({ bind, db, phones, log, gateways, jobs, rawRoute, clock }: Kit): void {
  const source = { db, phones }
  bind(shippingEndpoints, shippingSchemas, {
    orderParcels: ({ orderNo }, { memberId }) => parcelsOf(memberId, ourNumber(orderNo), source),
    confirmReceipt: ({ orderNo }, { memberId, now }) =>
      confirmReceipt(memberId, ourNumber(orderNo), now, source)
  })

  rawRoute({
    method: 'POST',
    url: PUSH_PATH,
    body: 'raw',
    uncounted: true,
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(String(request.body)))
      try {
        const isOurs = await storeTracking({ db, log }, gateways.logistics.readPush(form), clock.now())
        return await reply.send({
          result: isOurs,
          returnCode: isOurs ? '200' : '500',
          message: isOurs ? '成功' : '没有此单'
        })
      } catch (problem) {
        if (!(problem instanceof PushRefused)) throw problem
        request.log.warn({ err: problem }, 'push not taken')
        return reply.code(401).send({ result: false, returnCode: '500', message: '验签失败' })
      }
    }
  })

  jobs.every('ship goods', 3_000, (now) => shipGoods({ ...source, log, warehouse: gateways.warehouse }, now))
  jobs.every('follow parcels', 5_000, (now) =>
    followParcels({ ...source, log, logistics: gateways.logistics }, now)
  )
  jobs.every('upload shipping', 15_000, (now) => reportDeliveries({ ...source, log, gateways }, now))
  jobs.every('receive what came long ago', 60_000, (now) => runSweeps('receive what came long ago', now, db))
}
