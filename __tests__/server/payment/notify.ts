/** Notices as WeChat Pay sends them: sealed and signed by the platform. */
import { randomUUID } from 'node:crypto'
import { NOTIFY_PATH } from '../../../server/gateways/pay/merchant-settings'
import { encrypt } from '../../../server/gateways/pay/wechat-crypto'
import { sandboxPayKeys } from '../../../server/sandbox/pay/keys'
import { SANDBOX_MCH_ID, sandboxMerchant } from '../../../server/sandbox/pay/sandbox-merchant'
import { platformHeaders } from '../../../server/sandbox/pay/signed-answer'
import { testSettings } from '../../support/server/test-app'
import type { Shop } from './shop'

/** What a notice tells of a refund, fen. */
export interface ToldRefund {
  readonly outTradeNo: string
  readonly outRefundNo: string
  readonly totalFen: number
  readonly refundFen: number
  readonly status?: 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
}

/** Sends one of a refund; gives the status of the answer. */
export function notifyRefund(shop: Shop, told: ToldRefund): Promise<number> {
  const { outTradeNo, outRefundNo, totalFen, refundFen, status = 'SUCCESS' } = told
  const refund = {
    mchid: SANDBOX_MCH_ID,
    out_trade_no: outTradeNo,
    transaction_id: `4200${outTradeNo}`,
    out_refund_no: outRefundNo,
    refund_id: `5030${outRefundNo}`.slice(0, 32),
    refund_status: status,
    amount: { total: totalFen, refund: refundFen, payer_total: totalFen, payer_refund: refundFen }
  }
  return notify(shop, { event: `REFUND.${status}`, type: 'refund' }, refund)
}

/** Sends one of a payment of so many fen; gives the status of the answer. */
export function notifyPayment(
  shop: Shop,
  { outTradeNo, totalFen }: Pick<ToldRefund, 'outTradeNo' | 'totalFen'>
): Promise<number> {
  const { appIds, mchId } = sandboxMerchant(testSettings())
  return notify(
    shop,
    { event: 'TRANSACTION.SUCCESS', type: 'transaction' },
    {
      mchid: mchId,
      appid: appIds.mini,
      out_trade_no: outTradeNo,
      transaction_id: `4200${outTradeNo}`,
      trade_state: 'SUCCESS',
      success_time: shop.clock.now().toISOString(),
      amount: { total: totalFen, currency: 'CNY' }
    }
  )
}

async function notify(
  shop: Shop,
  { event, type }: { readonly event: string; readonly type: string },
  content: object
): Promise<number> {
  const settings = testSettings()
  const body = JSON.stringify({
    id: randomUUID(),
    event_type: event,
    resource: encrypt(JSON.stringify(content), sandboxMerchant(settings).apiV3Key, type)
  })
  const { platformPrivate } = sandboxPayKeys(settings.dataDir)
  const response = await shop.server.inject({
    method: 'POST',
    url: NOTIFY_PATH,
    headers: {
      'content-type': 'application/json',
      ...platformHeaders(body, platformPrivate, shop.clock.now())
    },
    payload: body
  })
  return response.statusCode
}
