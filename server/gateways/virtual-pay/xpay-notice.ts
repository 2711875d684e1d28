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
  if (name !== 'xpay_refund_notify') return null
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

function shaped<T extends z.ZodType>(schema: T, message: unknown): z.output<T> {
  const read = schema.safeParse(message)
  if (!read.success) throw new NoticeRefused('not shaped as a message about virtual payment')
  return read.data
}
