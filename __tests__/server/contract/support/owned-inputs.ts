import { randomUUID } from 'node:crypto'
import type { EndpointName } from '../../../../contract/endpoints'
import { schemas } from '../../../../contract/schemas'
import { TICKET_WISH, type Holder } from './world'

/** Names of parameters that say which of a member's own things is meant. */
const OWN_THINGS = [
  'memberCardId',
  'memberPlateId',
  'receiveId',
  'couponReceiveId',
  'orderNo',
  'addressId',
  'drawId'
] as const

/** Every call that takes the id of something that belongs to a member. */
export const callsOnOwnThings: readonly EndpointName[] = (Object.keys(schemas) as EndpointName[]).filter(
  (name) => OWN_THINGS.some((parameter) => parameter in schemas[name].input.shape)
)

/** Input with which the holder themself succeeds, for each of those calls. */
export const inputOf: Partial<Record<EndpointName, (holder: Holder) => Record<string, unknown>>> = {
  clearCardRedDot: ({ memberCardId }) => ({ memberCardId }),
  getCardInfo: ({ memberCardId }) => ({ memberCardId }),
  indexPlateInfo: ({ memberCardId }) => ({ memberCardId }),
  plateRoundInfo: ({ memberPlateId }) => ({ memberPlateId }),
  getMyCardPlateInfo: ({ memberPlateId }) => ({ memberPlateId }),
  myPrivilegeDetail: ({ groupPlateId, toTake }) => ({ memberPlateId: groupPlateId, privilegeId: toTake }),
  receivePrivilege: ({ groupPlateId, toTake }) => ({ memberPlateId: groupPlateId, privilegeId: toTake }),
  receiveGroupPrivilege: ({ groupPlateId, groupId, toTake }) => ({
    memberPlateId: groupPlateId,
    groupId,
    privilegeId: toTake
  }),
  getPrivilegeGroupInfo: ({ groupPlateId, groupId }) => ({ memberPlateId: groupPlateId, groupId }),
  getReceiveRecord: ({ receiveId }) => ({ receiveId }),
  showReceiveCode: ({ receiveId }) => ({ receiveId }),
  markReceiveUsed: ({ receiveId }) => ({ receiveId }),
  unmarkReceiveUsed: ({ receiveId }) => ({ receiveId }),
  claimReceiveParcel: ({ giftReceiveId: receiveId, addressId }) => ({ receiveId, addressId }),
  receivedReceiveParcel: ({ sentReceiveId: receiveId }) => ({ receiveId }),
  getRecommendProduct: ({ orderNo }) => ({ orderNo }),
  getMyCouponsDetails: ({ couponReceiveId }) => ({ couponReceiveId }),
  previewOrder: ({ memberCardId, couponReceiveId }) => ({
    kind: 'plate',
    itemId: 'ride-monthly',
    memberCardId,
    couponReceiveId
  }),
  createOrder: ({ memberCardId }) => ({ kind: 'plate', itemId: 'ride-monthly', memberCardId }),
  createCardOrder: ({ couponReceiveId }) => ({ cardId: 'main-season', couponReceiveId }),
  createPlateOrderV2: ({ memberCardId }) => ({ plateId: 'ride-monthly', memberCardId }),
  createProductOrder: ({ couponReceiveId }) => ({ productId: 'p-film-2d', couponReceiveId }),
  payOrder: ({ orderNo }) => ({ orderNo, way: 'h5' }),
  getPayState: ({ orderNo }) => ({ orderNo }),
  getOrderTries: ({ sentOrderNo }) => ({ orderNo: sentOrderNo }),
  orderCheck: ({ orderNo }) => ({ orderNo }),
  getOrderBrands: ({ orderNo }) => ({ orderNo }),
  hdzCreateOrder: ({ atPartners }) => ({ orderNo: atPartners.hdz }),
  hdzGetUrlByOrderNo: ({ atPartners }) => ({ orderNo: atPartners.hdz }),
  yearsCreateOrder: ({ atPartners }) => ({ orderNo: atPartners.years }),
  getYearsOrder: ({ atPartners }) => ({ orderNo: atPartners.years }),
  meituanGetByOrderNo: ({ atPartners }) => ({ orderNo: atPartners.meituanDp }),
  createMeituanOrder: ({ atPartners }) => ({ orderNo: atPartners.meituan }),
  haiweiGetOrderDetails: ({ atPartners }) => ({ orderNo: atPartners.haiwei }),
  haiweiPayOrder: ({ atPartners }) => ({ orderNo: atPartners.haiwei }),
  getPartnerReturn: ({ partnerOrderNo }) => ({ orderNo: partnerOrderNo }),
  orderDetail: ({ orderNo }) => ({ orderNo }),
  previewAfterSale: ({ sentOrderNo: orderNo }) => ({ orderNo }),
  applyAfterSale: ({ sentOrderNo: orderNo }) => ({
    orderNo,
    kind: 'refund',
    lines: [{ lineNo: 1, quantity: 1 }],
    reason: '不想要了'
  }),
  afterSaleList: ({ sentOrderNo: orderNo }) => ({ orderNo }),
  orderParcels: ({ sentOrderNo: orderNo }) => ({ orderNo }),
  confirmReceipt: ({ sentOrderNo: orderNo }) => ({ orderNo }),
  cancelOrder: ({ orderNo }) => ({ orderNo }),
  deleteOrder: ({ endedOrderNo }) => ({ orderNo: endedOrderNo }),
  restoreOrder: ({ endedOrderNo }) => ({ orderNo: endedOrderNo }),
  openConversation: ({ orderNo }) => ({ orderNo }),
  listConversations: ({ orderNo }) => ({ orderNo }),
  getCustomerSerial: ({ orderNo }) => ({ subject: 'movie', orderNo }),
  getDeliveryAddressById: ({ addressId }) => ({ addressId }),
  saveUpdateDeliveryAddress: ({ addressId }) => ({
    addressId,
    name: '收件人',
    mobile: '13900000000',
    areaCode: '310106',
    detail: '长乐路 2 号'
  }),
  updateDefaultAddress: ({ addressId }) => ({ addressId }),
  removeAddressById: ({ addressId }) => ({ addressId }),
  restoreAddress: ({ addressId }) => ({ addressId }),
  settleMall: ({ addressId, couponReceiveId, skuId }) => ({
    line: { skuId, quantity: 1 },
    addressId,
    couponReceiveId
  }),
  createMallOrder: ({ addressId, couponReceiveId, skuId, mallFen }) => ({
    lines: [{ skuId, quantity: 1 }],
    fromCart: true,
    addressId,
    couponReceiveId,
    seenFen: mallFen
  }),
  previewTicketOrder: ({ couponReceiveId }) => ({
    day: TICKET_WISH.day,
    kinds: [{ kindId: TICKET_WISH.kindId, quantity: 1 }],
    couponReceiveId
  }),
  createTicketOrder: ({ couponReceiveId, visitorId, ticketFen }) => ({
    day: TICKET_WISH.day,
    tickets: [{ kindId: TICKET_WISH.kindId, visitorId }],
    phone: '13900000000',
    seenFen: ticketFen,
    couponReceiveId
  }),
  getTicketOrder: ({ ticketOrderNo }) => ({ orderNo: ticketOrderNo }),
  claimPrize: ({ wonDrawId: drawId, addressId }) => ({ drawId, addressId }),
  receivedPrize: ({ sentDrawId: drawId }) => ({ drawId }),
  sawDraw: ({ wonDrawId: drawId }) => ({ drawId }),
  previewTicketRefund: ({ ticketOrderNo, ticketId }) => ({ orderNo: ticketOrderNo, ticketIds: [ticketId] }),
  refundTickets: ({ ticketOrderNo, ticketId }) => ({ orderNo: ticketOrderNo, ticketIds: [ticketId] })
}

/** The same input with ids of things that never were. */
export function withMadeUpIds(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const madeUp = Object.keys(input)
    .filter((parameter) => (OWN_THINGS as readonly string[]).includes(parameter))
    .map((parameter) => [parameter, parameter === 'orderNo' ? '20261121999999999999' : randomUUID()])
  return { ...input, ...Object.fromEntries(madeUp) }
}
