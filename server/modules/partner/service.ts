import { RESULT } from '@contract/envelope/codes'
import type { Data, PartnerCode } from '@contract/types'
import type { PartnerGateway } from '../../gateways/partner/partner-gateway'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../core/business-error'
import { partnerName } from '../../partners/records'
import { DISCOUNT_PARTNER, FILM_PARTNER } from '../../partners/sole'
import { findBehind } from './order-repository'
import type { PartnerDependencies } from './dependencies'
import { requestPartner, partnerOf, visitOf } from './reach'
import { findAtPartner, partnerOrderView, type Sought } from './read'

/** The member visiting a partner. */
export interface Visitor {
  readonly memberId: string
  readonly channel: string
}

/** Links to partners' sites, and data read there. */
export function partnerService(dependencies: PartnerDependencies) {
  return {
    /** An address that logs the member in. @throws BusinessError 913; 400 if `redirectUrl` is not the partner's */
    loginUrl(code: PartnerCode, visitor: Visitor, redirectUrl?: string): { url: string } {
      const gateway = partnerOf(dependencies, code)
      if (redirectUrl !== undefined && redirectUrl !== '' && !gateway.isOwn(redirectUrl)) {
        throw new BusinessError(RESULT.badRequest, `该地址不属于${partnerName(code)}`)
      }
      return {
        url: gateway.loginUrl({ ...visitOf(dependencies, code, visitor), towards: redirectUrl || undefined })
      }
    },

    /** The same for a film, or for the films of a city. @throws as loginUrl */
    filmsUrl(
      visitor: Visitor,
      wanted: { redirectUrl?: string; filmId?: string; cityCode?: string; date?: string }
    ): { url: string } {
      const { redirectUrl, filmId, cityCode, date } = wanted
      if (redirectUrl || (!filmId && !cityCode)) return this.loginUrl(FILM_PARTNER, visitor, redirectUrl)
      const { siteUrl } = partnerOf(dependencies, FILM_PARTNER)
      const query = new URLSearchParams({
        ...(filmId && { filmId }),
        ...(cityCode && { cityCode }),
        ...(date && { date })
      })
      return this.loginUrl(
        FILM_PARTNER,
        visitor,
        `${siteUrl}/${filmId ? 'film' : 'films'}?${query.toString()}`
      )
    },

    async details(sought: Sought) {
      return partnerOrderView(await findAtPartner(dependencies, sought))
    },

    async orderWithUrl(sought: Sought, visitor: Visitor): Promise<Data<'hdzGetUrlByOrderNo'>> {
      const found = await findAtPartner(dependencies, sought)
      const order = partnerOrderView(found)
      const gateway = partnerOf(dependencies, order.partner)
      const visit = visitOf(dependencies, order.partner, knownBy(visitor, found.knownAs))
      return { url: gateway.orderUrl(order.partnerOrderNo, visit), order }
    },

    /** Where an order is viewed on its site, by our number. @throws BusinessError 404, 913 */
    async wayBack(orderNo: OrderNo, visitor: Visitor): Promise<Data<'getPartnerReturn'>> {
      const behind = await findBehind(orderNo, visitor.memberId, dependencies.db)
      if (!behind) throw notFound('订单不存在')
      const { partner, partnerOrderNo, knownAs } = behind
      const url = partnerOf(dependencies, partner).orderUrl(
        partnerOrderNo,
        visitOf(dependencies, partner, knownBy(visitor, knownAs))
      )
      return { partner, partnerName: partnerName(partner), url }
    },

    async product(productId: string): Promise<Data<'haiweiGetProductInfo'>> {
      return existing(
        await requestPartner(dependencies, DISCOUNT_PARTNER, (gateway) => gateway.product(productId))
      )
    },

    /** Address of a product with the member logged in. @throws BusinessError 404, 913 */
    async productUrl(productId: string, visitor: Visitor): Promise<{ url: string }> {
      const ask = (gateway: PartnerGateway) => gateway.product(productId)
      existing(await requestPartner(dependencies, DISCOUNT_PARTNER, ask))
      return {
        url: partnerOf(dependencies, DISCOUNT_PARTNER).productUrl(
          productId,
          visitOf(dependencies, DISCOUNT_PARTNER, visitor)
        )
      }
    }
  }
}

/** The visitor as the partner knows them. */
const knownBy = (visitor: Visitor, knownAs: string | null): Visitor =>
  knownAs === null ? visitor : { ...visitor, memberId: knownAs }

function existing<T>(product: T | null): T {
  if (product === null) throw notFound('商品不存在或已下架')
  return product
}
