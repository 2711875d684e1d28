import { ticketEndpoints } from '@contract/ticket/endpoints'
import { read, readPages } from '@/api/read'
import type { KindCount, SightFilter } from './model'

/** Cities in which there are sights. */
export const ticketCitiesQuery = () => read(ticketEndpoints.listTicketCities, {})

/** Banners, categories and hot words of a city. */
export const ticketFrontQuery = (cityCode: string | undefined) =>
  read(ticketEndpoints.getTicketFront, cityCode ? { cityCode } : {})

/** Sights, page by page. */
export const sightsQuery = ({ cityCode, category, keyword, sort, location }: SightFilter) =>
  readPages(ticketEndpoints.pageSights, {
    pageSize: 10,
    sort,
    ...(cityCode ? { cityCode } : {}),
    ...(category ? { category } : {}),
    ...(keyword ? { keyword } : {}),
    ...(location ? { longitude: location.lng, latitude: location.lat } : {})
  })

/** Names that fit what is typed. */
export const sightSuggestionsQuery = (keyword: string, cityCode: string | undefined) =>
  read(ticketEndpoints.suggestSights, { keyword, ...(cityCode ? { cityCode } : {}) })

/** A sight with its tickets, and how far it is. */
export const sightQuery = (
  sightId: string,
  location: { readonly lat: number; readonly lng: number } | null
) =>
  read(ticketEndpoints.getSight, {
    sightId,
    ...(location ? { longitude: location.lng, latitude: location.lat } : {})
  })

/** Price and stock of a kind on each day; old within seconds where many want it. */
export const ticketCalendarQuery = (kindId: string) => ({
  ...read(ticketEndpoints.getTicketCalendar, { kindId }),
  staleTime: 10_000
})

/** The member's saved visitors. */
export const visitorsQuery = () => read(ticketEndpoints.listVisitors, {})

/**
 * What tickets of a day would cost, with which coupons; writes nothing. `couponReceiveId`: undefined = the
 * best, null = none.
 */
export const ticketPreviewQuery = ({
  day,
  kinds,
  couponReceiveId,
  tickets
}: {
  readonly day: string
  readonly kinds: readonly KindCount[]
  readonly couponReceiveId: string | null | undefined
  readonly tickets: readonly { readonly kindId: string; readonly visitorId: string }[]
}) =>
  read(ticketEndpoints.previewTicketOrder, {
    day,
    kinds: [...kinds],
    ...(tickets.length > 0 ? { tickets: [...tickets] } : {}),
    ...(couponReceiveId === undefined ? {} : { couponReceiveId })
  })

/** What these tickets would bring if they were given back now. */
export const ticketRefundQuery = (orderNo: string, ticketIds: readonly string[]) =>
  read(ticketEndpoints.previewTicketRefund, { orderNo, ticketIds: [...ticketIds] })

/** The tickets of an order. */
export const ticketOrderQuery = (orderNo: string) => read(ticketEndpoints.getTicketOrder, { orderNo })
