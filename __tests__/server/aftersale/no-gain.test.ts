/** Whatever is bought, used and given back in whatever order: nothing is worth more than was paid. */
import fc from 'fast-check'
import { openGainShop, type Buyer, type GainShop, type Prize } from './gain-shop'
import { byLevel } from '../../support/depth'

/** The control: refunds as they were, which took back nothing of what came of an order. */
const mockOld = { on: false }
jest.mock('../../../server/modules/aftersale/benefits/weigh', () => {
  const real = jest.requireActual<typeof import('../../../server/modules/aftersale/benefits/weigh')>(
    '../../../server/modules/aftersale/benefits/weigh'
  )
  const nothing = { withheld: [], coveredPoints: 0, prizes: [], refusal: null }
  return {
    weighBenefits: (...all: Parameters<typeof real.weighBenefits>) =>
      mockOld.on ? Promise.resolve(nothing) : real.weighBenefits(...all)
  }
})

const TIMES = byLevel(5, 25)
const ROUNDS = byLevel(3, 12)

let shop: GainShop
beforeAll(async () => {
  shop = await openGainShop()
})
afterEach(() => {
  mockOld.on = false
})
afterAll(() => shop.close())

type Move =
  | { readonly does: 'card'; readonly item: 'gold' | 'plain' }
  | { readonly does: 'goods'; readonly quantity: number; readonly points: boolean }
  | { readonly does: 'voucher'; readonly coupon: boolean }
  | { readonly does: 'tickets'; readonly visitors: number }
  | { readonly does: 'draw'; readonly prize: Prize }
  | { readonly does: 'claim' }
  | { readonly does: 'refund'; readonly nth: number }

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ does: fc.constant('card' as const), item: fc.constantFrom('gold' as const, 'plain' as const) }),
  fc.record({
    does: fc.constant('goods' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    points: fc.boolean()
  }),
  fc.record({ does: fc.constant('voucher' as const), coupon: fc.boolean() }),
  fc.record({ does: fc.constant('tickets' as const), visitors: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    does: fc.constant('draw' as const),
    prize: fc.constantFrom<Prize>('mug', 'cup', 'ten', 'p50')
  }),
  fc.record({ does: fc.constant('claim' as const) }),
  fc.record({ does: fc.constant('refund' as const), nth: fc.nat(9) })
)

async function carryOut(buyer: Buyer, one: Move): Promise<unknown> {
  switch (one.does) {
    case 'card':
      return buyer.buy('card', one.item)
    case 'goods':
      return buyer.buyGoods(one.quantity, one.points)
    case 'voucher':
      return buyer.buy('product', 'tea', one.coupon ? await buyer.coupon() : undefined)
    case 'tickets':
      return buyer.buyTickets(one.visitors)
    case 'draw':
      return buyer.draw(one.prize)
    case 'claim':
      return buyer.claimAll()
    case 'refund': {
      const orders = await buyer.orders()
      const orderNo = orders[one.nth % Math.max(orders.length, 1)]
      return orderNo && buyer.refund(orderNo)
    }
  }
}

async function play(moves: readonly Move[]): Promise<number> {
  const buyer = await shop.newcomer()
  for (const one of moves) await carryOut(buyer, one)
  await buyer.refundAll()
  return buyer.gain()
}

const game = fc.array(move, { minLength: 2, maxLength: 10 })
const noGain = fc.asyncProperty(game, async (moves) => {
  expect(await play(moves)).toBeLessThanOrEqual(0)
})

test('buy, use and give back in any order: no gain', async () => {
  await fc.assert(noGain, { numRuns: byLevel(5, 60), endOnFailure: true })
})

const card: Move = { does: 'card', item: 'plain' }
const back: Move = { does: 'refund', nth: 0 }
/** What was reported, each as it was done. */
const REPORTED: Readonly<Record<string, readonly Move[]>> = {
  'a card, its try, the card back': [card, { does: 'draw', prize: 'mug' }, { does: 'claim' }, back],
  'a card, goods at its price, the card back': [card, { does: 'goods', quantity: 3, points: false }, back],
  'points of a card, spent, the card back': [card, { does: 'goods', quantity: 1, points: true }, back],
  'tickets, their try, the tickets back': [
    { does: 'tickets', visitors: 1 },
    { does: 'draw', prize: 'mug' },
    { does: 'claim' },
    back
  ],
  'points of tickets, spent, the tickets back': [
    { does: 'tickets', visitors: 2 },
    { does: 'goods', quantity: 1, points: true },
    back
  ],
  'a coupon of a try, used, the order back': [
    { does: 'card', item: 'gold' },
    { does: 'draw', prize: 'ten' },
    { does: 'voucher', coupon: true },
    back
  ]
}

/** As it was done: what is kept is kept, so that only the order that gave the benefit goes back. */
async function asReported(moves: readonly Move[]): Promise<number> {
  const buyer = await shop.newcomer()
  for (const one of moves) await carryOut(buyer, one)
  return buyer.gain()
}

test.each(Object.entries(REPORTED))('%s: a gain before, none now', async (_name, moves) => {
  mockOld.on = true
  expect(await asReported(moves)).toBeGreaterThan(0)
  mockOld.on = false
  expect(await asReported(moves)).toBeLessThanOrEqual(0)
})

test('the control is found by the same search', async () => {
  mockOld.on = true
  const found = await fc.check(noGain, { numRuns: 100, endOnFailure: true })
  expect(found.failed).toBe(true)
})

test(`${TIMES} times: a card, its draws, the card back — nothing stays`, async () => {
  const buyer = await shop.newcomer()
  for (let n = 0; n < TIMES; n++) {
    const made = await buyer.buy('card', 'plain')
    await buyer.draw('p50')
    await buyer.draw('ten')
    await buyer.refund(made?.orderNo ?? '')
  }
  expect(await buyer.gain()).toBeLessThanOrEqual(0)
  const { rows } = await shop.database.pool.query(
    `select state from lottery_draws where member_id = $1 and state <> 'revoked' and prize_kind <> 'none'`,
    [buyer.memberId]
  )
  expect(rows).toEqual([])
})

test('drawing, buying at card price and giving back in the same moment: one truth', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const buyer = await shop.newcomer()
    const made = await buyer.buy('card', 'plain')
    await Promise.all([
      buyer.draw('mug').then(() => buyer.claimAll()),
      buyer.buyGoods(2, true),
      buyer.refund(made?.orderNo ?? ''),
      buyer.draw('p50')
    ])
    await buyer.refundAll()
    expect(await buyer.gain()).toBeLessThanOrEqual(0)
  }
})

test('what waits for staff is applied for at the amount that was shown, less what is withheld', async () => {
  const buyer = await shop.newcomer()
  const made = await buyer.buyGoods(3, false)
  // its points are spent on other goods
  await buyer.buyGoods(1, true)
  await shop.sendAll()
  const input = { orderNo: made?.orderNo ?? '', kind: 'refund', lines: [{ lineNo: 1, quantity: 3 }] }
  const { amountFen, withheld, review } = await shop.preview(buyer.token, input)
  expect(review).not.toBeNull()
  expect(withheld).not.toEqual([])
  expect(await shop.apply(buyer.token, { ...input, seenFen: amountFen + 1 })).toMatchObject({
    resultCode: '922'
  })
  const { resultCode, data } = await shop.apply(buyer.token, { ...input, seenFen: amountFen })
  expect([resultCode, data.state]).toEqual(['100', 'applied'])
  await shop.merchant(data.afterSaleId, 'approve')
  expect(await shop.detail(buyer.token, data.afterSaleId)).toMatchObject({ state: 'refunding', amountFen })
})
