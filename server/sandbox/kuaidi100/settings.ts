import { createHmac } from 'node:crypto'
import type { Settings } from '../../config/settings'
import { currentOf } from '../../lib/secret'
import { PUSH_PATH, type Kuaidi100Settings } from '../../gateways/logistics/kuaidi100'
import { ownAddress } from '../own-address'

/** Path of the kuaidi100 sandbox on our own server. */
export const SANDBOX_KUAIDI100_PATH = '/sandbox/kuaidi100'

/** The shop's account at the sandbox: the client for the real host is pointed at our own address. */
export function sandboxKuaidi100(settings: Pick<Settings, 'host' | 'port' | 'secrets'>): Kuaidi100Settings {
  const own = ownAddress(settings)
  const { signing } = settings.secrets
  return {
    baseUrl: own + SANDBOX_KUAIDI100_PATH,
    customer: 'SANDBOX',
    key: createHmac('sha256', currentOf(signing)).update('sandbox logistics').digest('hex'),
    // signs pushes, which move parcels: nobody else may know it
    salt: signing,
    callbackUrl: own + PUSH_PATH
  }
}
