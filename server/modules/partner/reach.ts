import { RESULT } from '@contract/envelope/codes'
import type { PartnerCode } from '@contract/types'
import type { PartnerGateway, PartnerVisit } from '../../gateways/partner/partner-gateway'
import { userIdOf } from '../../gateways/partner/user-id'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError } from '../../http/business-error'
import { DISCOUNT_RETURN_PAGE, PARTNER_NAMES, RETURN_PAGES } from './partners'
import type { PartnerParts } from './parts'

/** A connected partner. @throws BusinessError 913 when it is not connected */
export function partnerOf({ partners }: Pick<PartnerParts, 'partners'>, code: PartnerCode): PartnerGateway {
  const gateway = partners[code]
  if (!gateway) throw new BusinessError(RESULT.partnerFailed, `${PARTNER_NAMES[code]}暂未开放`)
  return gateway
}

/** Asks a partner. @throws BusinessError 913 when it cannot be reached */
export async function askPartner<T>(
  parts: PartnerParts,
  code: PartnerCode,
  ask: (gateway: PartnerGateway) => Promise<T>
): Promise<T> {
  try {
    return await ask(partnerOf(parts, code))
  } catch (problem) {
    if (!(problem instanceof RemoteError)) throw problem
    parts.log.warn({ err: problem, partner: code }, 'partner could not be asked')
    throw new BusinessError(RESULT.partnerFailed, `${PARTNER_NAMES[code]}暂时无法访问，请稍后再试`, {
      cause: problem
    })
  }
}

/** Who the member is to a partner. */
export function userOf(
  { settings }: Pick<PartnerParts, 'settings'>,
  code: PartnerCode,
  memberId: string
): string {
  return userIdOf(settings.secrets.signing, code, memberId)
}

/** A member's visit at a partner, and the pages of ours that it leads back to. */
export function visitOf(
  parts: Pick<PartnerParts, 'settings'>,
  code: PartnerCode,
  { memberId, channel }: { readonly memberId: string; readonly channel: string }
): Omit<PartnerVisit, 'towards'> {
  const page = (path: string) => `${parts.settings.publicOrigin}/${path}?channel=${channel}`
  return {
    user: userOf(parts, code, memberId),
    back: page(RETURN_PAGES[code]),
    backDiscount: page(code === 'haiwei' ? DISCOUNT_RETURN_PAGE : RETURN_PAGES[code])
  }
}
