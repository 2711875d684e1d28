import { z } from 'zod'
import { cutText } from '@contract/cut-text'
import type { Merchant } from './merchant'
import {
  PayRefused,
  PayUnreachable,
  type NewTrade,
  type PayGateway,
  type PayChannel,
  type RefundState,
  type TradeState
} from './pay-gateway'
import { shaped } from './shaped'
import { newNonce, payMessage, sign } from './wechat-crypto'
import { createBills } from './wechat-bills'
import { createWechatCall, createWechatDownload } from './wechat-http'
import { readWechatNotice } from './wechat-notice'

/**
 * API v3's limits on these texts. Its documentation counts characters, refusals of too long ones count bytes: the
 * smaller.
 */
const DESCRIPTION = { bytes: 127 }
const REFUND_REASON = { bytes: 80 }

const prepayAnswer = z.object({ prepay_id: z.string().min(1).max(64) })
const h5Answer = z.object({ h5_url: z.url().max(512) })
const refundAnswer = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) })
const REFUND_STATES = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal'
} as const satisfies Record<z.output<typeof refundAnswer>['status'], RefundState>
/** The text of INVALID_REQUEST for a fully refunded trade; it has no code of its own. */
const ALL_BACK = '全额退款'

const tradeAnswer = z.object({
  out_trade_no: z.string(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int() }).optional()
})

/** WeChat Pay by API v3: for the real host and the sandbox alike. `clock` returns milliseconds. */
export function createWechatPay(merchant: Merchant, clock: () => number = Date.now): PayGateway {
  const call = createWechatCall(merchant, clock)
  const bill = createBills(call, createWechatDownload(merchant, clock))

  const tradeBody = (trade: NewTrade, way: PayChannel) => ({
    appid: merchant.appIds[way],
    mchid: merchant.mchId,
    description: cutText(trade.description, DESCRIPTION),
    out_trade_no: trade.outTradeNo,
    time_expire: trade.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: merchant.notifyUrl,
    amount: { total: trade.amountFen, currency: 'CNY' }
  })

  return {
    appIdOf: (way) => merchant.appIds[way],

    async openPrepay(trade, way, openId) {
      const body = { ...tradeBody(trade, way), payer: { openid: openId } }
      return shaped(prepayAnswer, await call('POST', '/v3/pay/transactions/jsapi', body)).prepay_id
    },

    signPrepay(prepayId, way) {
      const appId = merchant.appIds[way]
      const timeStamp = String(Math.floor(clock() / 1000))
      const nonceStr = newNonce()
      const packageInfo = `prepay_id=${prepayId}`
      const paySign = sign(payMessage(appId, timeStamp, nonceStr, packageInfo), merchant.privateKey)
      return { appId, timeStamp, nonceStr, packageInfo, signType: 'RSA', paySign }
    },

    async openH5(trade, payerIp) {
      const scene = { payer_client_ip: payerIp, h5_info: { type: 'Wap' } }
      const body = { ...tradeBody(trade, 'h5'), scene_info: scene }
      return shaped(h5Answer, await call('POST', '/v3/pay/transactions/h5', body)).h5_url
    },

    async query(outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${merchant.mchId}`
      try {
        return tradeState(shaped(tradeAnswer, await call('GET', path)), outTradeNo)
      } catch (problem) {
        if (problem instanceof PayRefused && problem.status === 404) return { state: 'unknown' }
        throw problem
      }
    },

    async close(outTradeNo) {
      await call('POST', `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`, { mchid: merchant.mchId })
    },

    async refund({ outTradeNo, outRefundNo, amountFen, totalFen, reason }) {
      const amount = { refund: amountFen, total: totalFen, currency: 'CNY' }
      const body = {
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        reason: cutText(reason, REFUND_REASON),
        notify_url: merchant.notifyUrl,
        amount
      }
      try {
        return REFUND_STATES[
          shaped(refundAnswer, await call('POST', '/v3/refund/domestic/refunds', body)).status
        ]
      } catch (problem) {
        if (problem instanceof PayRefused && problem.message.includes(ALL_BACK)) return 'elsewhere'
        throw problem
      }
    },

    bill,

    readNotice: (headers, raw) => readWechatNotice(merchant, clock(), headers, raw)
  }
}

function tradeState(trade: z.output<typeof tradeAnswer>, requested: string): TradeState {
  if (trade.out_trade_no !== requested) throw new PayUnreachable('answer about another trade')
  switch (trade.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      if (!trade.transaction_id || !trade.amount) throw new PayUnreachable('paid without number or amount')
      return {
        state: trade.trade_state === 'SUCCESS' ? 'paid' : 'refunded',
        transactionId: trade.transaction_id,
        amountFen: trade.amount.total,
        paidAt: trade.success_time ? new Date(trade.success_time) : new Date()
      }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    default:
      return { state: 'open' }
  }
}
