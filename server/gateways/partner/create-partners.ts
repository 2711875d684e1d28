import type { Settings } from '../../config/settings'
import { partnerCodes } from '../../modules/partner/partners'
import { sandboxPartnerAccess } from '../../sandbox/partner/access'
import type { PartnerGateways } from './partner-gateway'
import { readPartnerSettings } from './partner-settings'
import { createSignedPartner } from './signed-partner'

/**
 * The partners: the real ones that the settings connect, or the sandbox sites of our own server, through the same client.
 * `clock` gives milliseconds. @throws SettingsError when a real one is set in part
 */
export function createPartners(
  settings: Settings,
  clock: () => number = Date.now,
  env: NodeJS.ProcessEnv = process.env
): PartnerGateways {
  const sandbox = settings.gateways.partner === 'sandbox'
  const connected = partnerCodes.flatMap((code) => {
    const access = sandbox ? sandboxPartnerAccess(code, settings) : readPartnerSettings(code, env)
    return access ? [[code, createSignedPartner(code, access, clock)] as const] : []
  })
  return Object.fromEntries(connected)
}
