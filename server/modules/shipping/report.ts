import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { UploadedShipping, WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { carrierOf } from './carriers'
import { claimReport, markReported, type DueReport } from './report-repository'

const AT_ONCE = 20

/** WeChat holds the money of orders paid in the mini-program until it knows how they were delivered. */
export async function reportDeliveries(
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
    () => claimReport(wechat.appId, now, db),
    AT_ONCE,
    async (report) => {
      const { orderNo, openId, transactionId } = report
      try {
        if (report.isReturned) return await markReported(report, db)
        if (openId === null) throw new Error('nobody is known as its payer')
        await wechat.uploadShipping({ transactionId, openId, at: now, ...deliveryOf(report) })
        await markReported(report, db)
        reportOutcome(log, 'upload', 'done', { orderNo })
      } catch (problem) {
        if (report.isLast) reportOutcome(log, 'upload', 'unanswered', { orderNo })
        log.warn({ err: problem, orderNo }, 'shipping could not be uploaded, will be tried again')
      }
    }
  )
}

type Delivery =
  | Pick<Extract<UploadedShipping, { parcels: unknown }>, 'allSent' | 'parcels'>
  | Pick<Extract<UploadedShipping, { goods: unknown }>, 'manner' | 'goods'>

function deliveryOf({ manner, goods, allSent, parcels, mobile }: DueReport): Delivery {
  if (manner !== 'parcels') return { manner, goods }
  const receiver = (mobile ?? '').replace(/^(\d{3})\d{4}/, '$1****')
  return {
    allSent,
    parcels: parcels.map(({ carrier, trackingNo, goods: packed }) => ({
      carrier: carrierOf(carrier)?.wechat ?? carrier,
      trackingNo,
      goods: packed,
      receiver
    }))
  }
}
