/** Every call of the contract that only reads, as one member makes it; and those that are not measured, with why. */
import type { EndpointName } from '../../contract/endpoints'
import { ENDING_SOON_DAYS } from '../../contract/time'
import type { Input } from '../../contract/types'
import { LOTTERY, PRIVILEGE } from './fill'
import type { Things } from './things'

/** A call, with what is sent for a member; undefined where there is nothing of the kind for them. */
export interface ReadCall {
  readonly call: EndpointName
  /** Tells apart measurements of one call. */
  readonly variant?: string
  readonly sent: (things: Things) => Readonly<Record<string, unknown>> | undefined
}

const read = <N extends EndpointName>(
  call: N,
  sent: Input<N> | ((things: Things) => Input<N> | undefined),
  variant?: string
): ReadCall => ({
  call,
  sent: typeof sent === 'function' ? sent : () => sent,
  ...(variant === undefined ? {} : { variant })
})

const SHANGHAI = { longitude: 121.47, latitude: 31.23 }
const A_CARD = { kind: 'card', itemId: 'main-year' } as const
const A_SKU = { kind: 'sku', itemId: 'scale-sku-3' } as const

const OWN: readonly ReadCall[] = [
  read('getMyMemberInfo', {}),
  read('getMemberMobile', {}),
  read('getMySummary', {}),
  read('getMyCardInfo', {}),
  read('myMultipleCardInfo', {}),
  read('getExpiredConfig', {}),
  read('getAllCardExpiredFlag', {}),
  read('getCardInfo', ({ memberCardId }) => ({ memberCardId })),
  read('indexPlateInfo', ({ memberCardId }) => ({ memberCardId })),
  read('plateRoundInfo', ({ memberPlateId }) => ({ memberPlateId })),
  read('getMyCardPlateInfo', ({ memberPlateId }) => ({ memberPlateId })),
  read('getBuyTimes', { plateId: 'coffee-monthly' }),
  read('getReceiveRecord', ({ receiveId }) => ({ receiveId })),
  read('pageMyReceiveRecord', {}),
  read('pageMyReceiveRecord', { state: 'issued' }, 'issued'),
  read('pageMyReceiveRecord', { state: 'used' }, 'used'),
  read('getMyPrivilegeReceiveRecord', { privilegeId: 'latte' }),
  read('getMyReceiveCount', {}),
  read('getMyCouponsList', { couponUseStatus: 0 }, 'usable'),
  read('getMyCouponsList', { couponUseStatus: 1 }, 'used'),
  read('getMyCouponsList', { couponUseStatus: 2 }, 'expired'),
  read('listMyCoupons', { couponUseStatus: 0, endsWithinDays: ENDING_SOON_DAYS }),
  read('listMyCoupons', { couponUseStatus: 0 }, 'all, as before'),
  read('getMyCouponsDetails', ({ couponReceiveId }) => ({ couponReceiveId })),
  read('getCardCouponList', A_CARD, 'of a card'),
  read('getCardCouponList', A_SKU, 'of goods'),
  read('getClaimableCoupons', A_CARD),
  read('previewOrder', A_CARD, 'of a card'),
  read('previewOrder', { kind: 'product', itemId: 'p-film-2d' }, 'of a product'),
  read('getPayState', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('orderList', {}),
  read('orderList', ({ farCursor: cursor }) => (cursor === undefined ? undefined : { cursor }), 'page 50'),
  read('orderList', { state: 'unpaid' }, 'unpaid'),
  read('orderList', { state: 'toShip' }, 'to ship'),
  read('orderList', { state: 'toReceive' }, 'to receive'),
  read('orderList', { state: 'toUse' }, 'to use'),
  read('orderList', { state: 'refund' }, 'refund'),
  read('orderDetail', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('listFeedback', {}),
  read('getReminders', {}),
  read('listQuestionnaires', {}),
  read('getQuestionnaire', { questionnaireId: 'weekend-habits' }),
  read('getDeliveryAddressList', {}),
  read('getDeliveryAddressById', ({ addressId }) => ({ addressId })),
  read('getCart', {}),
  read('getCartOffer', {}),
  read('getCartCount', {}),
  read('settleMall', { line: { skuId: A_SKU.itemId, quantity: 1 } }, 'one line'),
  read('settleMall', {}, 'cart'),
  read('getOrderBrands', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('previewAfterSale', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('afterSaleDetail', ({ afterSaleId }) => ({ afterSaleId })),
  read('afterSaleList', {}),
  read('orderParcels', ({ sentOrderNo }) => ({ orderNo: sentOrderNo })),
  read('listVisitors', {}),
  read('getTicketOrder', ({ ticketOrderNo }) => ({ orderNo: ticketOrderNo })),
  read('previewTicketOrder', ({ ticketDay }) => ({
    day: ticketDay,
    kinds: [{ kindId: 'gzta-adult', quantity: 1 }]
  })),
  read('previewTicketRefund', ({ ticketOrderNo, ticketId }) => ({
    orderNo: ticketOrderNo,
    ticketIds: [ticketId]
  })),
  read('getPoints', {}),
  read('listPointsEntries', {}),
  read('getEarnings', {}),
  read('openInvitation', {}),
  read('listInvitees', {}),
  read('listCommissions', {}),
  read('getConversation', ({ conversationId }) => ({ conversationId })),
  read('listConversations', {}),
  read('getOrderTries', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('listMyPrizes', {}),
  read('orderCheck', {}),
  read('listLoungeVisits', {}),
  read('getCardPlateInfo', { activityId: 'main-staff' }),
  read('myMultipleCardRecord', {}),
  read('getMyReceiveRecord', {}),
  read('getPrivilegeStatus', { activityId: 'main-unique' })
]

/** They tell everybody the same, or a member a little more. */
const OFFERS: readonly ReadCall[] = [
  read('getChannelInfo', {}),
  read('getSystemInfo', {}),
  read('getAdminBrandChannel', {}),
  read('getBrandChannel', {}),
  read('getAgreement', { kind: 'user' }),
  read('listCities', {}),
  read('listMerchantCategories', {}),
  read('pageLocationPrivileges', { ...SHANGHAI, pageSize: 20 }, 'within 200 km'),
  read('pageLocationPrivileges', { ...SHANGHAI, privilegeId: PRIVILEGE }, 'of a privilege'),
  read(
    'pageLocationPrivileges',
    { ...SHANGHAI, privilegeId: PRIVILEGE, cityCode: '300007' },
    'of a privilege in a city'
  ),
  read('pageLocationPrivileges', {}, 'best first'),
  read('pageLocationPrivileges', { keyword: '咖啡' }, 'by name'),
  read('listCardsInfo', {}),
  read('indexConfig', SHANGHAI),
  read('getCardIndexConfigById', { cardId: 'main-year' }),
  read('getGroupIntegrationPageList', {}),
  read('getPlateDetail', { plateId: 'coffee-monthly' }),
  read('myPrivilegeDetail', { privilegeId: PRIVILEGE, ...SHANGHAI }),
  read('getPrivilegeGroupInfo', { groupId: 'film-one' }),
  read('getRecommendProduct', ({ doneOrderNo }) => ({ orderNo: doneOrderNo })),
  read('rechargeRecommendPrivilege', {}),
  read('listPrivileges', SHANGHAI),
  read('getCouponList', {}),
  read('getActivity', { activityId: 'main-film-season' }),
  read('listActivities', {}),
  read('getCustomerService', {}),
  read('getBenLaiAreaList', {}),
  read('getBrandDetail', { brandId: 'wuyu' }),
  read('listTicketCities', {}),
  read('getTicketFront', {}),
  read('pageSights', SHANGHAI),
  read('getSight', { sightId: 'gugong' }),
  read('getTicketCalendar', { kindId: 'gzta-adult' }),
  read('getMallHome', {}),
  read('getMallGoods', {}),
  read('getMallProduct', { productId: 'scale-product-3' }),
  read('getMallDelivery', { skuId: A_SKU.itemId, areaCode: '310101' }),
  read('getMallSuggestions', { keyword: '杯' }),
  read('getMallHotWords', {}),
  read('getCampaign', {}),
  read('getInvitation', ({ invitationCode }) => ({ code: invitationCode })),
  read('listMaterials', {}),
  read('getAssistantHome', {}),
  read('getHelpArticle', { articleId: 'how-to-buy-card' }),
  read('getLottery', { lotteryId: LOTTERY }),
  read('getLoungeFront', {}),
  read('pageAirports', {})
]

export const READ_CALLS: readonly ReadCall[] = [...OWN, ...OFFERS]

const PARTNERS = 'its time is that of the partner who is asked'

/** Calls that only read and are not measured, with the reason. */
export const UNMEASURED_READS: Readonly<Partial<Record<EndpointName, string>>> = {
  getMiniLink: 'its time is that of WeChat, which is asked',
  getChannelXcxUrl: 'reads no table: an address is put together',
  hdzGetUrlByOrderNo: PARTNERS,
  getYearsOrder: PARTNERS,
  meituanGetByOrderNo: PARTNERS,
  haiweiGetOrderDetails: PARTNERS,
  listFilms: PARTNERS
}
