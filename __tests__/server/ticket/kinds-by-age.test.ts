import fc from 'fast-check'
import type { CouponTerms } from '../../../server/modules/coupon/model'
import { couponWorthOf } from '../../../server/modules/coupon/model'
import {
  cheapestKinds,
  fittingKinds,
  type Guest,
  type KindCounts
} from '../../../server/modules/ticket/kinds-by-age'

const kind = (id: string, ageFrom: number | null, ageTo: number | null, includes = '首道门票') => ({
  id,
  includes,
  ageFrom,
  ageTo
})
const ADULT = kind('adult', 18, null)
const CHILD = kind('child', 6, 17)
const SENIOR = kind('senior', 60, null)
const BUS = kind('bus', 18, null, '门票与游览车')
const STUDENT = kind('student', null, null)
const KINDS = [ADULT, CHILD, SENIOR, BUS, STUDENT]

describe('the kinds that fit', () => {
  it.each([
    [ADULT, 30, ['adult']],
    [ADULT, 59, ['adult']],
    [ADULT, 60, ['adult', 'senior']],
    [ADULT, 17, ['child']],
    [ADULT, 5, []],
    [CHILD, 18, ['adult']],
    [SENIOR, 70, ['adult', 'senior']],
    // another content, or another proof, is no alternative
    [BUS, 70, ['bus']],
    [STUDENT, 70, ['adult', 'senior', 'student']]
  ] as const)('%j at %i', (chosen, age, expected) => {
    expect(fittingKinds(chosen, KINDS, age)).toEqual(expected)
  })

  it('without an age in the document only what was chosen is known to fit', () => {
    expect(fittingKinds(ADULT, KINDS, null)).toEqual(['adult'])
  })
})

const IDS = ['adult', 'child', 'senior'] as const
const guests = fc.array(
  fc.record({
    kindId: fc.constantFrom(...IDS),
    fitting: fc.subarray([...IDS], { minLength: 1 })
  }),
  { minLength: 1, maxLength: 5 }
)
const prices = fc.record({
  adult: fc.integer({ min: 1, max: 200 }),
  child: fc.integer({ min: 1, max: 200 }),
  senior: fc.integer({ min: 1, max: 200 })
})
const coupons = fc.array(
  fc.record<CouponTerms>({
    rule: fc.constantFrom('full_cut', 'discount', 'fixed'),
    thresholdFen: fc.constantFrom(0, 100, 300),
    amountFen: fc.integer({ min: 1, max: 150 }),
    percent: fc.integer({ min: 10, max: 99 }),
    maxOffFen: fc.constantFrom(0, 30),
    scope: fc.constant('ticket'),
    scopeIds: fc.constantFrom([], ['adult'], ['senior'])
  }),
  { maxLength: 3 }
)
const left = fc.record({ adult: fc.integer({ max: 5, min: 0 }), senior: fc.constantFrom(0, 1, 5) })

/** The least that tickets cost with one of the coupons, or none; null where there are too few. */
const priceWith =
  (of: Record<string, number>, hand: readonly CouponTerms[], stock: Record<string, number>) =>
  (counts: KindCounts): number | null => {
    if ([...counts].some(([id, count]) => count > (stock[id] ?? 99))) return null
    const purchases = [...counts].map(([itemId, quantity]) => ({
      kind: 'ticket' as const,
      itemId,
      totalFen: (of[itemId] ?? 0) * quantity
    }))
    const sum = purchases.reduce((total, { totalFen }) => total + totalFen, 0)
    return Math.min(sum, ...hand.map((each) => sum - couponWorthOf(each, purchases).offFen))
  }

/** By hand: everybody with every kind that fits. */
function everyWay(of: readonly Pick<Guest, 'fitting'>[]): string[][] {
  return of.reduce<string[][]>(
    (ways, { fitting }) => ways.flatMap((way) => fitting.map((id) => [...way, id])),
    [[]]
  )
}

test('of all kinds for all guests with all coupons nothing is cheaper, to the fen: 2,000 random families', () => {
  fc.assert(
    fc.property(guests, prices, coupons, left, (family, of, hand, stock) => {
      const people = family.map((each, index) => ({ ...each, visitorId: `v${index}` }))
      const price = priceWith(of, hand, stock)
      const counts = (way: readonly string[]) => {
        const of = new Map<string, number>()
        for (const id of way) of.set(id, (of.get(id) ?? 0) + 1)
        return of
      }
      const costs = everyWay(people).flatMap((way) => price(counts(way)) ?? [])
      const best = cheapestKinds(people, (id) => of[id as keyof typeof of], price)
      if (costs.length === 0) return best === undefined
      const fits = best?.kindIds.every((id, at) => people[at]?.fitting.includes(id as never))
      return fits === true && best?.payFen === Math.min(...costs)
    }),
    { numRuns: 2000 }
  )
})

test('a coach full of people of every age is priced at once', () => {
  const coach = Array.from({ length: 20 }, (_, at) => ({
    visitorId: `v${at}`,
    kindId: 'adult',
    fitting: ['adult', 'senior', 'child', 'late', 'early', 'night']
  }))
  const of: Record<string, number> = { adult: 60, senior: 30, child: 31, late: 32, early: 33, night: 34 }
  const tried = jest.fn((counts: KindCounts) =>
    [...counts].reduce((sum, [id, count]) => sum + (of[id] ?? 0) * count, 0)
  )
  expect(cheapestKinds(coach, (id) => of[id] ?? 0, tried)?.payFen).toBe(600)
  expect(tried.mock.calls.length).toBeLessThanOrEqual(400)
})
