import { RESULT } from '@contract/envelope/codes'
import { isPartnerWith, partnersWith, tableEntry } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'
import type { PartnerGateway, PartnerVisit } from '../../gateways/partner/partner-gateway'
import { userIdOf } from '../../gateways/partner/user-id'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError } from '../../core/business-error'
import { partnerName } from '../../partners/records'
import type { PartnerDependencies } from './dependencies'

/** A connected partner. @throws BusinessError 913 if it is not connected */
export function partnerOf(
  { partners }: Pick<PartnerDependencies, 'partners'>,
  code: PartnerCode
): PartnerGateway {
  const gateway = partners[code]
  if (!gateway) throw new BusinessError(RESULT.partnerFailed, `${partnerName(code)}暂未开放`)
  return gateway
}

/** Calls a partner. @throws BusinessError 913 if it is unreachable */
export async function requestPartner<T>(
  dependencies: PartnerDependencies,
  code: PartnerCode,
  ask: (gateway: PartnerGateway) => Promise<T>
): Promise<T> {
  try {
    return await ask(partnerOf(dependencies, code))
  } catch (problem) {
    if (!(problem instanceof RemoteError)) throw problem
    dependencies.log.warn({ err: problem, partner: code }, 'partner could not be asked')
    throw new BusinessError(RESULT.partnerFailed, `${partnerName(code)}暂时无法访问，请稍后再试`, {
      cause: problem
    })
  }
}

/** The member's identity at a partner. */
export function userOf(
  { settings }: Pick<PartnerDependencies, 'settings'>,
  code: PartnerCode,
  memberId: string
): string {
  return userIdOf(settings.secrets.identity, code, memberId)
}

/** A member's visit to a partner, and our pages that it returns to. */
export function visitOf(
  dependencies: Pick<PartnerDependencies, 'settings'>,
  code: PartnerCode,
  { memberId, channel }: { readonly memberId: string; readonly channel: string }
): Omit<PartnerVisit, 'towards'> {
  const { payPage, discountPage = payPage } = tableEntry(code)
  const page = (name: string) => {
    const url = new URL(`/pages/${name}/index`, dependencies.settings.publicOrigin)
    url.searchParams.set('channel', channel)
    if (mustBeNamed(code)) url.searchParams.set('partner', code)
    return url.href
  }
  return { user: userOf(dependencies, code, memberId), back: page(payPage), backDiscount: page(discountPage) }
}

/** Whether the page to which a partner returns its users needs to be given the partner's code. */
const mustBeNamed = (code: PartnerCode) =>
  isPartnerWith(code, 'calls', 'named') && partnersWith('payPage', tableEntry(code).payPage)[0] !== code
