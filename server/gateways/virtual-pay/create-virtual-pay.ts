import type { Settings } from '../../config/settings'
import { SettingsError } from '../../config/settings-error'
import { addressSetting, requiredSettings } from '../required-settings'
import { createStableToken } from '../wechat/stable-token'
import { readWechatSettings } from '../wechat/wechat-api'
import type { VirtualPayGateway } from './virtual-pay-gateway'
import { createXpay, type XpayAccount } from './xpay'

type Source = Readonly<Record<string, string | undefined>>

/** Path on our server for messages that WeChat pushes to the mini-program. */
export const PUSH_PATH = '/unionbuy-server/wechat/push'

const REQUIRED = [
  'VIRTUAL_PAY_OFFER_ID',
  'VIRTUAL_PAY_APP_KEY',
  'WECHAT_PUSH_TOKEN',
  'WECHAT_PUSH_AES_KEY'
] as const

/** WeChat's EncodingAESKey: 32 bytes in base64 without its `=`. */
const AES_KEY = /^[A-Za-z0-9]{43}$/

/**
 * WeChat's virtual payment: as real as WeChat Pay is. Null if it is not set up; it stays set up while payments or refunds
 * made by it are open, also with no kind left in `VIRTUAL_GOODS`. `clock` returns ms.
 * @throws SettingsError if the real one lacks its settings
 */
export async function createVirtualPay(
  settings: Settings,
  clock: () => number = Date.now,
  env: Source = process.env
): Promise<VirtualPayGateway | null> {
  const { gateways, virtualGoods } = settings
  if (gateways.pay === 'real') {
    if (virtualGoods.length === 0 && !env.VIRTUAL_PAY_OFFER_ID) return null
    if (gateways.wechat !== 'real')
      throw new SettingsError(['GATEWAY_WECHAT: must be real where VIRTUAL_GOODS are sold'])
    return createXpay(readXpay(env), createStableToken(readWechatSettings(env), clock), clock)
  }
  const { sandboxXpay } = await import('../../sandbox/virtual-pay/account')
  const { account, token } = sandboxXpay(settings)
  return createXpay(account, token, clock)
}

/** The real account. @throws SettingsError naming what is missing or wrong */
export function readXpay(env: Source): XpayAccount {
  const values = requiredSettings('VIRTUAL_GOODS', REQUIRED, env, 'set')
  const { appId } = readWechatSettings(env)
  if (!AES_KEY.test(values.WECHAT_PUSH_AES_KEY))
    throw new SettingsError(['WECHAT_PUSH_AES_KEY: must be the 43 letters and digits of the EncodingAESKey'])
  const where = env.VIRTUAL_PAY_ENV || '0'
  if (where !== '0' && where !== '1') throw new SettingsError(['VIRTUAL_PAY_ENV: must be 0 or 1'])
  return {
    baseUrl: addressSetting('WECHAT_BASE_URL', 'https://api.weixin.qq.com', env).href.replace(/\/$/, ''),
    env: where === '0' ? 0 : 1,
    offerId: values.VIRTUAL_PAY_OFFER_ID,
    appKey: values.VIRTUAL_PAY_APP_KEY,
    push: {
      appId,
      token: values.WECHAT_PUSH_TOKEN,
      key: Buffer.from(`${values.WECHAT_PUSH_AES_KEY}=`, 'base64')
    }
  }
}
