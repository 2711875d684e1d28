/** Notices of refunds as WeChat Pay sends them: sealed and signed by the platform. */
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

/** Sends one; gives the status of the answer. */
export async function notifyRefund(shop: Shop, told: ToldRefund): Promise<number> {
  const settings = testSettings()
  const keys = sandboxPayKeys(settings.dataDir)
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
  const body = JSON.stringify({
    id: randomUUID(),
    event_type: `REFUND.${status}`,
    resource: encrypt(JSON.stringify(refund), sandboxMerchant(settings).apiV3Key, 'refund')
  })
  const headers = platformHeaders(body, keys.platformPrivate, shop.clock.now())
  const response = await shop.server.inject({
    method: 'POST',
    url: NOTIFY_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body
  })
  return response.statusCode
}
