import { isPartnerWith } from '@contract/partner/codes'
import { partnerEndpoints } from '@contract/partner/endpoints'
import { PARTNERS } from '@contract/partner/partners'
import { RESULT } from '@contract/envelope/codes'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'
import { partnerAt } from './sites'

/**
 * Requests the address of a partner, signed for the member and valid for minutes: requested when needed, never
 * stored.
 */
export interface AddressSource {
  (): Promise<string>
  /** It is the page of one order: a refusal means that there is no such order, not that the site is down. */
  readonly ofOrder?: boolean
}

const QUIET = { quiet: true } as const

/** An address outside the partner's own sites is shown unchanged and unsigned, by the rules for any address. */
async function towards(
  ask: (redirectUrl?: string) => Promise<{ url: string }>,
  url: string | undefined
): Promise<string> {
  try {
    return (await ask(url)).url
  } catch (error) {
    if (url !== undefined && codeOf(error) === RESULT.badRequest) return url
    throw error
  }
}

const place = (redirectUrl: string | undefined) => (redirectUrl ? { redirectUrl } : {})

/** The logins that are one partner's alone, and say nothing but where on its site it leads. */
const LOGINS = {
  getQnxLoginUrl: (to?: string) => call(partnerEndpoints.getQnxLoginUrl, place(to), QUIET),
  getMeituanUrl: (to?: string) => call(partnerEndpoints.getMeituanUrl, place(to), QUIET),
  getMeituanDpUrl: (to?: string) => call(partnerEndpoints.getMeituanDpUrl, place(to), QUIET)
} as const

/** Requests the login address of a partner, by the call of its entry. */
function logIn(
  partner: ReturnType<typeof partnerAt<'hdzqnxPlacementUrl' | 'mtPlacementPage'>>,
  redirectUrl: string | undefined
): Promise<{ url: string }> {
  if (isPartnerWith(partner, 'login', 'getLoginUrl'))
    return call(partnerEndpoints.getLoginUrl, { ...place(redirectUrl), partner }, QUIET)
  return LOGINS[PARTNERS[partner].login](redirectUrl)
}

interface FoodQuery {
  readonly url?: string | undefined
  readonly way?: string | undefined
}

/** The site of Meituan (jointLogin 2), or with `way` another one of that page; `url` = the place on it. */
export const foodAddress =
  ({ url, way }: FoodQuery): AddressSource =>
  () =>
    towards((to) => logIn(partnerAt('mtPlacementPage', way), to), url)

interface ZoneQuery {
  readonly url?: string | undefined
  readonly way?: string | undefined
  readonly orderNo?: string | undefined
  readonly productId?: string | undefined
}

/**
 * The zone of partners: the site that `way` says, or with `productId` that product on the site of the discount-ordering
 * partner. With `orderNo` alone the place where that order of ours is looked at on its partner's site; with `way` too it is
 * the partner's number.
 */
export function zoneAddress({ url, way, orderNo, productId }: ZoneQuery): AddressSource {
  const ask = async () => {
    if (productId) return (await call(partnerEndpoints.haiweiProductCouponSkip, { productId }, QUIET)).url
    if (orderNo && !way) return (await call(partnerEndpoints.getPartnerReturn, { orderNo }, QUIET)).url
    const partner = partnerAt('hdzqnxPlacementUrl', way)
    if (orderNo) return (await call(partnerEndpoints.hdzGetUrlByOrderNo, { orderNo, partner }, QUIET)).url
    return towards((to) => logIn(partner, to), url)
  }
  return Object.assign(ask, { ofOrder: Boolean(orderNo) })
}

interface FilmQuery {
  readonly url?: string | undefined
  readonly filmId?: string | undefined
  readonly cityCode?: string | undefined
  readonly date?: string | undefined
}

/** The special-offer film site, on a film where one was chosen. */
export const filmAddress =
  ({ url, filmId, cityCode, date }: FilmQuery): AddressSource =>
  () =>
    towards(
      (to) =>
        call(
          partnerEndpoints.getYearsH5LoginUrl,
          {
            ...place(to),
            ...(filmId ? { filmId } : {}),
            ...(cityCode ? { cityCode } : {}),
            ...(date ? { date } : {})
          },
          QUIET
        ),
      url
    )
