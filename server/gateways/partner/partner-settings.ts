import type { PartnerCode } from '@contract/types'
import { SettingsError } from '../../config/settings-error'
import type { PartnerVariables } from '../../partners/partner-record'
import { RECORDS } from '../../partners/records'
import { addressSetting } from '../required-settings'
import type { PartnerAccess } from './signed-call'

type Source = Readonly<Record<string, string | undefined>>

const MIN_SECRET_LENGTH = 32

/**
 * Access to a partner; null if none of its variables is set: it is then not connected.
 * @throws SettingsError if it is partly configured, or the secret is too short
 */
export function readPartnerSettings(partner: PartnerCode, env: Source): PartnerAccess | null {
  return readAccess(`Partner ${partner}`, RECORDS[partner].variables, env)
}

/** The same for any system that uses the protocol. */
export function readAccess(system: string, names: PartnerVariables, env: Source): PartnerAccess | null {
  const [addressName, appName, secretName] = names
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new SettingsError(missing.map((name) => `${name}: required to connect ${system}`))
  const secret = env[secretName] ?? ''
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new SettingsError([`${secretName}: must have at least ${MIN_SECRET_LENGTH} characters`])
  }
  const siteUrl = addressSetting(addressName, '', env).href.replace(/\/$/, '')
  return { system, siteUrl, apiUrl: `${siteUrl}/api`, appId: env[appName] ?? '', secret }
}
