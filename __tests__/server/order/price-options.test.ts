import fc from 'fast-check'
import { couponWorthOf, type CouponTerms } from '../../../server/modules/coupon/model'
import {
  chosenOption,
  optionView,
  priceOptions,
  type CouponOff,
  type PointsFor
} from '../../../server/modules/order/price-options'
import { priceOf, type Item } from '../../../server/modules/order/pricing'
import { offerPoints, type PointsPurse } from '../../../server/modules/points/read'

const KINDS = ['sku', 'card', 'plate', 'product', 'ticket', 'lounge'] as const
const goods = fc.record({
  itemId: fc.constantFrom('cup', 'tea', 'pan'),
  unitFen: fc.integer({ min: 1, max: 3000 }),
  cardOffFen: fc.constantFrom(0, 0, 1, 100, 500),
  quantity: fc.integer({ min: 1, max: 4 })
})
const terms: fc.Arbitrary<CouponTerms> = fc.record({
  rule: fc.constantFrom('full_cut', 'discount', 'fixed'),
  thresholdFen: fc.constantFrom(0, 500, 2000, 5000),
  amountFen: fc.integer({ min: 1, max: 3000 }),
  percent: fc.integer({ min: 10, max: 99 }),
  maxOffFen: fc.constantFrom(0, 0, 300),
  scope: fc.constantFrom('all', ...KINDS),
  scopeIds: fc.constantFrom([], [], ['cup'], ['tea', 'pan'])
})
const purse: fc.Arbitrary<PointsPurse> = fc.record({
  balance: fc.integer({ min: -20, max: 3000 }),
  byDefault: fc.constant(true),
  rule: fc.record({
    earnPerYuan: fc.constant(1),
    worthFen: fc.constantFrom(1, 1, 5, 100),
    lifeDays: fc.constant(365),
    leastPoints: fc.constantFrom(1, 10, 100, 1000),
    mostPercent: fc.constantFrom(10, 50, 100)
  })
})
/** Some are held, some could be claimed: for the least that one can pay they are the same. */
const coupons = fc.array(
  fc.record({ terms, held: fc.boolean() }).map(({ terms: each, held }) => ({ ...each, held })),
  { maxLength: 5 }
)
/** Of one kind each, as orders are; only goods of the mall have a card price, and can be paid by points. */
const mall = fc.record({
  kind: fc.constant<(typeof KINDS)[number]>('sku'),
  lines: fc.array(goods, { minLength: 1, maxLength: 5 }),
  coupons,
  purse: fc.option(purse),
  wantsPoints: fc.boolean()
})
const others = fc.record({
  kind: fc.constantFrom(...KINDS.filter((kind) => kind !== 'sku')),
  lines: fc.array(
    goods.map((line) => ({ ...line, cardOffFen: 0 as const })),
    { minLength: 1, maxLength: 3 }
  ),
  coupons,
  purse: fc.constant(null),
  wantsPoints: fc.boolean()
})
type Case = typeof mall extends fc.Arbitrary<infer C> ? C : never

const itemsOf = ({ lines }: Case): Item[] => lines.map((line) => ({ ...line, name: '', picture: '' }))
const lineFen = ({ unitFen, cardOffFen, quantity }: Case['lines'][number]) =>
  Math.max(unitFen - cardOffFen, 0) * quantity
const worthOfCoupon = (wanted: CouponTerms, { kind, lines }: Case) =>
  couponWorthOf(
    wanted,
    lines.map((line) => ({ kind, itemId: line.itemId, totalFen: lineFen(line) }))
  )

const optionsOf = (one: Case) => {
  const usable = one.coupons.flatMap((each, index): CouponOff[] => {
    const { usable, offFen, eligible } = worthOfCoupon(each, one)
    const named = each.held
      ? { couponReceiveId: `c${index}` }
      : { couponReceiveId: null, claimCouponId: `c${index}` }
    return usable ? [{ ...named, offFen, eligible }] : []
  })
  const pointsFor: PointsFor = (linesFen) => {
    const offer = one.purse && offerPoints(one.purse, linesFen, true)
    return offer?.used ? { points: offer.usable, eachFen: offer.eachFen } : undefined
  }
  return priceOptions(itemsOf(one), usable, pointsFor, one.wantsPoints)
}

/**
 * The least that anybody could pay, by trying every coupon with every number of points that the rule and the lines allow. A point takes
 * its whole worth off one line: what is left over on a line that costs less than a point is out of reach for every way.
 */
function leastPay(one: Case): number {
  const sum = one.lines.reduce((total, line) => total + lineFen(line), 0)
  const none = { usable: true, offFen: 0, eligible: one.lines.map(() => true) }
  const coupons = one.coupons.map((each) => worthOfCoupon(each, one)).filter(({ usable }) => usable)
  return Math.min(
    ...[none, ...coupons].flatMap(({ offFen, eligible }) => {
      const left = sum - offFen
      const tries = [left]
      const { balance = 0, rule } = one.purse ?? {}
      if (!rule) return tries
      const linesTake = priceOf(itemsOf(one), offFen, { eligible }).lines.reduce(
        (points, { payFen }) => points + Math.floor(payFen / rule.worthFen),
        0
      )
      for (let points = rule.leastPoints; points <= Math.min(balance, linesTake); points += 1) {
        if (points * rule.worthFen > (left * rule.mostPercent) / 100) break
        tries.push(left - points * rule.worthFen)
      }
      return tries
    })
  )
}

test('of all cards, coupons and points together nothing is cheaper than what is offered first, to the fen: 5,000 random purchases', () => {
  fc.assert(
    fc.property(mall, (one) => optionsOf(one)[0].price.payFen === leastPay(one)),
    { numRuns: 5000 }
  )
})

test('of all coupons nothing is cheaper than what is offered first for cards, plates, own goods, tickets and lounges: 5,000 random purchases', () => {
  fc.assert(
    fc.property(others, (one) => optionsOf(one)[0].price.payFen === leastPay(one)),
    { numRuns: 5000 }
  )
})

/** The same without what has to be claimed, and without points that the buyer does not want. */
const leastInHand = (one: Case): number =>
  leastPay({
    ...one,
    coupons: one.coupons.filter(({ held }) => held),
    purse: one.wantsPoints ? one.purse : null
  })

test('what is chosen for the buyer claims nothing, uses points only if they want to, and is the cheapest of these: 3,000 random purchases', () => {
  fc.assert(
    fc.property(mall, (one) => {
      const chosen = chosenOption(optionsOf(one), undefined, one.wantsPoints)
      return chosen?.claimCouponId === null && chosen.price.payFen === leastInHand(one)
    }),
    { numRuns: 3000 }
  )
})

test('of equal ways the one that needs no claim comes first', () => {
  const off = { offFen: 100, eligible: [true] }
  const items: Item[] = [{ itemId: 'cup', name: '', picture: '', unitFen: 1000, quantity: 1 }]
  const ways = priceOptions(
    items,
    [
      { ...off, couponReceiveId: null, claimCouponId: 'new' },
      { ...off, couponReceiveId: 'mine' }
    ],
    () => undefined
  )
  expect(ways.map(({ couponReceiveId, claimCouponId }) => couponReceiveId ?? claimCouponId)).toEqual([
    'mine',
    'new',
    null
  ])
})

test('control: the coupon that takes off most is not always the best, as it leaves too little for points', () => {
  const one: Case = {
    kind: 'sku',
    lines: [{ itemId: 'cup', unitFen: 1000, cardOffFen: 0, quantity: 1 }],
    coupons: [
      {
        rule: 'fixed',
        thresholdFen: 0,
        amountFen: 250,
        percent: 100,
        maxOffFen: 0,
        scope: 'all',
        scopeIds: [],
        held: true
      }
    ],
    wantsPoints: true,
    purse: {
      balance: 500,
      byDefault: true,
      rule: { earnPerYuan: 1, worthFen: 1, lifeDays: 365, leastPoints: 400, mostPercent: 50 }
    }
  }
  const [best, other] = optionsOf(one)
  expect(best).toMatchObject({ couponReceiveId: null, price: { payFen: 500 } })
  expect(other).toMatchObject({ couponReceiveId: 'c0', price: { payFen: 750 } })
})

test('of two ways that cost the same the one that keeps coupon and points comes first', () => {
  const free: Case = {
    kind: 'sku',
    lines: [{ itemId: 'cup', unitFen: 100, cardOffFen: 100, quantity: 1 }],
    coupons: [],
    purse: null,
    wantsPoints: true
  }
  const [best] = priceOptions(
    itemsOf(free),
    [{ couponReceiveId: 'c', offFen: 5, eligible: [true] }],
    () => undefined
  )
  expect(best.couponReceiveId).toBeNull()
})

test('coupons that deduct the same from the same lines are priced once', () => {
  const items: Item[] = [{ itemId: 'cup', name: '', picture: '', unitFen: 900, quantity: 1 }]
  const held = (id: string, offFen: number): CouponOff => ({ couponReceiveId: id, offFen, eligible: [true] })
  const options = priceOptions(items, [held('a', 100), held('b', 200), held('c', 100)], () => undefined)
  const priceOfCoupon = (id: string) => options.find((one) => one.couponReceiveId === id)?.price
  expect(priceOfCoupon('a')).toBe(priceOfCoupon('c'))
  expect(priceOfCoupon('a')).not.toBe(priceOfCoupon('b'))
})

const CUP: Item = { itemId: 'cup', name: '', picture: '', unitFen: 1000, cardOffFen: 100, quantity: 1 }
/** Points in hand for all lines, or none where less than `fromFen` is left to pay. */
const purseOf =
  (points: number, fromFen = 0): PointsFor =>
  ([fen = 0]) =>
    fen < fromFen ? undefined : { points, eachFen: 1 }

test('a coupon that was chosen is kept, even if another is cheaper, and none is chosen in place of one that cannot be used', () => {
  const held = (id: string, offFen: number): CouponOff => ({ couponReceiveId: id, offFen, eligible: [true] })
  const options = priceOptions([CUP], [held('a', 100), held('b', 200)], purseOf(10))
  const couponOf = (wanted: string | null | undefined) => chosenOption(options, wanted, true)?.couponReceiveId
  expect([couponOf(undefined), couponOf('a'), couponOf(null), couponOf('gone')]).toEqual([
    'b',
    'a',
    null,
    undefined
  ])
})

test('points are used unless the buyer says otherwise', () => {
  expect(priceOptions([CUP], [], purseOf(10)).map(({ points }) => points?.points)).toEqual([10])
  expect(priceOptions([CUP], [], purseOf(10), false).map(({ points }) => points?.points)).toEqual([
    10,
    undefined
  ])
})

test.each([[['a', 'b']], [['b', 'a']]])(
  'of ways that cost the same the one with fewer points comes first: %j',
  (ids) => {
    const coupons = { a: 100, b: 50 }
    const options = priceOptions(
      [CUP],
      ids.map((id) => ({ couponReceiveId: id, offFen: coupons[id as 'a' | 'b'], eligible: [true] })),
      ([fen = 0]) => ({ points: fen - 500, eachFen: 1 })
    )
    expect(options.map(({ price, points }) => [price.payFen, points?.points])).toEqual([
      [500, 300],
      [500, 350],
      [500, 400]
    ])
  }
)

test('a way without points comes before one that costs the same with points', () => {
  const held: CouponOff = { couponReceiveId: 'c', offFen: 100, eligible: [true] }
  const [best] = priceOptions([CUP], [held], purseOf(100, 900))
  expect(best).toMatchObject({ couponReceiveId: 'c', points: undefined, price: { payFen: 800 } })
})

test('an option is shown with what coupon and points take off by themselves, card prices apart, and with its freight', () => {
  const held: CouponOff = { couponReceiveId: 'c', name: '满减券', offFen: 200, eligible: [true, true] }
  const views = priceOptions([CUP, { ...CUP, itemId: 'tea' }], [held], purseOf(300), false).map((option) =>
    optionView(option, 800)
  )
  const [coupon, none] = [
    { couponReceiveId: 'c', claimCouponId: null, couponName: '满减券', couponOffFen: 200 },
    { couponReceiveId: null, claimCouponId: null, couponName: null, couponOffFen: 0 }
  ]
  expect(views).toEqual([
    { ...coupon, usesPoints: true, pointsOffFen: 300, payFen: 2100 },
    { ...none, usesPoints: true, pointsOffFen: 300, payFen: 2300 },
    { ...coupon, usesPoints: false, pointsOffFen: 0, payFen: 2400 },
    { ...none, usesPoints: false, pointsOffFen: 0, payFen: 2600 }
  ])
})
