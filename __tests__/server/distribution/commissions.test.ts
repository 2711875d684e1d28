/** What members have of their friends' orders: booked, settled, gone with the money. */
import { notePayout } from '../../../server/modules/distribution/payout'
import { DAY_MS, openReferralShop, type Person, type ReferralShop } from './referral-shop'

let shop: ReferralShop
beforeAll(async () => {
  shop = await openReferralShop()
})
afterAll(() => shop.close())
// whatever a test did: balances are the sums of entries, and entries what the kept money is worth
afterEach(async () => expect(await shop.astray()).toBe(0))

/** Somebody, and a friend who came by them. */
async function pair(): Promise<readonly [referrer: Person, friend: Person]> {
  const [referrer, friend] = [await shop.someone(), await shop.someone()]
  expect(await shop.bring(friend, referrer)).toBe('bound')
  return [referrer, friend]
}

async function receive(friend: Person, orderNo: string) {
  await shop.sendAll()
  const { resultCode } = await shop.ask('confirmReceipt', { orderNo }, friend.token)
  expect(resultCode).toBe('100')
}

/** Every card has ended: none can be given back any more. */
const endCards = () =>
  shop.database.pool.query(
    `update card_terms set ends_at = least(ends_at, greatest($1, starts_at + interval '1 millisecond'))`,
    [shop.clock.now()]
  )

const account = ({ memberId }: Person) => ({ memberId, channel: 'main' })
const standing = async ({ memberId }: Person) => {
  const { pending, settled } = await shop.row<{ pending: number; settled: number }>(
    `select coalesce(sum(pending_fen), 0)::int as pending, coalesce(sum(settled_fen), 0)::int as settled
     from commission_accounts where member_id = $1`,
    [memberId]
  )
  return [pending, settled]
}
const moves = async (person: Person) =>
  (await shop.commissions(person)).map(({ state, amountFen, entries }) => [
    state,
    amountFen,
    entries.map(({ kind, pendingFen, settledFen }) => [kind, pendingFen, settledFen])
  ])

describe('booked', () => {
  test('a friend’s paid order is pending for who brought them, by the rate of each line, without freight; once', async () => {
    const [referrer, friend] = await pair()
    // 小罐 9900 at 8 % of its category, 限购茶 1000 at 10 % of its own; 800 of freight earn nothing
    const order = await shop.paidGoods(friend.token, [
      { skuId: 'tea-s', quantity: 1 },
      { skuId: 'few', quantity: 1 }
    ])
    expect(order.payFen).toBe(11_700)
    expect(await standing(referrer)).toEqual([792 + 100, 0])
    const [commission] = await shop.commissions(referrer)
    expect(commission).toMatchObject({
      state: 'pending',
      amountFen: 892,
      orderTail: order.orderNo.slice(-6),
      name: expect.stringMatching(/^138\*\*\*\*\d{4}$/),
      settlesAt: null
    })
    expect(await standing(friend)).toEqual([0, 0])
  })

  test('rates: a card by its kind, a plate that earns nothing, a product by the campaign', async () => {
    const [referrer, friend] = await pair()
    await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    expect(await standing(referrer)).toEqual([49, 0])
    await shop.paid(friend.token, { kind: 'card', itemId: 'plain' })
    expect(await standing(referrer)).toEqual([49 + 198, 0])
  })

  test('notices that come twice earn once; an order that is not paid, and one of nobody’s friend, earn nothing', async () => {
    const [referrer, friend] = await pair()
    const order = await shop.order(friend.token)
    expect(await standing(referrer)).toEqual([0, 0])
    await shop.confirm(await shop.begin(friend.token, order.orderNo), 'twice')
    expect(await moves(referrer)).toEqual([['pending', 49, [['earn', 49, 0]]]])
    const stranger = await shop.someone()
    await shop.paid(stranger.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    expect(await standing(referrer)).toEqual([49, 0])
  })

  test('a friend’s friend earns who brought that one alone: one step, and no further', async () => {
    const [first, second] = await pair()
    const third = await shop.someone()
    await shop.bring(third, second)
    await shop.paid(third.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    expect(await standing(second)).toEqual([49, 0])
    expect(await standing(first)).toEqual([0, 0])
  })

  test('outside of the campaign’s time, and in a channel that has none, nothing is earned', async () => {
    const [referrer, friend] = await pair()
    const { pool } = shop.database
    const { ends_at } = await shop.row<{ ends_at: Date }>('select ends_at from referral_campaigns')
    await pool.query('update referral_campaigns set ends_at = $1', [shop.clock.now()])
    await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    await pool.query(`update referral_campaigns set ends_at = $1, channel_codes = '{candy}'`, [ends_at])
    await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    await pool.query(`update referral_campaigns set channel_codes = '{main}'`)
    expect(await standing(referrer)).toEqual([0, 0])
  })
})

describe('settled', () => {
  test('after receipt and the goods’ days of return, once, by however many processes', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 1 }])
    shop.clock.advance(9 * DAY_MS)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([792, 0])
    await receive(friend, orderNo)
    const [waiting] = await shop.commissions(referrer)
    expect(waiting?.settlesAt).toBe(new Date(shop.clock.now().getTime() + 7 * DAY_MS).toISOString())
    shop.clock.advance(7 * DAY_MS - 1000)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([792, 0])
    shop.clock.advance(1000)
    await Promise.all([1, 2, 3, 4, 5].map(() => shop.settleAll()))
    expect(await moves(referrer)).toEqual([
      [
        'settled',
        792,
        [
          ['earn', 792, 0],
          ['settle', -792, 792]
        ]
      ]
    ])
    expect(await standing(referrer)).toEqual([0, 792])
  })

  test('not while something of the order is asked back; then what stayed paid', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 2 }])
    await receive(friend, orderNo)
    const asked = { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }
    const { data } = await shop.apply(friend.token, asked)
    shop.clock.advance(8 * DAY_MS)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([1584, 0])
    await shop.merchant(data.afterSaleId, 'refuse', '商品完好')
    // the next round of the job
    shop.clock.advance(600_000)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, 1584])
  })

  test('what can still be given back does not settle, however long that is', async () => {
    const [referrer, friend] = await pair()
    await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    await shop.paid(friend.token, { kind: 'card', itemId: 'plain' })
    const pending = (await standing(referrer))[0]
    shop.clock.advance(29 * DAY_MS)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([pending, 0])
    shop.clock.advance(5 * DAY_MS)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([(pending ?? 0) - 49, 49])
    await endCards()
    shop.clock.advance(3 * DAY_MS + 1)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, pending])
  })

  test('what was used at once settles after the campaign’s days', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    await shop.use(orderNo)
    shop.clock.advance(3 * DAY_MS - 1)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([49, 0])
    shop.clock.advance(1)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, 49])
  })
})

describe('gone with the money', () => {
  test('refund-keeps-commission: all the goods go back, and nothing of it stays, though the freight does', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 1 }])
    await receive(friend, orderNo)
    const asked = { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }
    const { data } = await shop.apply(friend.token, asked)
    await shop.merchant(data.afterSaleId, 'approve')
    expect(await moves(referrer)).toEqual([
      [
        'cancelled',
        0,
        [
          ['earn', 792, 0],
          ['refund', -792, 0]
        ]
      ]
    ])
    shop.clock.advance(20 * DAY_MS)
    await shop.refundAll()
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, 0])
  })

  test('full-clawback-of-part: a part of a settled order takes its share alone, and is a debt that later ones pay', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paidGoods(friend.token, [
      { skuId: 'tea-s', quantity: 3 },
      { skuId: 'few', quantity: 1 }
    ])
    await receive(friend, orderNo)
    // asked in time, and withdrawn by nobody: settled only because the request comes later than the days
    shop.clock.advance(6 * DAY_MS)
    await shop.database.pool.query(`update commissions set settle_days = 3 where order_no = $1`, [orderNo])
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, 2376 + 100])
    const back = async (lineNo: number) => {
      const { data } = await shop.apply(friend.token, {
        orderNo,
        kind: 'refund',
        lines: [{ lineNo, quantity: 1 }]
      })
      await shop.merchant(data.afterSaleId, 'approve')
      await shop.refundAll()
    }
    await back(2)
    expect(await standing(referrer)).toEqual([0, 2376])
    await back(1)
    expect(await standing(referrer)).toEqual([0, 1584])
    expect((await moves(referrer))[0]?.[0]).toBe('settled')
  })

  test('clawback-twice: a refund that is asked for, carried out and told again and again takes its share once', async () => {
    const [referrer, friend] = await pair()
    const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 2 }])
    const asked = { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] }
    await Promise.all([1, 2, 3].map(() => shop.apply(friend.token, asked, 'same-key-of-a-refund-0002')))
    for (let round = 0; round < 3; round++) await shop.refundAll()
    expect(await moves(referrer)).toEqual([
      [
        'pending',
        792,
        [
          ['earn', 1584, 0],
          ['refund', -792, 0]
        ]
      ]
    ])
  })

  test('a debt is paid from what settles later: what was paid out already, and whose order then goes back', async () => {
    const [referrer, friend] = await pair()
    const order = await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    await shop.use(order.orderNo)
    shop.clock.advance(3 * DAY_MS)
    await shop.settleAll()
    const pay = (amountFen: number, mark: string) =>
      notePayout(shop.database.db, { ...account(referrer), amountFen, mark }, shop.clock.now())
    expect(await pay(50, 'too-much')).toBe(false)
    // the same one noted again and again is one
    expect((await Promise.all([1, 2, 3].map(() => pay(49, '2026-11')))).filter(Boolean)).toHaveLength(1)
    expect(await shop.earnings(referrer)).toMatchObject({ pendingFen: 0, settledFen: 0, paidOutFen: 49 })
    await shop.use(order.orderNo, false)
    const asked = { orderNo: order.orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }
    expect((await shop.apply(friend.token, asked)).resultCode).toBe('100')
    expect(await standing(referrer)).toEqual([0, -49])
    await shop.paid(friend.token, { kind: 'card', itemId: 'plain' })
    await endCards()
    shop.clock.advance(3 * DAY_MS + 1)
    await shop.settleAll()
    expect(await standing(referrer)).toEqual([0, 198 - 49])
    expect(await pay(150, '2026-12')).toBe(false)
    expect(await pay(149, '2026-12')).toBe(true)
  })
})
