import fc from 'fast-check'
import {
  byWorth,
  couponWorth,
  couponWorthOf,
  missedCoupon,
  type CouponTerms,
  type Purchase
} from '../../../server/modules/coupon/model'

const terms = (over: Partial<CouponTerms> = {}): CouponTerms => ({
  rule: 'fixed',
  thresholdFen: 0,
  amountFen: 100,
  percent: 100,
  maxOffFen: 0,
  scope: 'all',
  scopeIds: [],
  ...over
})
const buy = (totalFen: number, over: Partial<Purchase> = {}): Purchase => ({
  kind: 'card',
  itemId: 'gold',
  totalFen,
  ...over
})

const anyTerms: fc.Arbitrary<CouponTerms> = fc.record({
  rule: fc.constantFrom('full_cut', 'discount', 'fixed'),
  thresholdFen: fc.integer({ min: 0, max: 100_000 }),
  amountFen: fc.integer({ min: 0, max: 100_000 }),
  percent: fc.integer({ min: 1, max: 100 }),
  maxOffFen: fc.integer({ min: 0, max: 50_000 }),
  scope: fc.constantFrom('all', 'card', 'plate', 'product'),
  scopeIds: fc.subarray(['gold', 'ink'])
})
const anyPurchase: fc.Arbitrary<Purchase> = fc.record({
  kind: fc.constantFrom('card', 'plate', 'product'),
  itemId: fc.constantFrom('gold', 'ink', 'other'),
  totalFen: fc.integer({ min: 0, max: 200_000 })
})

test('whatever the terms: whole fen, between nothing and all, something exactly when usable, a reason when not', () => {
  fc.assert(
    fc.property(anyTerms, anyPurchase, (coupon, purchase) => {
      const { usable, offFen, reason } = couponWorth(coupon, purchase)
      expect(Number.isInteger(offFen)).toBe(true)
      expect(offFen).toBeGreaterThanOrEqual(0)
      expect(offFen).toBeLessThanOrEqual(purchase.totalFen)
      expect(usable).toBe(offFen > 0)
      expect(reason === null).toBe(usable)
      if (usable && coupon.rule === 'discount' && coupon.maxOffFen > 0) {
        expect(offFen).toBeLessThanOrEqual(coupon.maxOffFen)
      }
    }),
    { numRuns: 5000 }
  )
})

test('a percentage is rounded to the buyer’s good, by less than a fen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      (totalFen, percent) => {
        const paid = totalFen - couponWorth(terms({ rule: 'discount', percent }), buy(totalFen)).offFen
        const exact = (totalFen * percent) / 100
        expect(paid).toBeLessThanOrEqual(exact)
        expect(exact - paid).toBeLessThan(1)
      }
    ),
    { numRuns: 3000 }
  )
})

test('the threshold counts from its own amount on, and says what is missing', () => {
  const coupon = terms({ rule: 'full_cut', thresholdFen: 500, amountFen: 200 })
  expect(couponWorth(coupon, buy(500))).toEqual({ usable: true, offFen: 200, reason: null })
  expect(couponWorth(coupon, buy(499))).toEqual({ usable: false, offFen: 0, reason: '还差 0.01 元可用' })
})

test('scope and items', () => {
  expect(couponWorth(terms({ scope: 'plate' }), buy(500)).usable).toBe(false)
  expect(couponWorth(terms({ scope: 'card' }), buy(500)).usable).toBe(true)
  expect(couponWorth(terms({ scopeIds: ['ink'] }), buy(500)).usable).toBe(false)
  expect(couponWorth(terms({ scopeIds: ['gold'] }), buy(500)).usable).toBe(true)
})

test('never more than the total', () => {
  expect(couponWorth(terms({ amountFen: 1000 }), buy(300)).offFen).toBe(300)
})

test('the best first; of equals what ends first', () => {
  const offer = (name: string, offFen: number, day: number) => ({
    name,
    worth: { usable: offFen > 0, offFen, reason: null },
    expiresAt: new Date(2026, 0, day)
  })
  const sorted = byWorth([
    offer('none', 0, 1),
    offer('small', 1, 1),
    offer('late', 9, 9),
    offer('soon', 9, 2)
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['soon', 'late', 'small', 'none'])
})

test('goods that a coupon is not for say why, whatever they cost', () => {
  const reasonOf = (coupon: CouponTerms, totalFen = 500) => couponWorth(coupon, buy(totalFen)).reason
  expect(reasonOf(terms({ scope: 'plate' }))).toBe('不适用于此类商品')
  expect(reasonOf(terms({ scopeIds: ['ink'], thresholdFen: 900 }))).toBe('不适用于此商品')
  expect(reasonOf(terms(), 0)).toBe('此订单无需优惠')
})

test('goods of the mall are also named by their product and its categories', () => {
  const tea = buy(500, { kind: 'sku', itemId: 'tea-s', within: ['tea', 'drinks'] })
  expect(couponWorth(terms({ scopeIds: ['drinks'] }), tea).usable).toBe(true)
  expect(couponWorth(terms({ scopeIds: ['food'] }), tea).usable).toBe(false)
})

test('the goods that a coupon is for count together, and it takes off no more than they cost', () => {
  const coupon = terms({ scopeIds: ['gold'], thresholdFen: 900, amountFen: 2000 })
  const goods = [buy(5000, { itemId: 'ink' }), buy(400), buy(500)]
  expect(couponWorthOf(coupon, goods)).toEqual({
    ...{ usable: true, offFen: 900, reason: null },
    eligible: [false, true, true]
  })
  expect(couponWorthOf(coupon, goods.slice(0, 2)).reason).toBe('还差 5 元可用')
})

test('what is missing to a threshold is counted over the goods that the coupon is for, with what it takes off there', () => {
  const coupon = terms({ rule: 'full_cut', scopeIds: ['gold'], thresholdFen: 1000, amountFen: 300 })
  const other = buy(5000, { itemId: 'ink' })
  expect(missedCoupon(coupon, [other, buy(400), buy(500)])).toEqual({ missingFen: 100, offFen: 300 })
  expect(missedCoupon(coupon, [other, buy(999)])).toEqual({ missingFen: 1, offFen: 300 })
  expect(missedCoupon({ ...coupon, amountFen: 5000 }, [buy(400)])).toEqual({ missingFen: 600, offFen: 1000 })
  expect(missedCoupon(coupon, [buy(1000)])).toBeNull()
  expect(missedCoupon(coupon, [buy(2000)])).toBeNull()
  expect(missedCoupon(coupon, [other])).toBeNull()
})
