import { partnerCodes } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'
import type { Settings } from '../../config/settings'
import type { PartnerRecord } from '../../partners/partner-record'
import { RECORDS } from '../../partners/records'
import type { PartnerGateway, PartnerGateways } from './partner-gateway'
import { readPartnerSettings } from './partner-settings'
import type { PartnerAccess } from './signed-call'
import { createSignedPartner } from './signed-partner'

type Connect = (code: PartnerCode, access: PartnerAccess, clock: () => number) => PartnerGateway

/** The client of each protocol. */
const CLIENTS: Readonly<Record<PartnerRecord['protocol'], Connect>> = { signed: createSignedPartner }

/**
 * The partners: the configured real ones, or the sandbox sites of our own server, through the same client. `clock`
 * returns milliseconds.
 * @throws SettingsError if a real one is partly configured
 */
export async function createPartners(
  settings: Settings,
  clock: () => number = Date.now,
  env: NodeJS.ProcessEnv = process.env
): Promise<PartnerGateways> {
  const sandbox =
    settings.gateways.partner === 'sandbox' ? await import('../../sandbox/partner/access') : undefined
  const connected = partnerCodes.flatMap((code) => {
    const access = sandbox ? sandbox.sandboxPartnerAccess(code, settings) : readPartnerSettings(code, env)
    return access ? [[code, CLIENTS[RECORDS[code].protocol](code, access, clock)] as const] : []
  })
  return Object.fromEntries(connected)
}
