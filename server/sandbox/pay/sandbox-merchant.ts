import type { Settings } from '../../config/settings'
import type { Merchant } from '../../gateways/pay/merchant'
import { NOTIFY_PATH } from '../../gateways/pay/merchant-settings'
import { ownAddress } from '../own-address'
import { SANDBOX_APP_ID, SANDBOX_OFFICIAL_APP_ID } from '../wechat/sandbox-wechat'
import { sandboxPayKeys } from './keys'

/** Path of the API v3 sandbox on our own server. */
export const SANDBOX_PAY_PATH = '/sandbox/wechat-pay'

export const SANDBOX_MCH_ID = '1900000109'
export const SANDBOX_MERCHANT_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
/** The platform signs by public key, as it does for all merchants since 2025. */
export const SANDBOX_PLATFORM_SERIAL = 'PUB_KEY_ID_0119000001092026010100111100000042'

/** The shop's merchant at the sandbox: the client for the real host is pointed at our own address. */
export function sandboxMerchant(settings: Pick<Settings, 'host' | 'port' | 'dataDir'>): Merchant {
  const keys = sandboxPayKeys(settings.dataDir)
  const own = ownAddress(settings)
  return {
    baseUrl: own + SANDBOX_PAY_PATH,
    mchId: SANDBOX_MCH_ID,
    appIds: { mini: SANDBOX_APP_ID, jsapi: SANDBOX_OFFICIAL_APP_ID, h5: SANDBOX_OFFICIAL_APP_ID },
    serial: SANDBOX_MERCHANT_SERIAL,
    privateKey: keys.merchantPrivate,
    apiV3Key: keys.apiV3Key,
    platformKeys: { [SANDBOX_PLATFORM_SERIAL]: keys.platformPublic },
    platformKeyId: SANDBOX_PLATFORM_SERIAL,
    notifyUrl: own + NOTIFY_PATH
  }
}
