import fc from 'fast-check'
import { expectOneOrder, priceOf, splitByWeight } from '../../../server/modules/order/pricing'

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

test('the fen left over by rounding go to the largest remainders, not to the largest lines', () => {
  expect(splitByWeight(7, [6, 3, 1])).toEqual([4, 2, 1])
})

test('lines that cost nothing share nothing', () => {
  expect(splitByWeight(0, [0, 0])).toEqual([0, 0])
})

test('points take whole points of what card price and coupon leave of a line, and no more', () => {
  const cup = { itemId: 'cup', name: '', picture: '', unitFen: 1050, quantity: 1, cardOffFen: 50 }
  const price = priceOf([cup], 250, { points: { points: 50, eachFen: 100 } })
  expect(price.lines).toMatchObject([{ points: 7, pointsOffFen: 700, discountFen: 1000, payFen: 50 }])
  expect(price).toMatchObject({ totalFen: 1050, discountFen: 1000, payFen: 50 })
})

test('one order costs ¥1,000,000 at most, freight included', () => {
  expect(() => expectOneOrder({ totalFen: 99_999_000, freightFen: 1000 })).not.toThrow()
  expect(() => expectOneOrder({ totalFen: 99_999_000, freightFen: 1001 })).toThrow(
    expect.objectContaining({ code: '924', message: '单笔订单最高 100 万元，请减少数量或分开下单' }) as Error
  )
})
