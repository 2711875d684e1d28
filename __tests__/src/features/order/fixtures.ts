import { plainOption } from '../../../support/plain-option'
import { endIn } from '../../../support/ends'
import type {
  ClaimableCoupon,
  CouponChoice,
  OrderDetail,
  OrderPreview,
  PayState
} from '@/features/order/model'

export const NO = '26112112000000000001'
export const SOON = new Date(Date.now() + 600_000).toISOString()
export const NOW = new Date().toISOString()

const lines = [
  {
    itemId: 'main-year',
    name: '尊享年卡',
    picture: '',
    unitFen: 29900,
    quantity: 1,
    discountFen: 0,
    payFen: 29900
  }
]
/** What a film chosen at a partner's is as an order. */
export const FILM = '明天 19:30 万达影城 5排6座 5排7座'
export const filmOrder = (over: Partial<OrderDetail['order']> = {}): Partial<OrderDetail['order']> => ({
  kind: 'partner',
  partnerName: '去哪享旅行',
  lines: lines.map((line) => ({ ...line, name: '流浪地球', quantity: 2, detail: FILM })),
  ...over
})
export const preview = (over: Partial<OrderPreview> = {}): OrderPreview => ({
  kind: 'card',
  lines,
  totalFen: 29900,
  discountFen: 0,
  payFen: 29900,
  coupons: [],
  couponReceiveId: null,
  options: [plainOption(29900)],
  cardOfferFen: 0,
  points: null,
  cards: [],
  needMobile: false,
  ...over
})
/** The stage of an order of which nothing is to be used or sent. */
const stageOf = (state: OrderDetail['order']['state']): OrderDetail['order']['stage'] =>
  state === 'fulfilled' ? 'done' : state === 'paid' ? 'preparing' : state

export const order = (over: Partial<OrderDetail['order']> = {}): OrderDetail['order'] => ({
  orderNo: NO,
  kind: 'card',
  state: 'unpaid',
  stage: stageOf(over.state ?? 'unpaid'),
  lines,
  totalFen: 29900,
  discountFen: 0,
  payFen: 29900,
  createdAt: NOW,
  expiresAt: SOON,
  paidAt: null,
  closedAt: null,
  partnerName: null,
  ...over
})
export const detail = (
  over: Partial<OrderDetail['order']> = {},
  rest: Partial<OrderDetail> = {}
): OrderDetail => ({
  order: order(over),
  actions: [],
  couponName: null,
  memberCardId: null,
  memberPlateId: null,
  receiveIds: [],
  transactionId: null,
  refund: null,
  history: [],
  ...rest
})
export const payState = (over: Partial<PayState> = {}): PayState => ({
  orderNo: NO,
  kind: 'card',
  state: 'unpaid',
  payFen: 29900,
  paidAt: null,
  expiresAt: SOON,
  memberCardId: null,
  memberPlateId: null,
  receiveId: null,
  partnerName: null,
  ...over
})
/** A coupon that could be claimed. */
export const claimable = (id: string, offFen: number): ClaimableCoupon => ({
  coupon: {
    couponId: id,
    rule: 'fixed',
    thresholdFen: 0,
    amountFen: offFen,
    percent: 100,
    maxOffFen: 0,
    scope: 'all',
    name: `券${id}`,
    ruleText: '无门槛',
    state: 'claimable',
    claimedPercent: 10,
    endsAt: endIn(1)
  },
  offFen
})
export const couponChoice = (id: string, offFen: number, reason: string | null = null): CouponChoice => ({
  coupon: {
    couponReceiveId: id,
    couponId: id,
    rule: 'fixed',
    thresholdFen: 0,
    amountFen: offFen,
    percent: 100,
    maxOffFen: 0,
    scope: 'all',
    name: `券${id}`,
    ruleText: '无门槛',
    state: 'usable',
    receivedAt: NOW,
    startsAt: NOW,
    expiresAt: endIn(1),
    usedAt: null,
    orderNo: null
  },
  usable: reason === null,
  offFen,
  reason
})
/** What WeChat needs, and the H5 payment page. */
export const sheet = (over: object = {}) => ({
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  packageInfo: 'p',
  signType: 'RSA',
  paySign: 's',
  mwebUrl: '',
  orderNo: NO,
  settled: false,
  ...over
})
