import type { PartnerCode } from '@contract/types'
import { SettingsError } from '../../config/settings-error'
import { addressSetting } from '../required-settings'
import type { PartnerAccess } from './signed-call'

type Source = Readonly<Record<string, string | undefined>>

/** Variables of each partner: address, who we are there, and the shared secret. */
const NAMES = {
  hdz: ['PARTNER_HDZ_BASE_URL', 'PARTNER_HDZ_APP_ID', 'PARTNER_HDZ_SECRET'],
  qnx: ['PARTNER_QNX_BASE_URL', 'PARTNER_QNX_APP_ID', 'PARTNER_QNX_SECRET'],
  meituan: ['PARTNER_MEITUAN_BASE_URL', 'PARTNER_MEITUAN_APP_ID', 'PARTNER_MEITUAN_SECRET'],
  meituanDp: ['PARTNER_DIANPING_BASE_URL', 'PARTNER_DIANPING_APP_ID', 'PARTNER_DIANPING_SECRET'],
  years: ['PARTNER_YEARS_BASE_URL', 'PARTNER_YEARS_APP_ID', 'PARTNER_YEARS_SECRET'],
  haiwei: ['PARTNER_HAIWEI_BASE_URL', 'PARTNER_HAIWEI_APP_ID', 'PARTNER_HAIWEI_SECRET']
} as const satisfies Record<PartnerCode, readonly [string, string, string]>

const LEAST_SECRET = 32

/**
 * Access to a partner; null where none of its variables is set: it is not connected then.
 * @throws SettingsError when it is set in part, or the secret is short
 */
export function readPartnerSettings(partner: PartnerCode, env: Source): PartnerAccess | null {
  const names = NAMES[partner]
  return readAccess(`Partner ${partner}`, names, env)
}

/** The same for any system that speaks the protocol. */
export function readAccess(
  system: string,
  names: readonly [address: string, appId: string, secret: string],
  env: Source
): PartnerAccess | null {
  const [addressName, appName, secretName] = names
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new SettingsError(missing.map((name) => `${name}: required to connect ${system}`))
  const secret = env[secretName] ?? ''
  if (secret.length < LEAST_SECRET) {
    throw new SettingsError([`${secretName}: must have at least ${LEAST_SECRET} characters`])
  }
  const siteUrl = addressSetting(addressName, '', env).href.replace(/\/$/, '')
  return { system, siteUrl, apiUrl: `${siteUrl}/api`, appId: env[appName] ?? '', secret }
}
