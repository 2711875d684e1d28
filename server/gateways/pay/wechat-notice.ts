import { z } from 'zod'
import type { Merchant } from './merchant'
import { NoticeRefused, type NoticeHeaders, type PaidNotice, type RefundNotice } from './pay-gateway'
import { platformSignatureProblem } from './platform-signature'
import { decrypt } from './wechat-crypto'

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional()
  })
})

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().min(6).max(32),
  transaction_id: z.string().min(1).max(32),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int(), currency: z.string().optional() })
})

const refund = z.object({
  mchid: z.string(),
  out_trade_no: z.string().min(6).max(32),
  transaction_id: z.string().min(1).max(32),
  out_refund_no: z.string().min(1).max(64),
  refund_status: z.enum(['SUCCESS', 'CLOSED', 'ABNORMAL']),
  amount: z.object({ total: z.int(), refund: z.int() })
})

const ENDS = { SUCCESS: 'done', CLOSED: 'closed', ABNORMAL: 'abnormal' } as const

/** See `PayGateway.readNotice`. */
export function readWechatNotice(
  merchant: Merchant,
  now: number,
  headers: NoticeHeaders,
  raw: string
): PaidNotice | RefundNotice | null {
  const problem = platformSignatureProblem(headers, raw, merchant.platformKeys, now)
  if (problem) throw new NoticeRefused(problem)
  const notice = envelope.safeParse(parsed(raw))
  if (!notice.success) throw new NoticeRefused('not shaped as a notice')
  const { id, event_type: event, resource } = notice.data
  if (event.startsWith('REFUND.')) return refundOf(id, parsed(opened(resource, merchant.apiV3Key)), merchant)
  if (event !== 'TRANSACTION.SUCCESS') return null
  const trade = transaction.safeParse(parsed(opened(resource, merchant.apiV3Key)))
  if (!trade.success) throw new NoticeRefused('not shaped as a transaction')
  const paid = trade.data
  if (paid.mchid !== merchant.mchId) throw new NoticeRefused('of another merchant')
  if (!Object.values(merchant.appIds).includes(paid.appid)) throw new NoticeRefused('of another app')
  if (paid.amount.currency !== undefined && paid.amount.currency !== 'CNY')
    throw new NoticeRefused('another currency')
  if (paid.trade_state !== 'SUCCESS') return null
  return {
    id,
    outTradeNo: paid.out_trade_no,
    transactionId: paid.transaction_id,
    amountFen: paid.amount.total,
    paidAt: paid.success_time ? new Date(paid.success_time) : new Date(now)
  }
}

function refundOf(id: string, told: unknown, merchant: Merchant): RefundNotice {
  const result = refund.safeParse(told)
  if (!result.success) throw new NoticeRefused('not shaped as a refund')
  const { mchid, out_trade_no, transaction_id, out_refund_no, refund_status, amount } = result.data
  if (mchid !== merchant.mchId) throw new NoticeRefused('of another merchant')
  return {
    id,
    outTradeNo: out_trade_no,
    transactionId: transaction_id,
    totalFen: amount.total,
    outRefundNo: out_refund_no,
    refundedFen: amount.refund,
    end: ENDS[refund_status]
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoticeRefused('not JSON')
  }
}

function opened(resource: z.output<typeof envelope>['resource'], apiV3Key: string): string {
  try {
    return decrypt(resource, apiV3Key)
  } catch {
    throw new NoticeRefused('cannot be decrypted')
  }
}
