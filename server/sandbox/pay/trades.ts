import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { withTransaction, type Queryable } from '../../db/client'
import type { Merchant } from '../../gateways/pay/merchant'
import { digits } from '../../lib/digits'
import { postRefundNotice } from './notices'
import { tradeView } from './trade-view'
import { noSuchTrade, paramError, Refusal } from './refusal'
import { addRefund, addTrade, findTrade, markClosed, type Trade } from './repository'

const newTrade = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z
    .string()
    .min(1)
    .refine((text) => !/\p{Surrogate}/u.test(text) && Buffer.byteLength(text) <= 127),
  out_trade_no: z.string().regex(/^[\w\-|*]{6,32}$/),
  notify_url: z.url(),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int().min(1), currency: z.literal('CNY').default('CNY') }),
  payer: z.object({ openid: z.string().min(1) }).optional(),
  scene_info: z.object({ payer_client_ip: z.string(), h5_info: z.object({ type: z.string() }) }).optional()
})

const newRefund = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().min(1).max(64),
  notify_url: z.url().optional(),
  amount: z.object({ refund: z.int().min(1), total: z.int().min(1), currency: z.literal('CNY') })
})

const LIFE_MS = 2 * 3_600_000

/** `POST /v3/pay/transactions/jsapi` and `/h5`: the same number with the same content returns the existing trade. */
export async function openTrade(
  db: Queryable,
  merchant: Merchant,
  kind: 'jsapi' | 'h5',
  json: unknown,
  now: Date
): Promise<Trade> {
  const body = shaped(newTrade, json)
  if (body.mchid !== merchant.mchId || !Object.values(merchant.appIds).includes(body.appid)) {
    throw new Refusal(400, 'APPID_MCHID_NOT_MATCH', 'appid 与 mchid 不匹配')
  }
  if (kind === 'jsapi' && !body.payer) throw paramError('缺少 payer.openid')
  if (kind === 'h5' && !body.scene_info) throw paramError('缺少 scene_info')
  expectOwnNotify(merchant, body.notify_url)
  const expiresAt = body.time_expire ? new Date(body.time_expire) : new Date(now.getTime() + LIFE_MS)
  if (expiresAt <= now) throw paramError('time_expire 已过')
  const trade = await addTrade(
    {
      outTradeNo: body.out_trade_no,
      prepayId: `wx${randomUUID().replaceAll('-', '')}`,
      appId: body.appid,
      kind,
      description: body.description,
      totalFen: body.amount.total,
      payerOpenId: body.payer?.openid ?? null,
      notifyUrl: body.notify_url,
      state: 'NOTPAY',
      expiresAt,
      createdAt: now
    },
    db
  )
  if (trade.totalFen !== body.amount.total || trade.kind !== kind || trade.appId !== body.appid) {
    throw new Refusal(400, 'OUT_TRADE_NO_USED', '商户订单号重复')
  }
  if (trade.payerOpenId !== (body.payer?.openid ?? null)) {
    throw new Refusal(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
  }
  if (trade.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED', '订单已关闭')
  if (trade.state !== 'NOTPAY') throw new Refusal(400, 'ORDERPAID', '订单已支付')
  return trade
}

/** The sandbox has one shop, and sends notices to nobody else. @throws Refusal */
function expectOwnNotify(merchant: Merchant, notifyUrl: string | undefined): void {
  if (notifyUrl !== undefined && notifyUrl !== merchant.notifyUrl) {
    throw paramError('notify_url 不是该商户登记的地址')
  }
}

/** `GET /v3/pay/transactions/out-trade-no/{no}` */
export async function queryTrade(db: Queryable, merchant: Merchant, outTradeNo: string) {
  const trade = await findTrade(outTradeNo, db)
  if (!trade) throw noSuchTrade()
  return tradeView(merchant, trade)
}

/** `POST /v3/pay/transactions/out-trade-no/{no}/close` */
export async function closeTrade(db: Queryable, outTradeNo: string): Promise<void> {
  if (await markClosed(outTradeNo, db)) return
  const trade = await findTrade(outTradeNo, db)
  if (!trade) throw noSuchTrade()
  if (trade.state !== 'CLOSED') throw new Refusal(400, 'ORDERPAID', '订单已支付')
}

/** `POST /v3/refund/domestic/refunds`: a repeat with the same number gets the same answer. */
export async function refundTrade(db: Queryable, merchant: Merchant, json: unknown, now: Date) {
  const body = shaped(newRefund, json)
  expectOwnNotify(merchant, body.notify_url)
  const trade = await findTrade(body.out_trade_no, db)
  if (!trade || !trade.transactionId) throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在或未支付')
  if (trade.totalFen !== body.amount.total) throw paramError('原订单金额不一致')
  const refund = {
    outTradeNo: trade.outTradeNo,
    outRefundNo: body.out_refund_no,
    amountFen: body.amount.refund,
    now
  }
  if (!(await addRefund(refund, db))) throw await refundRefusal(refund, db)
  const done = {
    refund_id: `503${trade.transactionId}`,
    out_refund_no: body.out_refund_no,
    out_trade_no: trade.outTradeNo,
    transaction_id: trade.transactionId,
    amount: body.amount
  }
  if (body.notify_url) await postRefundNotice(db, merchant, trade, done, now)
  return { ...done, status: 'SUCCESS' }
}

/** In the real one's wording. */
async function refundRefusal(
  { outTradeNo, outRefundNo }: { outTradeNo: string; outRefundNo: string },
  db: Queryable
) {
  const trade = await findTrade(outTradeNo, db)
  const isNew = trade !== undefined && !(outRefundNo in trade.refunds)
  if (isNew && trade.refundedFen === trade.totalFen)
    return new Refusal(400, 'INVALID_REQUEST', '订单已全额退款')
  return paramError('退款金额超过可退金额，或退款单号已用')
}

/**
 * A person's refund at the merchant platform: under a separate number, with a notice to the payment notice address.
 * @throws Refusal if not that much is left of it
 */
export async function refundByHand(
  db: Queryable,
  merchant: Merchant,
  { outTradeNo, amountFen }: { readonly outTradeNo: string; readonly amountFen: number },
  now: Date
): Promise<void> {
  const trade = await findTrade(outTradeNo, db)
  if (!trade?.transactionId) throw noSuchTrade()
  const outRefundNo = `5030${digits(24)}`
  const { totalFen: total, transactionId } = trade
  await withTransaction(db, async (tx) => {
    if (!(await addRefund({ outTradeNo, outRefundNo, amountFen, now }, tx)))
      throw paramError('退款金额超过可退金额')
    const done = {
      refund_id: `503${transactionId}`,
      out_refund_no: outRefundNo,
      out_trade_no: outTradeNo,
      transaction_id: transactionId,
      amount: { refund: amountFen, total, currency: 'CNY' }
    }
    await postRefundNotice(tx, merchant, trade, done, now)
  })
}

function shaped<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw paramError(result.error.issues.map((issue) => issue.path.join('.')).join(', '))
}
