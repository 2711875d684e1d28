/** The buyer's WeChat: verifies what `wx.requestVirtualPayment` was given, and pays. */
import { z } from 'zod'
import { withTransaction, type Queryable } from '../../db/client'
import { isSameSignature, paySignature, sessionSignature } from '../../gateways/virtual-pay/signatures'
import type { XpayAccount } from '../../gateways/virtual-pay/xpay'
import { digits } from '../../lib/digits'
import { NOTICE_MODES } from '../pay/repository'
import { openIdOf } from '../wechat/codes'
import { queueMessage, sendMessages, type Push } from './notices'
import { addOrder, findItem, sessionKeyOf } from './repository'

/** Body of `POST /sandbox/virtual-pay/confirm`: the stand-in for WeChat on a phone. */
export const confirmation = z.object({
  deviceId: z.string().min(1).max(64),
  os: z.enum(['ios', 'android']).default('android'),
  payment: z.object({ mode: z.string(), signData: z.string(), paySig: z.string(), signature: z.string() }),
  result: z.enum(['pay', 'cancel']),
  notice: z.enum(NOTICE_MODES).default('normal')
})

const signed = z.object({
  offerId: z.string(),
  buyQuantity: z.int().min(1),
  env: z.literal([0, 1]),
  currencyType: z.literal('CNY'),
  productId: z.string().regex(/^[\w-]{1,64}$/),
  goodsPrice: z.int().min(1),
  activitySellingPrice: z.int().min(1).optional(),
  outTradeNo: z.string().regex(/^(?!_)[\w\-|*@]{8,32}$/),
  attach: z.string()
})

/** What the phone reports: WeChat's code and message. */
export interface PhoneAnswer {
  readonly errCode: number
  readonly errMsg: string
}

const OK: PhoneAnswer = { errCode: 0, errMsg: 'requestVirtualPayment:ok' }
const fail = (errCode: number, why: string): PhoneAnswer => ({
  errCode,
  errMsg: `requestVirtualPayment:fail ${why}`
})

export interface VirtualCashier extends Push {
  readonly xpay: XpayAccount
}

/** Checks what was signed in WeChat's order of codes, and pays. */
export async function payVirtual(
  cashier: VirtualCashier,
  { deviceId, os, payment, result, notice }: z.output<typeof confirmation>,
  now: Date
): Promise<PhoneAnswer> {
  const { db, xpay } = cashier
  const openId = openIdOf(deviceId)
  const { signData, paySig, signature, mode } = payment
  const read = signed.safeParse(parsed(signData))
  if (!read.success || mode !== 'short_series_goods') return fail(-15001, 'PARAM_INVALID')
  if (!isSameSignature(paySig, paySignature(xpay.appKey, signData))) return fail(-15006, 'PAY_SIG_INVALID')
  const sessionKey = await sessionKeyOf(openId, db)
  if (sessionKey === undefined) return fail(-15007, 'SESSION_KEY_EXPIRED')
  if (!isSameSignature(signature, sessionSignature(sessionKey, signData)))
    return fail(-15005, 'SIGNATURE_INVALID')
  const problem = await itemProblem(read.data, xpay, db)
  if (problem) return problem
  if (result === 'cancel') return fail(-2, 'cancel')
  const { outTradeNo, buyQuantity, goodsPrice, activitySellingPrice = goodsPrice } = read.data
  const totalFen = activitySellingPrice * buyQuantity
  const transactionId = `43000${digits(23)}`
  const paid = await withTransaction(db, async (tx) => {
    if (
      !(await addOrder(
        { outTradeNo, openId, totalFen, transactionId, paidAt: now, byApple: os === 'ios' },
        tx
      ))
    )
      return false
    const message = deliveryMessage(read.data, { openId, os, transactionId, now })
    await queueMessage(cashier, { outTradeNo, message, mode: notice, now }, tx)
    return true
  })
  if (!paid) return fail(-15002, 'OUT_TRADE_NO_REPEATED')
  await sendMessages(cashier, now, outTradeNo)
  return OK
}

type Signed = z.output<typeof signed>

async function itemProblem(
  { offerId, env, productId, goodsPrice, activitySellingPrice = goodsPrice }: Signed,
  xpay: XpayAccount,
  db: Queryable
): Promise<PhoneAnswer | null> {
  if (offerId !== xpay.offerId || env !== xpay.env) return fail(-15001, 'PARAM_INVALID')
  const item = await findItem(productId, db)
  if (!item?.published) return fail(-15010, 'PRODUCT_NOT_PUBLISHED')
  if (item.priceFen !== goodsPrice) return fail(-15013, 'PRODUCT_PRICE_INVALID')
  return activitySellingPrice * 10 < goodsPrice * 4 ? fail(-15001, 'PARAM_INVALID') : null
}

/** Apple's payments have no number of WeChat Pay. */
function deliveryMessage(
  { outTradeNo, env, productId, buyQuantity, goodsPrice, activitySellingPrice = goodsPrice, attach }: Signed,
  { openId, os, transactionId, now }: { openId: string; os: string; transactionId: string; now: Date }
) {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    Event: 'xpay_goods_deliver_notify',
    OpenId: openId,
    OutTradeNo: outTradeNo,
    Env: env,
    ...(os === 'ios'
      ? {}
      : { WeChatPayInfo: { MchOrderNo: outTradeNo, TransactionId: transactionId, PaidTime: seconds } }),
    GoodsInfo: {
      ProductId: productId,
      Quantity: buyQuantity,
      OrigPrice: goodsPrice,
      ActualPrice: activitySellingPrice,
      Attach: attach
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
