import type { Settings } from '../../config/settings'
import type { Merchant } from '../../gateways/pay/merchant'
import { NOTIFY_PATH } from '../../gateways/pay/merchant-settings'
import { SANDBOX_APP_ID } from '../wechat/sandbox-wechat'
import { sandboxPayKeys } from './keys'

/** Where the sandbox speaks API v3 on our own server. */
export const SANDBOX_PAY_PATH = '/sandbox/wechat-pay'

export const SANDBOX_MCH_ID = '1900000109'
export const SANDBOX_MERCHANT_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
/** The platform signs by public key, as it does for all merchants since 2025. */
export const SANDBOX_PLATFORM_SERIAL = 'PUB_KEY_ID_0119000001092026010100111100000042'

const OFFICIAL_APP_ID = 'wx0ff1c1a10ff1c1a1'

/** The shop's merchant at the sandbox: the same client as for the real host is pointed at our own address. */
export function sandboxMerchant(settings: Pick<Settings, 'host' | 'port' | 'dataDir'>): Merchant {
  const keys = sandboxPayKeys(settings.dataDir)
  const own = ownAddress(settings)
  return {
    baseUrl: own + SANDBOX_PAY_PATH,
    mchId: SANDBOX_MCH_ID,
    appIds: { mini: SANDBOX_APP_ID, jsapi: OFFICIAL_APP_ID, h5: OFFICIAL_APP_ID },
    serial: SANDBOX_MERCHANT_SERIAL,
    privateKey: keys.merchantPrivate,
    apiV3Key: keys.apiV3Key,
    platformKeys: { [SANDBOX_PLATFORM_SERIAL]: keys.platformPublic },
    notifyUrl: own + NOTIFY_PATH
  }
}

const EVERYWHERE = new Set(['0.0.0.0', '::', 'localhost', '127.0.0.1'])

function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
