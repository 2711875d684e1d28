import { z } from 'zod'
import { PayUnreachable, type RefundState, type TradeState } from '../pay/pay-gateway'
import type { StableToken } from '../wechat/stable-token'
import { greeting, sealAnswer, type PushAccount } from './message-push'
import { paySignature, sessionSignature } from './signatures'
import type { VirtualPayer, VirtualPayGateway } from './virtual-pay-gateway'
import { createXpayCall, XPAY, XpayRefused, type XpayCaller } from './xpay-call'
import { createXpayItems } from './xpay-items'
import { createXpayOrders } from './xpay-orders'
import { readXpayNotice } from './xpay-notice'

/** An account of virtual payment. */
export interface XpayAccount extends XpayCaller {
  readonly env: 0 | 1
  readonly offerId: string
  readonly push: PushAccount
}

/** Items are bought directly: no tokens of ours are charged. */
const MODE = 'short_series_goods'

/** States of an order. `provided` = its goods were handed over. */
const STATUS = {
  created: [0, 1],
  paid: [2, 3],
  provided: [4],
  refunded: [5, 8, 9, 10],
  closed: [6],
  refundFailed: [7]
} as const
const isIn = (status: number, states: readonly number[]) => states.includes(status)

const orderAnswer = z.object({
  order: z.object({
    order_id: z.string(),
    status: z.int(),
    order_fee: z.int(),
    left_fee: z.int().optional(),
    paid_time: z.int().optional(),
    wx_order_id: z.string().optional(),
    wxpay_order_id: z.string().optional()
  })
})
type XpayOrder = z.output<typeof orderAnswer>['order']

/** "Another reason", "something else": we do not tell WeChat why. */
const REFUND_REASON = '5'
const REQUESTED_BY = '3'

/** WeChat's virtual payment, for the real host and the sandbox alike. */
export function createXpay(account: XpayAccount, token: StableToken, clock: () => number): VirtualPayGateway {
  const { env, offerId, appKey, push } = account
  const call = createXpayCall(account, token)

  /** Null if xpay does not know the number. @throws PayRefused, PayUnreachable */
  async function orderOf(number: string, openId: string): Promise<XpayOrder | null> {
    try {
      const answer = orderAnswer.safeParse(
        await call('/xpay/query_order', { openid: openId, env, order_id: number })
      )
      if (!answer.success) throw new PayUnreachable('the answer has an unknown shape')
      if (answer.data.order.order_id !== number) throw new PayUnreachable('answer about another order')
      return answer.data.order
    } catch (problem) {
      if (problem instanceof XpayRefused && problem.errcode === XPAY.badParameter) return null
      throw problem
    }
  }

  const query = async ({ outTradeNo, openId }: VirtualPayer): Promise<TradeState> => {
    const order = await orderOf(outTradeNo, openId)
    return order ? tradeState(order) : { state: 'unknown' }
  }

  return {
    env,

    sign({ outTradeNo, attach, productId, priceFen, quantity, sellingFen }, sessionKey) {
      const signData = JSON.stringify({
        offerId,
        buyQuantity: quantity,
        env,
        currencyType: 'CNY',
        productId,
        goodsPrice: priceFen,
        ...(sellingFen === null ? {} : { activitySellingPrice: sellingFen }),
        outTradeNo,
        attach
      })
      return {
        mode: MODE,
        signData,
        paySig: paySignature(appKey, signData),
        signature: sessionSignature(sessionKey, signData)
      }
    },

    query,

    async confirmDelivery({ outTradeNo, openId }) {
      const order = await orderOf(outTradeNo, openId)
      if (!order || !isIn(order.status, STATUS.paid)) return
      try {
        await call('/xpay/notify_provide_goods', { order_id: outTradeNo, env })
      } catch (problem) {
        if (!(problem instanceof XpayRefused && problem.errcode === XPAY.repeated)) throw problem
      }
    },

    async refund({ outTradeNo, outRefundNo, amountFen, openId }) {
      const known = await orderOf(outRefundNo, openId)
      if (known) return refundState(known)
      const order = await orderOf(outTradeNo, openId)
      const leftFen = order?.left_fee ?? order?.order_fee ?? 0
      if (order && leftFen === 0) return 'elsewhere'
      if (leftFen < amountFen) throw new XpayRefused(XPAY.badParameter, `only ${leftFen} fen are left`)
      try {
        await call('/xpay/refund_order', {
          openid: openId,
          order_id: outTradeNo,
          refund_order_id: outRefundNo,
          left_fee: leftFen,
          refund_fee: amountFen,
          biz_meta: '',
          refund_reason: REFUND_REASON,
          req_from: REQUESTED_BY,
          env
        })
      } catch (problem) {
        const isKnown =
          problem instanceof XpayRefused &&
          [XPAY.repeated, XPAY.underWay].some((code) => code === problem.errcode)
        if (!isKnown) throw problem
      }
      return 'processing'
    },

    ...createXpayItems(call, env),
    bill: createXpayOrders(call, account, env),

    greet: (query) => greeting(push, query),
    readNotice: (query, raw) => readXpayNotice(push, env, query, raw),
    answerInquiry: ({ refund, evidence }) =>
      sealAnswer(
        push,
        { result_code: refund ? 0 : 1, result_info: refund ? '建议退款' : '建议拒绝退款', evidence },
        clock()
      )
  }
}

function tradeState(order: XpayOrder): TradeState {
  const { status, order_fee: amountFen, left_fee: leftFen = amountFen, paid_time: seconds } = order
  if (isIn(status, STATUS.created)) return { state: 'open' }
  if (isIn(status, STATUS.closed)) return { state: 'closed' }
  const transactionId = order.wxpay_order_id || order.wx_order_id
  if (!transactionId) throw new PayUnreachable('paid without a number')
  const isReturned = isIn(status, STATUS.refunded) || leftFen < amountFen
  return {
    state: isReturned ? 'refunded' : 'paid',
    transactionId,
    amountFen,
    paidAt: seconds ? new Date(seconds * 1000) : new Date()
  }
}

function refundState({ status }: XpayOrder): RefundState {
  if (isIn(status, STATUS.refunded)) return 'done'
  return isIn(status, STATUS.refundFailed) || isIn(status, STATUS.closed) ? 'closed' : 'processing'
}
