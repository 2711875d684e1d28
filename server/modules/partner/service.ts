import { RESULT } from '@contract/envelope/codes'
import type { Data, PartnerCode } from '@contract/types'
import type { PartnerGateway } from '../../gateways/partner/partner-gateway'
import { BusinessError, notFound } from '../../http/business-error'
import { findBehind } from './order-repository'
import { PARTNER_NAMES } from './partners'
import type { PartnerParts } from './parts'
import { askPartner, partnerOf, visitOf } from './reach'
import { findAtPartner, partnerOrderView, type Sought } from './read'

/** Who goes to a partner. */
export interface Visitor {
  readonly memberId: string
  readonly channel: string
}

/** The ways to partners' sites, and what is read there. */
export function partnerService(parts: PartnerParts) {
  return {
    /** An address that logs the member in. @throws BusinessError 913; 400 when `redirectUrl` is not the partner's */
    loginUrl(code: PartnerCode, visitor: Visitor, redirectUrl?: string): { url: string } {
      const gateway = partnerOf(parts, code)
      if (redirectUrl !== undefined && redirectUrl !== '' && !gateway.isOwn(redirectUrl)) {
        throw new BusinessError(RESULT.badRequest, `该地址不属于${PARTNER_NAMES[code]}`)
      }
      return {
        url: gateway.loginUrl({ ...visitOf(parts, code, visitor), towards: redirectUrl || undefined })
      }
    },

    /** The same for a film, or for the films of a city. @throws as loginUrl */
    filmsUrl(
      visitor: Visitor,
      wanted: { redirectUrl?: string; filmId?: string; cityCode?: string; date?: string }
    ): { url: string } {
      const { redirectUrl, filmId, cityCode, date } = wanted
      if (redirectUrl || (!filmId && !cityCode)) return this.loginUrl('years', visitor, redirectUrl)
      const { siteUrl } = partnerOf(parts, 'years')
      const query = new URLSearchParams({
        ...(filmId && { filmId }),
        ...(cityCode && { cityCode }),
        ...(date && { date })
      })
      return this.loginUrl('years', visitor, `${siteUrl}/${filmId ? 'film' : 'films'}?${query.toString()}`)
    },

    async details(sought: Sought) {
      return partnerOrderView(await findAtPartner(parts, sought))
    },

    async orderWithUrl(sought: Sought, visitor: Visitor): Promise<Data<'hdzGetUrlByOrderNo'>> {
      const order = await this.details(sought)
      const gateway = partnerOf(parts, order.partner)
      const url = gateway.orderUrl(order.partnerOrderNo, visitOf(parts, order.partner, visitor))
      return { url, order }
    },

    /** Where an order is looked at on its site, by our number. @throws BusinessError 404, 913 */
    async wayBack(orderNo: string, visitor: Visitor): Promise<Data<'getPartnerReturn'>> {
      const behind = await findBehind(orderNo, visitor.memberId, parts.db)
      if (!behind) throw notFound('订单不存在')
      const { partner, partnerOrderNo } = behind
      const url = partnerOf(parts, partner).orderUrl(partnerOrderNo, visitOf(parts, partner, visitor))
      return { partner, partnerName: PARTNER_NAMES[partner], url }
    },

    async product(productId: string): Promise<Data<'haiweiGetProductInfo'>> {
      return existing(await askPartner(parts, 'haiwei', (haiwei) => haiwei.product(productId)))
    },

    /** Address of a product with the member logged in. @throws BusinessError 404, 913 */
    async productUrl(productId: string, visitor: Visitor): Promise<{ url: string }> {
      const ask = (haiwei: PartnerGateway) => haiwei.product(productId)
      existing(await askPartner(parts, 'haiwei', ask))
      return { url: partnerOf(parts, 'haiwei').productUrl(productId, visitOf(parts, 'haiwei', visitor)) }
    }
  }
}

function existing<T>(product: T | null): T {
  if (product === null) throw notFound('商品不存在或已下架')
  return product
}
