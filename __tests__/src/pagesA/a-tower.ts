import { plainOption } from '../../support/plain-option'
/** A sight with two kinds of tickets, and an order of them, as the server tells them. */
import type { KindCount } from '@/features/ticket/model'

export const ORDER_NO = '20261122000000000001'
const RULE = { freeHours: 24, feePercent: 20 }
export const SIGHT = {
  sightId: 'tower',
  name: '测试塔',
  subtitle: '登高望远',
  category: 'view',
  level: '5A 景区',
  picture: '/a.webp',
  pictures: ['/a.webp'],
  city: '上海市',
  district: '浦东新区',
  address: '世纪大道 1 号',
  location: { lat: 31.2, lng: 121.5 },
  distance: null,
  hours: '09:00–21:00',
  phone: '021-1',
  fromFen: 9900
}
export const KIND = {
  kindId: 'tower-adult',
  name: '成人票',
  audience: '18 周岁及以上',
  includes: '登塔一次',
  priceFen: 9900,
  listPriceFen: 12000,
  mostAnOrder: 2,
  refundRule: RULE,
  nearestDay: '2026-11-28'
}
const day = (day: string, state: string, left: number, more: object = {}) => ({
  day,
  state,
  closedFor: null,
  holiday: null,
  priceFen: 9900,
  left,
  ...more
})
export const TODAY = '2026-11-27'
export const DAYS = [
  day(TODAY, 'closed', 0, { closedFor: 'late' }),
  day('2026-11-28', 'free', 40),
  day('2026-11-29', 'held', 0),
  day('2026-11-30', 'gone', 0),
  day('2026-12-01', 'free', 2),
  day('2026-12-07', 'closed', 0, { closedFor: 'rest' }),
  day('2027-01-01', 'free', 40, { holiday: '元旦' })
]
export const CHILD = {
  ...KIND,
  kindId: 'tower-child',
  name: '儿童票',
  audience: '6–17 周岁',
  refundRule: { freeHours: null, feePercent: 100 }
}
export const PERSON = {
  visitorId: 'v1',
  name: '安娜',
  document: 'idCard',
  maskedNumber: '110*************2X'
}
const TICKET = {
  ticketId: 't1',
  kindId: 'tower-adult',
  state: 'issued',
  visitorName: '安娜',
  document: 'idCard',
  maskedNumber: '110*************2X',
  payFen: 9900,
  usedAt: null,
  refundedAt: null,
  refundFen: null,
  refund: { backFen: 7920, feeFen: 1980 }
}
export const TICKETS = {
  orderNo: ORDER_NO,
  sightId: 'tower',
  sightName: '测试塔',
  picture: '/a.webp',
  address: '世纪大道 1 号',
  location: SIGHT.location,
  hours: '09:00–21:00',
  day: '2026-11-28',
  phone: '13800000001',
  kinds: [
    { kindId: 'tower-adult', name: '成人票', refundRule: RULE, freeUntil: null },
    { kindId: 'tower-child', name: '儿童票', refundRule: CHILD.refundRule, freeUntil: null }
  ],
  visitors: [{ ...PERSON, kindId: 'tower-adult' }],
  tickets: [
    TICKET,
    { ...TICKET, ticketId: 't2', kindId: 'tower-child', visitorName: '本宁', state: 'used', refund: null }
  ]
}
export const COUPON = {
  couponReceiveId: 'r1',
  couponId: 'c1',
  name: '门票 10 元券',
  ruleText: '无门槛，门票可用',
  expiresAt: '2027-01-01T00:00:00.000Z'
}
/** What the server would say of these: a child costs half. */
export function priced({ kinds }: { kinds: readonly KindCount[] }) {
  const lines = kinds.map(({ kindId, quantity }) => {
    const child = kindId === CHILD.kindId
    const unitFen = child ? 4950 : 9900
    return { kindId, name: child ? '儿童票' : '成人票', unitFen, quantity, payFen: unitFen * quantity }
  })
  const totalFen = lines.reduce((sum, { payFen }) => sum + payFen, 0)
  return {
    fitting: null,
    lines,
    coupons: [{ coupon: COUPON, usable: false, offFen: 0, reason: '还差 10 元可用' }],
    claimable: [{ coupon: { ...COUPON, couponId: 'c2', name: '新人 5 元券' }, offFen: 500 }],
    couponReceiveId: null,
    options: [plainOption(totalFen)],
    cardOfferFen: 0,
    points: { balance: 300, usable: 0, worthFen: 0, used: false, reason: '积分可在购买商城商品时使用' },
    totalFen,
    discountFen: 0,
    payFen: totalFen
  }
}

/** The order of {@link TICKETS}, paid. */
export const DETAIL = {
  order: {
    orderNo: ORDER_NO,
    kind: 'ticket',
    state: 'fulfilled',
    lines: [],
    totalFen: 19800,
    discountFen: 0,
    payFen: 19800,
    createdAt: '2026-11-22T02:00:00.000Z',
    expiresAt: '2026-11-22T02:15:00.000Z',
    paidAt: '2026-11-22T02:01:00.000Z',
    closedAt: null,
    partnerName: null
  },
  actions: ['viewTicket', 'delete'],
  couponName: null,
  memberCardId: null,
  memberPlateId: null,
  receiveIds: [],
  transactionId: null,
  refund: null,
  history: []
}
