import type { PartnerCode, ThirdPartyRedirect } from '@contract/types'
import type { PartnerRedirect } from '../../db/schema/partner-redirect'

/** Address of a partner's site without a trailing slash; null if the partner is not connected. */
export type SiteOf = (partner: PartnerCode) => string | null

/** A redirect as the contract shows it; `redirectUrl` is empty if its partner is not connected: nothing happens then. */
export function redirectView(redirect: PartnerRedirect, siteOf: SiteOf): ThirdPartyRedirect {
  const { partner, path, jointLogin, miniProgramAppId, miniProgramRedirectUrl, isInternal } = redirect
  const receiveWayExtension = {
    jointLogin: jointLogin ?? null,
    miniProgramAppId: miniProgramAppId ?? '',
    miniProgramRedirectUrl: miniProgramRedirectUrl ?? '',
    isInternal: isInternal ?? 0
  }
  return { message: JSON.stringify({ receiveWayExtension }), redirectUrl: addressOf(partner, path, siteOf) }
}

function addressOf(partner: PartnerCode | undefined, path: string, siteOf: SiteOf): string {
  if (!partner) return path
  const site = siteOf(partner)
  return site === null ? '' : site + path
}
