import type { KeyObject } from 'node:crypto'
import { newNonce, platformMessage, sign } from '../../gateways/pay/wechat-crypto'
import { SANDBOX_PLATFORM_SERIAL } from './sandbox-merchant'

/** Headers with the platform's signature of a response or a notice. */
export function platformHeaders(body: string, key: KeyObject, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = newNonce()
  return {
    'wechatpay-serial': SANDBOX_PLATFORM_SERIAL,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign(platformMessage(timestamp, nonce, body), key),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048'
  }
}
