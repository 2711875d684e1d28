import { createHash } from 'node:crypto'
import { z } from 'zod'
import { NoticeRefused } from '../pay/pay-gateway'
import { openMessage, type PushAccount } from './message-push'
import type { PushQuery, VirtualNotice } from './virtual-pay-gateway'

const event = z.object({ MsgType: z.string(), Event: z.string().default('') })

const delivery = z.object({
  OpenId: z.string().min(1),
  OutTradeNo: z.string().min(8).max(32),
  Env: z.coerce.number().int()
})

const refund = z.object({
  OpenId: z.string().min(1),
  WxRefundId: z.string().min(1).max(64),
  MchRefundId: z.string().max(64).default(''),
  MchOrderId: z.string().min(8).max(32),
  RefundFee: z.coerce.number().int().positive(),
  RetCode: z.coerce.number().int()
})

const INQUIRY = 'xpay_subscribe_ios_refund_query_notify'

/** The number is ours; it has no environment, as Apple has one alone. */
const inquiry = z.object({ pay_order_id: z.string().min(1).max(64) })

/** Messages name a payment each in a way of their own. */
const named = z.object({
  OutTradeNo: z.string().optional(),
  MchOrderId: z.string().optional(),
  pay_order_id: z.string().optional()
})

/** See `VirtualPayGateway.readNotice`. */
export function readXpayNotice(
  account: PushAccount,
  env: 0 | 1,
  query: PushQuery,
  raw: string
): VirtualNotice | null {
  const message = openMessage(account, query, raw)
  const { Event: name } = shaped(event, message)
  if (name === 'xpay_goods_deliver_notify') {
    const { OpenId: openId, OutTradeNo: outTradeNo, Env: where } = shaped(delivery, message)
    if (where !== env) throw new NoticeRefused('of another environment')
    return { kind: 'delivery', outTradeNo, openId }
  }
  const { data: asked } = inquiry.safeParse(message)
  if (name === INQUIRY && asked) return { kind: 'inquiry', event: name, outTradeNo: asked.pay_order_id }
  if (name !== 'xpay_refund_notify') return name.startsWith('xpay_') ? otherOf(name, message) : null
  const ended = shaped(refund, message)
  return {
    kind: 'refund',
    outTradeNo: ended.MchOrderId,
    openId: ended.OpenId,
    outRefundNo: ended.MchRefundId || ended.WxRefundId,
    refundedFen: ended.RefundFee,
    end: ended.RetCode === 0 ? 'done' : 'closed'
  }
}

function otherOf(name: string, message: unknown): VirtualNotice {
  const { data } = named.safeParse(message)
  return {
    kind: 'other',
    event: name.slice(0, 64),
    outTradeNo: data?.OutTradeNo ?? data?.MchOrderId ?? data?.pay_order_id ?? null,
    digest: createHash('sha256').update(JSON.stringify(message)).digest('hex')
  }
}

function shaped<T extends z.ZodType>(schema: T, message: unknown): z.output<T> {
  const read = schema.safeParse(message)
  if (!read.success) throw new NoticeRefused('not shaped as a message about virtual payment')
  return read.data
}
