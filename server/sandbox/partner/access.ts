import { createHmac } from 'node:crypto'
import type { PartnerCode } from '@contract/types'
import type { Settings } from '../../config/settings'
import type { PartnerAccess } from '../../gateways/partner/signed-call'
import { currentOf } from '../../lib/secret'
import { ownAddress } from '../own-address'

/** Path of a partner's sandbox site on our own server. */
export const sandboxPartnerPath = (code: string) => `/sandbox/partner/${code}`

type Parts = Pick<Settings, 'host' | 'port' | 'publicOrigin' | 'secrets'>

/** Access to a sandbox partner: its pages at our public address, its API at our own address. */
export function sandboxPartnerAccess(code: PartnerCode, settings: Parts): PartnerAccess {
  return sandboxAccess(`Partner ${code}`, code, sandboxPartnerPath(code), settings)
}

/**
 * Access to a sandbox of ours that uses the partner protocol; its secret is derived from ours, a different one for
 * each.
 */
export function sandboxAccess(system: string, name: string, path: string, settings: Parts): PartnerAccess {
  return {
    system,
    siteUrl: settings.publicOrigin + path,
    apiUrl: `${ownAddress(settings)}${path}/api`,
    appId: `privilege-centre-${name}`,
    secret: createHmac('sha256', currentOf(settings.secrets.signing)).update(`sandbox ${name}`).digest('hex')
  }
}
