import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { carrierOf } from './carriers'
import { markUploaded, claimShippingUpload } from './upload-repository'

const AT_ONCE = 20

/** WeChat holds the money for goods sold by a mini-program until it knows that they were sent. */
export async function uploadShipping(
  {
    db,
    log,
    wechat
  }: {
    readonly db: Queryable
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
    readonly wechat: WechatGateway
  },
  now: Date
): Promise<void> {
  await eachDue(
    () => claimShippingUpload(wechat.appId, now, db),
    AT_ONCE,
    async ({ orderNo, parcels, mobile, isLast, ...order }) => {
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
        reportOutcome(log, 'upload', 'done', { orderNo })
      } catch (problem) {
        if (isLast) reportOutcome(log, 'upload', 'unanswered', { orderNo })
        log.warn({ err: problem, orderNo }, 'shipping could not be uploaded, will be tried again')
      }
    }
  )
}
