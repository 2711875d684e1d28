import { endOf } from '../../../support/ends'
import {
  couponAction,
  couponTab,
  statusText,
  validityText,
  whereText,
  type MyCoupon
} from '@/features/coupon/model'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const coupon = (change: Partial<MyCoupon> = {}): MyCoupon => ({
  couponReceiveId: 'r1',
  couponId: 'c1',
  rule: 'full_cut',
  thresholdFen: 9900,
  amountFen: 3000,
  percent: 100,
  maxOffFen: 0,
  scope: 'card',
  name: '新会员 30 元券',
  ruleText: '满 99 元减 30 元，会员卡可用',
  state: 'usable',
  receivedAt: '2026-11-20T12:00:00+08:00',
  startsAt: '2026-11-20T00:00:00+08:00',
  expiresAt: endOf('2026-12-05'),
  usedAt: null,
  orderNo: null,
  ...change
})

it.each([
  [{}, '有效期至 2026.12.05', 'use'],
  [{ expiresAt: endOf('2026-11-23') }, '2 天后到期', 'use'],
  [{ expiresAt: endOf('2026-11-22') }, '明天到期', 'use'],
  [{ expiresAt: endOf('2026-11-21') }, '今天到期', 'use'],
  [{ expiresAt: endOf('2026-11-24') }, '有效期至 2026.11.24', 'use'],
  [{ startsAt: '2026-11-25T09:30:00+08:00' }, '2026.11.25 09:30 起可用', 'wait'],
  [{ state: 'locked', orderNo: '20261121000000000001' }, '已用在待付款的订单里', 'pay'],
  [{ state: 'locked' }, '已用在待付款的订单里', 'wait'],
  [{ state: 'used', usedAt: '2026-11-21T01:30:00Z' }, '2026.11.21 09:30 使用', 'none'],
  [{ state: 'expired', expiresAt: endOf('2026-11-20') }, '2026.11.20 到期', 'none']
] as const)('%j: %s, %s', (change, text, action) => {
  expect(validityText(coupon(change), NOW)).toBe(text)
  expect(couponAction(coupon(change), NOW)).toBe(action)
  expect(statusText(coupon(change), NOW)).toBe(action === 'use' ? '可使用' : text)
})

it.each([
  [undefined, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 0],
  [-1, 0]
])('state %s of a link is tab %s', (state, tab) => expect(couponTab(state)).toBe(tab))

it('says on what it can be used', () => {
  expect(whereText('8.5 折，最多减 30 元，权益包可用')).toBe('权益包可用')
  expect(whereText('全场可用')).toBe('全场可用')
})
