import { partnerEndpoints } from '@contract/partner/endpoints'
import { RESULT } from '@contract/envelope/codes'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'

/** Asks for the address of a partner, signed for the member and good for minutes: asked for when needed, never kept. */
export interface AddressSource {
  (): Promise<string>
  /** It is the place of one order: a refusal says that there is no such order, not that the site is away. */
  readonly ofOrder?: boolean
}

const QUIET = { quiet: true } as const

/** A place that is none of the partner's own is shown as it is, unsigned, by the rules for any address. */
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

/** Meituan (jointLogin 2), or with `way=dp` Dianping (jointLogin 4); `url` = the place on its site. */
export const meituanAddress =
  ({ url, way }: { url?: string | undefined; way?: string | undefined }): AddressSource =>
  () =>
    towards(
      (to) =>
        call(
          way === 'dp' ? partnerEndpoints.getMeituanDpUrl : partnerEndpoints.getMeituanUrl,
          place(to),
          QUIET
        ),
      url
    )

interface ZoneQuery {
  readonly url?: string | undefined
  readonly way?: string | undefined
  readonly orderNo?: string | undefined
  readonly productId?: string | undefined
}

/**
 * The zone of partners: QNX (jointLogin 3), with `way=hdz` the ordering partner (jointLogin 1), with `productId` that
 * product on the site of haiwei. With `orderNo` alone the
 * place where that order of ours is looked at on its partner's site; with `way` too it is the partner's number.
 */
export function zoneAddress({ url, way, orderNo, productId }: ZoneQuery): AddressSource {
  const ask = async () => {
    if (productId) return (await call(partnerEndpoints.haiweiProductCouponSkip, { productId }, QUIET)).url
    if (orderNo && !way) return (await call(partnerEndpoints.getPartnerReturn, { orderNo }, QUIET)).url
    const partner = way === 'hdz' ? 'hdz' : 'qnx'
    if (orderNo) return (await call(partnerEndpoints.hdzGetUrlByOrderNo, { orderNo, partner }, QUIET)).url
    return towards(
      (to) =>
        call(
          partner === 'hdz' ? partnerEndpoints.getLoginUrl : partnerEndpoints.getQnxLoginUrl,
          place(to),
          QUIET
        ),
      url
    )
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
