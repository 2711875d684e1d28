/** What the cashier and the page of tickets are told of a price: every way to pay, each to the fen what it then costs. */
import fc from 'fast-check'
import { ticketEndpoints } from '../../../contract/ticket/endpoints'
import type { Data, PriceExplained } from '../../../contract/types'
import { receiveCoupon } from '../../../server/modules/coupon'
import { call } from '../../support/server/call'
import { holdCoupon } from '../cart/hold-coupon'
import { givePoints } from '../points/give-points'
import { RULE } from '../points/points-shop'
import { CHILD, CHILD_PRICE, DAY, KIND, openTicketShop, PRICE, type TicketShop } from '../ticket/ticket-shop'

let shop: TicketShop
let people = 0

beforeAll(async () => {
  shop = await openTicketShop()
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
})
afterAll(() => shop.close())
beforeEach(() => shop.database.pool.query(`update channels set config = '{}' where code = 'main'`))

type Told = PriceExplained & { readonly payFen: number }
interface Wish {
  readonly name: string
  readonly totalFen: number
  /** What is told with a coupon (null = none). */
  readonly ask: (token: string, couponReceiveId: string | null) => Promise<Told>
}

const atCashier = (name: string, input: Record<string, unknown>, totalFen: number): Wish => ({
  name,
  totalFen,
  ask: async (token, couponReceiveId) => {
    const coupon = couponReceiveId === null ? {} : { couponReceiveId }
    return (await shop.ask<Data<'previewOrder'>>('previewOrder', { ...input, ...coupon }, token)).data
  }
})
const tickets = (couponReceiveId: string | null | undefined, token: string) =>
  call<Data<'previewTicketOrder'>>(
    shop,
    ticketEndpoints.previewTicketOrder,
    {
      day: DAY,
      kinds: [
        { kindId: KIND, quantity: 2 },
        { kindId: CHILD, quantity: 1 }
      ],
      ...(couponReceiveId === undefined ? {} : { couponReceiveId })
    },
    { token }
  )
const WISHES: readonly Wish[] = [
  atCashier('a card', { kind: 'card', itemId: 'gold' }, 19_900),
  atCashier('three of our own goods', { kind: 'product', itemId: 'tea', quantity: 3 }, 2_970),
  atCashier('a plate', { kind: 'plate', itemId: 'extra' }, 2_990),
  {
    name: 'tickets of two kinds',
    totalFen: 2 * PRICE + CHILD_PRICE,
    ask: async (token, couponReceiveId) => (await tickets(couponReceiveId, token)).data
  }
]

const terms = fc.record({
  rule: fc.constantFrom('full_cut', 'discount', 'fixed'),
  thresholdFen: fc.constantFrom(0, 500, 2000, 50_000),
  amountFen: fc.integer({ min: 1, max: 5000 }),
  percent: fc.integer({ min: 10, max: 99 }),
  maxOffFen: fc.constantFrom(0, 300),
  scope: fc.constantFrom('all', 'card', 'product', 'plate', 'ticket', 'sku')
})
const HANDS = fc.sample(fc.array(terms, { maxLength: 5 }), { seed: 20261121, numRuns: 8 })

/** Somebody with a card that plates can go on, and with coupons. */
async function someone(coupons: (typeof HANDS)[number] = []) {
  const memberId = `ex${(people += 1)}`
  const token = await shop.login(memberId)
  const order = await shop.order(token, { kind: 'card', itemId: 'gold' })
  await shop.confirm(await shop.begin(token, order.orderNo))
  for (const each of coupons) await holdCoupon(shop, memberId, each)
  return { memberId, token }
}

test.each(HANDS.map((hand, index) => [index, hand] as const))(
  'hand %i: each way costs what it says, the cheapest is first, and every coupon is a way or says why not',
  async (_, hand) => {
    const { token } = await someone(hand)
    for (const { name, totalFen, ask } of WISHES) {
      const plain = await ask(token, null)
      expect([name, plain.payFen, plain.couponReceiveId]).toEqual([name, totalFen, null])
      expect(plain.options.map(({ payFen }) => payFen)).toEqual(
        plain.options.map(({ payFen }) => payFen).sort((a, b) => a - b)
      )
      const inHand = plain.options.filter(({ claimCouponId }) => claimCouponId === null)
      for (const { couponReceiveId, couponOffFen, pointsOffFen, payFen } of inHand) {
        const told = await ask(token, couponReceiveId)
        expect([name, told.couponReceiveId, told.payFen]).toEqual([name, couponReceiveId, payFen])
        expect([name, couponOffFen, pointsOffFen]).toEqual([name, totalFen - payFen, 0])
        expect(told.options).toEqual(plain.options)
      }
      const ways = inHand.map(({ couponReceiveId }) => couponReceiveId)
      expect(new Set(ways).size).toBe(ways.length)
      for (const { coupon, usable, reason } of plain.coupons)
        expect([ways.includes(coupon.couponReceiveId), reason === null]).toEqual([usable, usable])
      expect(plain.coupons).toHaveLength(hand.length)
      expect(ways).toContain(null)
    }
  }
)

test('what could be claimed costs, once it is claimed, what was told before; nothing is claimed or used unasked', async () => {
  for (const { name, totalFen, ask } of WISHES) {
    const { token, memberId } = await someone()
    const before = await ask(token, null)
    const claims = before.options.filter(({ claimCouponId }) => claimCouponId !== null)
    expect([name, before.payFen, claims.length > 0]).toEqual([name, totalFen, true])
    expect(before.options[0]).toBe(claims[0])
    for (const { claimCouponId: couponId, couponName, payFen } of claims) {
      const claim = () =>
        receiveCoupon(shop.database.db, {
          memberId,
          couponId: couponId ?? '',
          channel: 'main',
          requestKey: `${memberId}-${couponId}`,
          now: shop.clock.now()
        })
      // however often it is tapped
      const [mine, again] = await Promise.all([claim(), claim()])
      expect(again).toBe(mine)
      const told = await ask(token, mine)
      expect([name, told.payFen]).toEqual([name, payFen])
      expect(told.options.filter((way) => way.couponName === couponName)).toMatchObject([
        { couponReceiveId: mine, claimCouponId: null, payFen }
      ])
    }
  }
})

test('tickets begin with the cheapest way; a coupon of somebody else’s is refused, and is no way', async () => {
  const { token, memberId } = await someone()
  const other = await someone([{ amountFen: 5000, scope: 'all' } as never])
  const mine = await holdCoupon(shop, memberId, { amountFen: 700 })
  const { data } = await tickets(undefined, token)
  expect([data.couponReceiveId, data.payFen]).toEqual([mine, 2 * PRICE + CHILD_PRICE - 700])
  const theirs = (await tickets(undefined, other.token)).data.couponReceiveId
  expect((await tickets(theirs, token)).resultCode).toBe('906')
  const cashier = { kind: 'card', itemId: 'gold', couponReceiveId: theirs }
  expect((await shop.ask('previewOrder', cashier, token)).resultCode).toBe('906')
  const inHand = data.options.filter(({ claimCouponId }) => claimCouponId === null)
  expect(inHand.map(({ couponReceiveId }) => couponReceiveId)).toEqual([mine, null])
})

test('who has points is told that they are for goods of the mall; who has none, or is elsewhere, is told nothing', async () => {
  const { memberId, token } = await someone()
  const rich = await someone()
  await givePoints(shop, rich.memberId, 300)
  await shop.database.pool.query('delete from points_accounts where member_id = $1', [memberId])
  const pointsOf = async (of: string) => {
    const told: PriceExplained['points'][] = []
    for (const { ask } of WISHES) told.push((await ask(of, null)).points)
    return told
  }
  expect(await pointsOf(rich.token)).toEqual(WISHES.map(() => null))
  await shop.database.pool.query(`update channels set config = $1 where code = 'main'`, [{ points: RULE }])
  const reason = '积分可在购买商城商品时使用'
  expect(await pointsOf(rich.token)).toEqual(
    WISHES.map(() => ({ balance: 300, usable: 0, worthFen: 0, used: false, reason }))
  )
  expect(await pointsOf(token)).toEqual(WISHES.map(() => null))
})
