/** Calls that change something, as one member makes them again and again; and those that are not measured, with why. */
import { randomUUID } from 'node:crypto'
import { buy } from '../../e2e/support/buy'
import type { EndpointName } from '../../contract/endpoints'
import type { Data, Input } from '../../contract/types'
import { giveCard } from '../members'
import type { Caller } from './caller'
import { LOTTERY } from './fill'
import { ADDRESS } from './things'

/** A call that changes something. Only the call itself is measured. */
export interface WriteCall {
  readonly call: EndpointName
  /** Tells apart measurements of one call. */
  readonly variant?: string
  /** Makes what is changed, and gives what is sent. */
  readonly prepare: (caller: Caller) => Promise<Readonly<Record<string, unknown>>>
  /** What one call leaves would change the next one: they are prepared and made one by one. */
  readonly oneByOne?: true
  /** Takes away what was made, so that nobody reaches a limit. */
  readonly after?: (caller: Caller, data: never, sent: never) => Promise<unknown>
}

interface More<N extends EndpointName> {
  readonly variant?: string
  readonly oneByOne?: true
  readonly after?: (caller: Caller, data: Data<N>, sent: Input<N>) => Promise<unknown>
}

const write = <N extends EndpointName>(
  call: N,
  prepare: Input<N> | ((caller: Caller) => Input<N> | Promise<Input<N>>),
  more: More<N> = {}
): WriteCall => ({
  call,
  prepare: async (caller) => (typeof prepare === 'function' ? prepare(caller) : prepare),
  ...more
})

/** A coupon of which everybody may have many; nobody has one before writes are measured. */
export const MANY_COUPONS = 'calls-coupon'

const FILM = { kind: 'product', itemId: 'p-film-2d' } as const
const SKU = 'scale-sku-3'
/** Goods that are in nobody's cart. */
const OTHER_SKU = 'mug-stoneware-1-1'

const cancel = ({ asker }: Caller, { orderNo }: { orderNo: string }) => asker.ask('cancelOrder', { orderNo })

async function unpaid({ asker }: Caller): Promise<{ orderNo: string }> {
  const { data } = await asker.ask('createOrder', FILM)
  return { orderNo: data.orderNo }
}

async function cancelled(caller: Caller): Promise<{ orderNo: string }> {
  const order = await unpaid(caller)
  await cancel(caller, order)
  return order
}

async function deleted(caller: Caller): Promise<{ orderNo: string }> {
  const order = await cancelled(caller)
  await caller.asker.ask('deleteOrder', order)
  return order
}

async function goods({ asker, things: { addressId } }: Caller, usePoints: boolean) {
  const line = { skuId: SKU, quantity: 1 }
  const { data } = await asker.ask('settleMall', { line, addressId, couponReceiveId: null, usePoints })
  return { lines: [line], fromCart: false, addressId, usePoints, seenFen: data.payFen }
}

async function ticket({ asker, things: { ticketDay: day } }: Caller): Promise<Input<'createTicketOrder'>> {
  const { data: visitors } = await asker.ask('listVisitors')
  const kinds = [{ kindId: 'gzta-adult', quantity: 1 }]
  const { data } = await asker.ask('previewTicketOrder', { day, kinds, couponReceiveId: null })
  const visitorId = visitors[0]?.visitorId ?? ''
  return { day, tickets: [{ kindId: 'gzta-adult', visitorId }], phone: '13800000001', seenFen: data.payFen }
}

async function right({ asker, shop, things: { memberId } }: Caller): Promise<Input<'receivePrivilege'>> {
  const { data } = await asker.ask('indexPlateInfo', {
    memberCardId: await giveCard(shop.database, memberId)
  })
  const memberPlateId = data.find(({ plateId }) => plateId === 'coffee-monthly')?.memberPlateId ?? ''
  return { memberPlateId, privilegeId: 'latte' }
}

async function taken(caller: Caller): Promise<{ receiveId: string }> {
  const { data } = await caller.asker.ask('receivePrivilege', await right(caller))
  return { receiveId: data.receiveId }
}

async function used(caller: Caller): Promise<{ receiveId: string }> {
  const record = await taken(caller)
  await caller.asker.ask('markReceiveUsed', record)
  return record
}

async function address({ asker }: Caller): Promise<{ addressId: string }> {
  const { data } = await asker.ask('saveUpdateDeliveryAddress', ADDRESS)
  return { addressId: data.addressId }
}

const removeAddress = ({ asker }: Caller, { addressId }: { addressId: string }) =>
  asker.ask('removeAddressById', { addressId })

const somebody = () => ({
  name: '林知秋',
  document: 'passport' as const,
  number: `E${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
})

const visit = () => ({ deviceId: randomUUID(), path: '/pages/index/index' })

export const WRITE_CALLS: readonly WriteCall[] = [
  write('createOrder', FILM, { after: cancel }),
  write('createProductOrder', { productId: FILM.itemId }, { after: cancel }),
  write('createCardOrder', { cardId: 'main-year' }, { after: cancel }),
  write('createPlateOrderV2', ({ things: { memberCardId } }) => ({ plateId: 'ride-monthly', memberCardId }), {
    after: cancel
  }),
  write('createMallOrder', (caller) => goods(caller, false), { after: cancel }),
  write('createMallOrder', (caller) => goods(caller, true), {
    variant: 'with points',
    oneByOne: true,
    after: cancel
  }),
  write('createTicketOrder', ticket, { after: cancel }),
  write('payOrder', async (caller) => ({ ...(await unpaid(caller)), way: 'mini' as const }), {
    after: (caller, _data, sent) => cancel(caller, sent)
  }),
  write('cancelOrder', unpaid),
  write('deleteOrder', cancelled),
  write('restoreOrder', deleted),
  write('applyAfterSale', async ({ things: { buyer } }) => ({
    orderNo: await buy(buyer, FILM),
    kind: 'refund' as const,
    lines: [{ lineNo: 1, quantity: 1 }],
    reason: '不想要了'
  })),
  write('receiveCoupon', { couponId: MANY_COUPONS }),
  write('receivePrivilege', right),
  write('showReceiveCode', taken),
  write('markReceiveUsed', taken),
  write('unmarkReceiveUsed', used),
  write('clearCardRedDot', ({ things: { memberCardId } }) => ({ memberCardId })),
  write('drawLottery', { lotteryId: LOTTERY }),
  write('sharedLottery', { lotteryId: LOTTERY }),
  write('setPointsByDefault', { byDefault: true }),
  write('addToCart', { skuId: SKU, quantity: 1 }),
  write('setCartQuantity', { skuId: SKU, quantity: 2 }),
  write('chooseCartLines', { skuIds: [SKU], chosen: true }),
  write('removeFromCart', async ({ asker }) => {
    await asker.ask('addToCart', { skuId: SKU, quantity: 1 })
    return { skuIds: [SKU] }
  }),
  write('mergeCart', { guestCartId: randomUUID(), lines: [{ skuId: OTHER_SKU, quantity: 1 }] }),
  write('saveUpdateDeliveryAddress', ADDRESS, { variant: 'new', after: removeAddress }),
  write('saveUpdateDeliveryAddress', ({ things: { addressId } }) => ({ ...ADDRESS, addressId }), {
    variant: 'changed'
  }),
  write('removeAddressById', address),
  write('updateDefaultAddress', ({ things: { addressId } }) => ({ addressId })),
  write(
    'restoreAddress',
    async (caller) => {
      const made = await address(caller)
      await removeAddress(caller, made)
      return made
    },
    { after: removeAddress }
  ),
  write('recogniseAddress', { text: '张三 13800138000 上海市静安区长乐路 1 号' }),
  write('updatePersonalInfo', { nickname: '知夏' }),
  write('saveVisitor', somebody, {
    after: ({ asker }, { visitorId }) => asker.ask('removeVisitor', { visitorId })
  }),
  write('saveReminder', { kind: 'shipped', on: true }),
  write('createWebTicket', {}),
  write('visitUv', visit),
  write('visitPv', visit),
  write('visitVisit', visit),
  write('visitInteractionPv', () => ({ ...visit(), action: 'tap' })),
  write('getDistrictAddress', { cityCode: '310100' }),
  write('listDevices', {}),
  write('checkPreventSwipe', { privilegeId: 'latte' }),
  write('recordThePrivilege', { privilegeId: 'latte' }),
  write('getLiveKeys', ({ things: { ticketOrderNo: id } }) => ({ kind: 'tickets', id })),
  write('priceGuestCart', { lines: [{ skuId: SKU, quantity: 1 }] })
]

const LOGIN = 'a login, or the end of one, in proportion to nothing'
const OUTSIDE = 'its time is that of the external system that is asked'
const ONCE = 'a member does it once, by a row of their own'
const ASSISTANT = 'measured by `npm run bench -- assistant`'
const FEW = 'of a few rows, each found by its number'

/** Calls that change something, or ask another system, and are not measured, with the reason. */
export const UNMEASURED_WRITES: Readonly<Partial<Record<EndpointName, string>>> = {
  sendSmsCode: LOGIN,
  loginWithSmsCode: LOGIN,
  xcxLogin: LOGIN,
  xcxRegister: LOGIN,
  logout: LOGIN,
  undoDeletion: LOGIN,
  restoreSession: LOGIN,
  unionLogin: LOGIN,
  sendUnionCode: LOGIN,
  confirmUnionLogin: LOGIN,
  lvyunLogin: LOGIN,
  jinJiangLogin: LOGIN,
  wechatGetToken: LOGIN,
  endDevice: LOGIN,
  endOtherDevices: LOGIN,
  drawPuzzle: LOGIN,
  checkCaptcha: LOGIN,
  solvePuzzle: LOGIN,
  setXcxMobile: OUTSIDE,
  setOpenIdByMemberId: OUTSIDE,
  updateOpenId: OUTSIDE,
  updateTgjOpenId: OUTSIDE,
  getWechantJsSign: OUTSIDE,
  getMiniCode: OUTSIDE,
  getScene: OUTSIDE,
  getPrefetchKey: OUTSIDE,
  geoCoder: OUTSIDE,
  getIpLocation: OUTSIDE,
  getSuggestions: OUTSIDE,
  getLoginUrl: OUTSIDE,
  getQnxLoginUrl: OUTSIDE,
  getMeituanUrl: OUTSIDE,
  getMeituanDpUrl: OUTSIDE,
  getYearsH5LoginUrl: OUTSIDE,
  hdzCreateOrder: OUTSIDE,
  yearsCreateOrder: OUTSIDE,
  createMeituanOrder: OUTSIDE,
  haiweiPayOrder: OUTSIDE,
  haiweiGetProductInfo: OUTSIDE,
  haiweiProductCouponSkip: OUTSIDE,
  getPartnerReturn: OUTSIDE,
  jdVerifyCodeSign: OUTSIDE,
  sendJDShortMessage: OUTSIDE,
  getCustomerSerial: OUTSIDE,
  uploadImage: 'its time is that of the picture',
  sendAccountCode: LOGIN,
  exportMyData: 'reads all that a member has, on purpose, a few times a day',
  deleteAccount: ONCE,
  verifyOldMobile: LOGIN,
  modifyMobile: LOGIN,
  saveMobile: LOGIN,
  modifyAndMergeMember: ONCE,
  reportClient: 'limited to a few a minute for each address',
  saveFeedback: 'limited to a few a day',
  getByActiveCode: 'limited to a few tries',
  activeCode: ONCE,
  addActivityRecord: ONCE,
  grantCardByCardId: ONCE,
  takeGift: ONCE,
  signActivity: ONCE,
  lookUpGrantCode: ONCE,
  activateGrantCode: ONCE,
  getDirectedActivityCode: ONCE,
  directedActivityCard: ONCE,
  uniquedReceiveCard: ONCE,
  receiveMutilCard: ONCE,
  receiveMultiCardByMobile: ONCE,
  privilegeRetryrReceive: ONCE,
  acceptInvitation: ONCE,
  saveQuestionnaireAnswers: ONCE,
  submitQuestionnaire: ONCE,
  grantReminders: FEW,
  removeVisitor: FEW,
  openConversation: 'limited to a few a minute',
  receiveGroupPrivilege: 'as receivePrivilege',
  claimReceiveParcel: FEW,
  receivedReceiveParcel: FEW,
  changeCartSku: 'as setCartQuantity',
  withdrawAfterSale: FEW,
  sendAfterSaleParcel: FEW,
  confirmReceipt: FEW,
  refundTickets: 'as applyAfterSale',
  suggestSights: 'as pageSights',
  askAssistant: ASSISTANT,
  followAnswer: ASSISTANT,
  getAnswer: ASSISTANT,
  stopAnswer: ASSISTANT,
  rateAnswer: ASSISTANT,
  handOver: ASSISTANT,
  endHandOver: ASSISTANT,
  deleteConversations: ASSISTANT,
  sawDraw: FEW,
  claimPrize: FEW,
  receivedPrize: FEW,
  qrCode: 'signs a code for a lounge, and reads one pass'
}
