import type { Settings } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { requestGuest } from '../guest/partner-guests'
import { RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import type { JinjiangGateway } from './jinjiang-gateway'

type Source = Readonly<Record<string, string | undefined>>

const SYSTEM = 'Jinjiang'
const REQUIRED = ['JINJIANG_BASE_URL', 'JINJIANG_MERCHANT', 'JINJIANG_SECRET'] as const

/**
 * The real system, called with a protocol of our own (see {@link requestGuest}).
 * @throws SettingsError naming what is missing
 */
export function createRealJinjiang(env: Source, clock: () => number = Date.now): JinjiangGateway {
  const values = requiredSettings('GATEWAY_JINJIANG', REQUIRED, env)
  const system = {
    system: SYSTEM,
    baseUrl: addressSetting('JINJIANG_BASE_URL', values.JINJIANG_BASE_URL, env),
    merchant: values.JINJIANG_MERCHANT,
    secret: values.JINJIANG_SECRET
  }
  return { memberOf: (authCode) => requestGuest(system, { auth_code: authCode }, clock) }
}

/**
 * The configured gateway. Its sandbox lets anybody in as anybody: on a public server that is not a demo it is closed.
 * @throws SettingsError if it is real and its settings are incomplete
 */
export async function createJinjiang(
  { gateways, demo }: Pick<Settings, 'gateways' | 'demo'>,
  db: Queryable,
  env: Source = process.env
): Promise<JinjiangGateway> {
  if (gateways.jinjiang === 'real') return createRealJinjiang(env)
  if (demo) return (await import('../../sandbox/jinjiang/sandbox-jinjiang')).createSandboxJinjiang(db)
  const closed = () => Promise.reject(new RemoteError(SYSTEM, 'not set up on this server'))
  return { memberOf: closed }
}
