import fc from 'fast-check'
import { byWorth, couponWorth, type CouponTerms, type Purchase } from '../../../server/modules/coupon/model'

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
