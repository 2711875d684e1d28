/** The buyer's WeChat: verifies the parameters passed by the client, and pays. */
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { withTransaction, type Queryable } from '../../db/client'
import type { Merchant } from '../../gateways/pay/merchant'
import { isSignedBy, payMessage } from '../../gateways/pay/wechat-crypto'
import { digits } from '../../lib/digits'
import { postNotice, sendNotices, type Post } from './notices'
import { noSuchTrade, paramError, Refusal } from './refusal'
import { findByPrepayId, markPaid, NOTICE_MODES, type NoticeMode, type Trade } from './repository'

/** Body of `POST /sandbox/wechat-pay/confirm`: the stand-in for wx.requestPayment and the JSAPI bridge. */
export const confirmation = z.object({
  payParams: z.object({
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    packageInfo: z.string().optional(),
    package: z.string().optional(),
    signType: z.string(),
    paySign: z.string()
  }),
  result: z.enum(['pay', 'cancel']),
  notice: z.enum(NOTICE_MODES).default('normal')
})

export type Confirmation = z.output<typeof confirmation>

/** Dependencies of a payment. */
export interface Cashier extends Post {
  readonly db: Queryable
  readonly merchant: Merchant
  readonly merchantKey: KeyObject
}

/** The trade of signed parameters. @throws Refusal where WeChat reports 支付验证签名失败 */
export async function tradeOf(cashier: Cashier, params: Confirmation['payParams']): Promise<Trade> {
  const packageInfo = params.packageInfo ?? params.package ?? ''
  const message = payMessage(params.appId, params.timeStamp, params.nonceStr, packageInfo)
  const signed =
    params.signType === 'RSA' &&
    /^\d{10}$/.test(params.timeStamp) &&
    isSignedBy(cashier.merchantKey, message, params.paySign)
  if (!signed) throw new Refusal(400, 'SIGN_ERROR', '支付验证签名失败')
  const trade = await findByPrepayId(packageInfo.replace(/^prepay_id=/, ''), cashier.db)
  if (!trade) throw noSuchTrade()
  if (trade.appId !== params.appId) throw paramError('appId 与下单时不一致')
  return trade
}

/** Pays a trade and sends its notice in the requested manner. @throws Refusal if it cannot be paid (any longer) */
export async function payTrade(
  cashier: Cashier,
  { prepayId }: Pick<Trade, 'prepayId'>,
  notice: NoticeMode,
  now: Date
): Promise<Trade> {
  const paid = await withTransaction(cashier.db, async (tx) => {
    const transactionId = `42000${digits(23)}`
    const trade = await markPaid({ prepayId, transactionId, noticeMode: notice, now }, tx)
    if (trade) await postNotice(tx, cashier.merchant, trade, notice, now)
    return trade
  })
  if (!paid) throw new Refusal(400, 'ORDER_CLOSED', '该订单已支付、已关闭或已过期')
  await sendNotices(cashier, now, paid.outTradeNo)
  return paid
}
