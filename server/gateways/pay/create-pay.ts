import type { Settings } from '../../config/settings'
import { readMerchant } from './merchant-settings'
import type { PayGateway } from './pay-gateway'
import { createWechatPay } from './wechat-pay'

/**
 * WeChat Pay: the real one, or the sandbox of our own server, through the same client. `clock` returns milliseconds.
 * @throws SettingsError if the real one lacks its settings
 */
export async function createPay(settings: Settings, clock: () => number = Date.now): Promise<PayGateway> {
  const merchant =
    settings.gateways.pay === 'real'
      ? readMerchant(process.env, settings.publicOrigin)
      : (await import('../../sandbox/pay/sandbox-merchant')).sandboxMerchant(settings)
  return createWechatPay(merchant, clock)
}
