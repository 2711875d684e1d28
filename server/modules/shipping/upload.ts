import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { carrierOf } from './carriers'
import { markUploaded, takeShippingToUpload } from './upload-repository'

const AT_ONCE = 20

/** WeChat holds the money of goods that a mini-program sold until it knows that they were sent. */
export async function uploadShipping(
  {
    db,
    log,
    wechat
  }: {
    readonly db: Queryable
    readonly log: Pick<FastifyBaseLogger, 'warn'>
    readonly wechat: WechatGateway
  },
  now: Date
): Promise<void> {
  for (const { orderNo, parcels, mobile, ...order } of await takeShippingToUpload(
    wechat.appId,
    now,
    AT_ONCE,
    db
  )) {
    try {
      const receiver = (mobile ?? '').replace(/^(\d{3})\d{4}/, '$1****')
      const sent = parcels.map(({ carrier, trackingNo, goods }) => ({
        carrier: carrierOf(carrier)?.wechat ?? carrier,
        trackingNo,
        goods,
        receiver
      }))
      await wechat.uploadShipping({ ...order, parcels: sent, at: now })
      await markUploaded(
        orderNo,
        parcels.map(({ id }) => id),
        db
      )
    } catch (problem) {
      log.warn({ err: problem, orderNo }, 'shipping could not be uploaded, will be tried again')
    }
  }
}
