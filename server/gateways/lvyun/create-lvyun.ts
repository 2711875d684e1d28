import type { Settings } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { requestGuest } from '../guest/partner-guests'
import { RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import type { LvyunGateway } from './lvyun-gateway'

type Source = Readonly<Record<string, string | undefined>>

const SYSTEM = 'Lvyun'
const REQUIRED = ['LVYUN_BASE_URL', 'LVYUN_MERCHANT', 'LVYUN_SECRET'] as const

/**
 * The real system, called with a protocol of our own (see {@link requestGuest}).
 * @throws SettingsError naming what is missing
 */
export function createRealLvyun(env: Source, clock: () => number = Date.now): LvyunGateway {
  const values = requiredSettings('GATEWAY_LVYUN', REQUIRED, env)
  const system = {
    system: SYSTEM,
    baseUrl: addressSetting('LVYUN_BASE_URL', values.LVYUN_BASE_URL, env),
    merchant: values.LVYUN_MERCHANT,
    secret: values.LVYUN_SECRET
  }
  return { guestOf: (token, type) => requestGuest(system, { token, type }, clock) }
}

/**
 * The configured gateway. Its sandbox lets anybody in as anybody: on a public server that is not a demo it is closed.
 * @throws SettingsError if it is real and its settings are incomplete
 */
export async function createLvyun(
  { gateways, demo }: Pick<Settings, 'gateways' | 'demo'>,
  db: Queryable,
  env: Source = process.env
): Promise<LvyunGateway> {
  if (gateways.lvyun === 'real') return createRealLvyun(env)
  if (demo) return (await import('../../sandbox/lvyun/sandbox-lvyun')).createSandboxLvyun(db)
  const closed = () => Promise.reject(new RemoteError(SYSTEM, 'not set up on this server'))
  return { guestOf: closed }
}
