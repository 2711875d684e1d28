import type { FastifyBaseLogger } from 'fastify'
import type { PhoneSource, ReceiverPhones } from '../../db/receiver-phones'
import type { Gateways } from '../../gateways/gateways'
import { RemoteSilent } from '../../gateways/remote-json'
import type { VirtualPayer, VirtualPayGateway } from '../../gateways/virtual-pay/virtual-pay-gateway'
import type { UploadedShipping } from '../../gateways/wechat/wechat-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { carrierOf } from './carriers'
import { maskedReceiver } from './receiver'
import { claimReport, markReported, type DueReport } from './report-repository'

const AT_ONCE = 200

/** WeChat holds the money of orders paid in the mini-program until it knows how they were delivered. */
export async function reportDeliveries(
  {
    db,
    phones,
    log,
    gateways
  }: PhoneSource & {
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
    readonly gateways: Pick<Gateways, 'wechat' | 'virtualPay'>
  },
  now: Date
): Promise<void> {
  const { wechat } = gateways
  await eachDue(
    () => claimReport(wechat.appId, now, db),
    AT_ONCE,
    async (report) => {
      const { orderNo, outTradeNo, openId, transactionId } = report
      try {
        if (report.isReturned) {
          await markReported(report, db)
          return true
        }
        if (openId === null) throw new Error('nobody is known as its payer')
        if (report.isVirtual) await confirmVirtual(gateways.virtualPay, { outTradeNo, openId })
        else await wechat.uploadShipping({ transactionId, openId, at: now, ...deliveryOf(report, phones) })
        await markReported(report, db)
        reportOutcome(log, 'upload', 'done', { orderNo })
        return true
      } catch (problem) {
        if (report.isLast) reportOutcome(log, 'upload', 'unanswered', { orderNo })
        log.warn({ err: problem, orderNo }, 'shipping could not be uploaded, will be tried again')
        return !(problem instanceof RemoteSilent)
      }
    },
    // what was queued anew meanwhile is told after what is on its way
    { keyOf: ({ orderNo }) => orderNo }
  )
}

/** Usually the answer to WeChat's notice has said so; if that was lost, WeChat waits for this. */
async function confirmVirtual(gateway: VirtualPayGateway | null, payer: VirtualPayer): Promise<void> {
  if (!gateway) throw new Error('virtual payment is not set up')
  await gateway.confirmDelivery(payer)
}

type Delivery =
  | Pick<Extract<UploadedShipping, { parcels: unknown }>, 'allSent' | 'parcels'>
  | Pick<Extract<UploadedShipping, { goods: unknown }>, 'manner' | 'goods'>

function deliveryOf(
  { orderNo, manner, goods, allSent, parcels, mobile }: DueReport,
  phones: ReceiverPhones
): Delivery {
  if (manner !== 'parcels') return { manner, goods }
  const receiver = maskedReceiver((mobile && phones.open(mobile, `orders ${orderNo}`)) ?? '')
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
