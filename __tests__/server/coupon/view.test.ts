/** Coupons as members see them: held ones with their state, offers with what is left of them. */
import { endOfDay } from '../../../server/lib/ends'
import type { HeldCouponRow } from '../../../server/modules/coupon/held-repository'
import { couponOffer, myCoupon, type OfferRow } from '../../../server/modules/coupon/view'

const RULE = {
  rule: 'full_cut' as const,
  thresholdFen: 500,
  amountFen: 100,
  percent: 100,
  maxOffFen: 0,
  scope: 'sku' as const,
  name: '满减券',
  ruleText: '满 5 元减 1 元'
}
const NOW = new Date('2026-11-21T10:00:00Z')
const HELD: HeldCouponRow = {
  ...RULE,
  scopeIds: [],
  couponReceiveId: 'r1',
  couponId: 'c1',
  state: 'usable',
  orderNo: null,
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  startsAt: new Date('2026-11-20T00:00:00Z'),
  expiresAt: endOfDay('2026-11-30'),
  usedAt: null,
  channelCodes: ['main'],
  labelId: null
}
const OFFER: OfferRow = {
  ...RULE,
  scopeIds: [],
  couponId: 'c1',
  total: 3,
  claimed: 2,
  perMember: 2,
  startsAt: new Date('2026-11-20T00:00:00Z'),
  endsAt: endOfDay('2026-11-30'),
  mine: 1
}

test('a held coupon is shown with its rule and its days, and nothing of where it may be used', () => {
  expect(myCoupon(HELD, NOW)).toEqual({
    ...RULE,
    couponReceiveId: 'r1',
    couponId: 'c1',
    state: 'usable',
    receivedAt: '2026-11-20T10:00:00.000Z',
    startsAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2026-11-30T16:00:00.000Z',
    usedAt: null,
    orderNo: null
  })
})

test('it expires at its end, unless an order has it', () => {
  const stateAt = (now: Date, state: HeldCouponRow['state'] = 'usable') =>
    myCoupon({ ...HELD, state }, now).state
  const end = HELD.expiresAt
  expect(stateAt(new Date(end.getTime() - 1))).toBe('usable')
  expect(stateAt(end)).toBe('expired')
  expect(stateAt(end, 'locked')).toBe('locked')
  expect(stateAt(end, 'used')).toBe('used')
})

test('an offer is shown with the share that is claimed, in whole percent', () => {
  expect(couponOffer(OFFER, NOW)).toEqual({
    ...RULE,
    couponId: 'c1',
    state: 'claimable',
    claimedPercent: 66,
    endsAt: '2026-11-30T16:00:00.000Z'
  })
  expect(couponOffer({ ...OFFER, total: 0, claimed: 0 }, NOW).claimedPercent).toBe(100)
})

test('an offer that cannot be claimed says why: over, had by the member, gone', () => {
  const stateOf = (over: Partial<OfferRow>, now = NOW) => couponOffer({ ...OFFER, ...over }, now).state
  expect(stateOf({ mine: 2, claimed: 3 }, OFFER.endsAt)).toBe('ended')
  expect(stateOf({ mine: 2, claimed: 3 })).toBe('claimed')
  expect(stateOf({ claimed: 3 })).toBe('sold_out')
})
