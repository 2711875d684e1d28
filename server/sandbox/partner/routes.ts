import { partnerCodes } from '@contract/partner/codes'
import type { Kit } from '../../http/kit'
import { sandboxPartnerAccess, sandboxPartnerPath } from './access'
import { sandboxPartnerApi } from './api-routes'
import { forgetSessions } from './repository'
import { sandboxPartnerSite } from './site-routes'

const HOUR_MS = 3_600_000

/** The sites of all partners as sandboxes on our own server; present only while partners are the sandbox. */
export function sandboxPartnerModule(kit: Kit): void {
  if (kit.settings.gateways.partner !== 'sandbox') return
  for (const code of partnerCodes) {
    const access = sandboxPartnerAccess(code, kit.settings)
    const path = sandboxPartnerPath(code)
    sandboxPartnerApi(kit, code, access, path)
    sandboxPartnerSite(kit, code, access, path)
  }
  kit.jobs.every('sweep sessions of sandbox partners', HOUR_MS, (now) => forgetSessions(now, kit.db))
}
