import fc from 'fast-check'
import { priceOf, splitByWeight } from '../../../server/modules/order/pricing'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const runs = { numRuns: 2000 }

const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 })
const weighted = amounts.chain((weights) =>
  fc.record({ weights: fc.constant(weights), amount: fc.integer({ min: 0, max: sum(weights) }) })
)

test('mall 376: shares of a discount add up to it to the cent', () => {
  fc.assert(
    fc.property(weighted, ({ weights, amount }) => sum(splitByWeight(amount, weights)) === amount),
    runs
  )
})

test('no share exceeds its line, none is negative or broken', () => {
  fc.assert(
    fc.property(weighted, ({ weights, amount }) =>
      splitByWeight(amount, weights).every(
        (share, index) => Number.isInteger(share) && share >= 0 && share <= (weights[index] ?? 0)
      )
    ),
    runs
  )
})

test('every share is within one fen of its exact part', () => {
  fc.assert(
    fc.property(weighted, ({ weights, amount }) => {
      const total = sum(weights)
      return splitByWeight(amount, weights).every(
        (share, index) => total === 0 || Math.abs(share - (amount * (weights[index] ?? 0)) / total) < 1.000001
      )
    }),
    runs
  )
})

test('control: rounding each share by itself loses cents', () => {
  const naive = [1, 1, 1].map((weight) => Math.round((100 * weight) / 3))
  expect(sum(naive)).toBe(99)
  expect(splitByWeight(100, [100, 100, 100])).toEqual([34, 33, 33])
})

test('a price adds up however it is looked at', () => {
  const item = fc.record({
    itemId: fc.constant('x'),
    name: fc.constant('x'),
    picture: fc.constant(''),
    unitFen: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    cardOffFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_100_000 }))
  })
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (items, offFen, freightFen) => {
        const price = priceOf(items, offFen, { freightFen })
        const cardOffFen = sum(price.lines.map((line) => line.cardOffFen))
        expect(price.payFen).toBe(price.totalFen - price.discountFen + freightFen)
        expect(price.discountFen).toBe(cardOffFen + Math.min(offFen, price.totalFen - cardOffFen))
        expect(sum(price.lines.map((line) => line.discountFen))).toBe(price.discountFen)
        expect(sum(price.lines.map((line) => line.payFen))).toBe(price.payFen - freightFen)
        for (const line of price.lines) {
          expect(line.cardOffFen).toBeLessThanOrEqual(line.discountFen)
          expect(line.payFen).toBe(line.unitFen * line.quantity - line.discountFen)
          expect(line.payFen).toBeGreaterThanOrEqual(0)
        }
      }
    ),
    { numRuns: 1000 }
  )
})

test('a coupon takes its amount from the lines alone that it is for, and no more than they cost', () => {
  const item = (itemId: string, unitFen: number) => ({
    ...{ itemId, name: itemId, picture: '', unitFen, quantity: 1 }
  })
  const items = [item('tea', 1000), item('cup', 3000), item('pot', 500)]
  const off = (offFen: number) =>
    priceOf(items, offFen, { eligible: [true, false, true] }).lines.map(({ discountFen }) => discountFen)
  expect(off(300)).toEqual([200, 0, 100])
  expect(off(9000)).toEqual([1000, 0, 500])
})
