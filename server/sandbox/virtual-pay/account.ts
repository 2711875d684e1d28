import { createHash } from 'node:crypto'
import type { Settings } from '../../config/settings'
import type { XpayAccount } from '../../gateways/virtual-pay/xpay'
import type { StableToken } from '../../gateways/wechat/stable-token'
import { ownAddress } from '../own-address'
import { SANDBOX_APP_ID } from '../wechat/sandbox-wechat'

/** Path of the sandbox on our own server; the paths of xpay follow it. */
export const SANDBOX_XPAY_PATH = '/sandbox/virtual-pay'

/** The access token that the sandbox accepts. */
export const SANDBOX_ACCESS_TOKEN = 'sandbox-access-token'

const secret = (name: string) => createHash('sha256').update(`sandbox ${name}`).digest()

/** The shop's account at the sandbox: the client for the real host is pointed at our own address. */
export function sandboxXpay(settings: Pick<Settings, 'host' | 'port'>): {
  readonly account: XpayAccount
  readonly token: StableToken
} {
  const token = () => Promise.resolve(SANDBOX_ACCESS_TOKEN)
  return {
    account: {
      baseUrl: ownAddress(settings) + SANDBOX_XPAY_PATH,
      // of the merchant's two environments this plays the one for customers
      env: 0,
      offerId: '1450000001',
      appKey: secret('app key').toString('hex').slice(0, 32),
      push: { appId: SANDBOX_APP_ID, token: 'sandbox-push-token', key: secret('push key') }
    },
    token: { get: token, renew: token }
  }
}
