/** Points with orders: earned, used, given back, taken back, ended. */
import { endOfDayAfter } from '../../../server/lib/ends'
import type { Order } from '../../../contract/types'
import { DAY_MS } from './give-points'
import { openPointsShop, type PointsShop } from './points-shop'

let shop: PointsShop
let member = 0

beforeAll(async () => {
  shop = await openPointsShop()
})
afterAll(() => shop.close())
// whatever a test did: the balance is the sum of the entries
afterEach(async () => expect(await shop.astray()).toBe(0))

async function someone() {
  const memberId = `pt${(member += 1)}`
  const token = await shop.login(memberId)
  await shop.address(memberId)
  return { memberId, token }
}

const balance = async (token: string) => (await shop.points(token)).balance
const kinds = async (token: string) => (await shop.entries(token)).map(({ kind, points }) => [kind, points])

/** Settles what is bought at once, with points. */
const settled = async (token: string, skuId = 'tea-s', quantity = 1) =>
  (await shop.settle(token, { line: { skuId, quantity }, couponReceiveId: null, usePoints: true })).data

async function buyWithPoints(token: string, skuId = 'tea-s', quantity = 1) {
  const seen = await settled(token, skuId, quantity)
  return shop.ask<Order>(
    'createMallOrder',
    {
      lines: [{ skuId, quantity }],
      fromCart: false,
      addressId: seen.address?.addressId,
      usePoints: true,
      seenFen: seen.payFen
    },
    token
  )
}

async function payFor(token: string, orderNo: string) {
  const parameters = await shop.begin(token, orderNo)
  if (!parameters.settled) await shop.confirm(parameters)
}

describe('by an order', () => {
  test('one that is paid earns by the rule, once, whatever notices come; one that is not earns nothing', async () => {
    const { token } = await someone()
    const order = (await shop.buy(token, 'tea-s')).data
    expect(await balance(token)).toBe(0)
    const parameters = await shop.begin(token, order.orderNo)
    await shop.confirm(parameters, 'twice')
    expect(order.payFen).toBe(10_700)
    expect(await kinds(token)).toEqual([['earn', 107]])
    expect((await shop.points(token)).lots).toEqual([
      { points: 107, endsAt: endOfDayAfter(shop.clock.now(), 10).toISOString() }
    ])
  })

  test('points are used as far as the rule lets them, and the amount is explained line by line', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 90_000)
    const seen = await settled(token)
    expect(seen).toMatchObject({
      totalFen: 9900,
      pointsOffFen: 4950,
      payFen: 9900 - 4950 + 800,
      points: { balance: 90_000, usable: 4950, worthFen: 4950, used: true, reason: null }
    })
    const order = (await buyWithPoints(token)).data
    expect(order).toMatchObject({
      payFen: 5750,
      discountFen: 4950,
      lines: [{ pointsOffFen: 4950, payFen: 4950 }]
    })
    expect(await balance(token)).toBe(85_050)
    await payFor(token, order.orderNo)
    expect(await kinds(token)).toEqual([
      ['earn', 57],
      ['spend', -4950],
      ['earn', 90_000]
    ])
  })

  test('why none can be used is said: none there, too few, too small an order', async () => {
    const { token, memberId } = await someone()
    expect((await settled(token)).points).toMatchObject({ usable: 0, used: false, reason: '暂无可用积分' })
    await shop.give(memberId, 9)
    expect((await settled(token)).points).toMatchObject({ usable: 0, reason: '满 10 积分可用，当前 9 积分' })
    await shop.give(memberId, 500)
    await shop.database.pool.query(`update mall_skus set price_fen = 18 where id = 'tea-last'`)
    expect((await settled(token, 'tea-last')).points).toMatchObject({
      usable: 0,
      reason: '积分最多抵商品金额的 50%，本单金额较低，暂不可用'
    })
  })

  test('by default or not is the member’s to say, and a settlement may say otherwise', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 100)
    const line = { skuId: 'tea-s', quantity: 1 }
    expect((await shop.settle(token, { line })).data).toMatchObject({
      pointsOffFen: 0,
      points: { used: false }
    })
    await shop.ask('setPointsByDefault', { byDefault: true }, token)
    expect((await shop.settle(token, { line })).data).toMatchObject({
      pointsOffFen: 100,
      points: { used: true }
    })
    expect((await shop.settle(token, { line, usePoints: false })).data).toMatchObject({ pointsOffFen: 0 })
    expect((await shop.points(token)).byDefault).toBe(true)
  })

  test('points that went elsewhere since the settlement buy nothing, and nothing is written', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 100)
    const seen = await settled(token)
    await buyWithPoints(token)
    const late = await shop.ask<Order>(
      'createMallOrder',
      {
        lines: [{ skuId: 'tea-s', quantity: 1 }],
        fromCart: false,
        addressId: seen.address?.addressId,
        usePoints: true,
        seenFen: seen.payFen
      },
      token
    )
    expect(late.resultCode).toBe('922')
    expect(await balance(token)).toBe(0)
  })

  test('a channel without points says so, and none are earned or used', async () => {
    const { token } = await someone()
    await shop.database.pool.query(`update channels set config = config - 'points' where code = 'main'`)
    try {
      expect(await shop.points(token)).toEqual({ rule: null, balance: 0, lots: [], byDefault: false })
      expect((await settled(token)).points).toBeNull()
      await payFor(token, (await shop.buy(token, 'tea-s')).data.orderNo)
      expect(await kinds(token)).toEqual([])
      expect((await shop.ask('setPointsByDefault', { byDefault: true }, token)).resultCode).toBe('404')
    } finally {
      await shop.database.pool.query(
        `update channels set config = '{"points":{"earnPerYuan":1,"worthFen":1,"mostPercent":50,"leastPoints":10,"lifeDays":10}}' where code = 'main'`
      )
    }
  })
})

describe('given back', () => {
  test.each([['cancelOrder'], ['close overdue orders']])('%s gives back all, once', async (way) => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 1000)
    const { orderNo } = (await buyWithPoints(token)).data
    expect(await balance(token)).toBe(0)
    if (way === 'cancelOrder') {
      await Promise.all([1, 2, 3].map(() => shop.ask('cancelOrder', { orderNo }, token)))
    } else {
      shop.clock.advance(21 * 60_000)
      await Promise.all([1, 2].map(() => shop.jobs.run(way)))
    }
    expect(await kinds(token)).toEqual([
      ['back', 1000],
      ['spend', -1000],
      ['earn', 1000]
    ])
  })

  test('a part of a line gives back its share of what it used and earned, and all parts together all of it', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 1000)
    const { orderNo } = (await buyWithPoints(token, 'tea-s', 3)).data
    await payFor(token, orderNo)
    // 29700 - 1000, sent for nothing from 20000 on
    expect(await balance(token)).toBe(287)
    for (const step of [333, 333, 334]) {
      const had = await balance(token)
      await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
      const back = (await shop.entries(token)).filter(({ kind }) => kind === 'back')[0]
      expect(back?.points).toBe(step)
      expect(await balance(token)).toBeGreaterThan(had)
      await shop.refundAll()
    }
    expect(await balance(token)).toBe(1000)
    expect(await shop.givenBack(orderNo)).toBe(28_700)
  })

  test('buy-refund-keep-points: what an order earned goes with its money, though it was spent already', async () => {
    const { token } = await someone()
    const first = await shop.paidGoods(token, [{ skuId: 'tea-l', quantity: 1 }])
    expect(await balance(token)).toBe(207)
    await buyWithPoints(token)
    expect(await balance(token)).toBe(0)
    await shop.apply(token, { orderNo: first.orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
    await shop.refundAll()
    // 207 points took 207 fen off other goods: they are kept of the refund, and no debt stays
    expect(await shop.givenBack(first.orderNo)).toBe(first.payFen - 207)
    expect(await balance(token)).toBe(0)
    expect((await kinds(token)).slice(0, 2)).toEqual([
      ['revoke', -207],
      ['cover', 207]
    ])
  })

  test('refund-spends-again: a refund gives points back and never takes them, asked for however often', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 500)
    const { orderNo } = (await buyWithPoints(token)).data
    await payFor(token, orderNo)
    const key = 'same-key-of-a-refund-0001'
    const asked = { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] }
    await Promise.all([1, 2, 3].map(() => shop.apply(token, asked, key)))
    for (let round = 0; round < 3; round++) await shop.refundAll()
    const moved = await kinds(token)
    expect(moved.filter(([kind]) => kind === 'spend')).toEqual([['spend', -500]])
    expect(moved.filter(([kind]) => kind === 'back')).toEqual([['back', 500]])
    expect(moved.filter(([kind]) => kind === 'revoke')).toEqual([['revoke', -102]])
    expect(await balance(token)).toBe(500)
  })

  test('a request that is refused gives nothing back, and takes nothing', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 500)
    const { orderNo } = (await buyWithPoints(token)).data
    await payFor(token, orderNo)
    await shop.sendAll()
    const before = await balance(token)
    const { data } = await shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
    expect(await balance(token)).toBe(before)
    await shop.merchant(data.afterSaleId, 'refuse', '商品完好')
    expect(await balance(token)).toBe(before)
  })
})

describe('their end', () => {
  test('what ends soonest is used first; what ended counts no more, before any job comes', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 300, 9 * DAY_MS)
    await shop.give(memberId, 200, 1 * DAY_MS)
    const spent = (await buyWithPoints(token, 'few')).data
    expect(spent.lines[0]?.pointsOffFen).toBe(500)
    await shop.ask('cancelOrder', { orderNo: spent.orderNo }, token)
    expect(await balance(token)).toBe(500)
    shop.clock.advance(2 * DAY_MS)
    expect(await shop.points(token)).toMatchObject({ balance: 300, lots: [{ points: 300 }] })
    await Promise.all([1, 2].map(() => shop.jobs.run('end points')))
    expect((await kinds(token))[0]).toEqual(['expire', -200])
    expect((await kinds(token)).filter(([kind]) => kind === 'expire')).toHaveLength(1)
    expect(await balance(token)).toBe(300)
  })

  test('a round ends what has ended since the last good one, and a round that was missed', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 200, 1 * DAY_MS)
    await shop.give(memberId, 300, 4 * DAY_MS)
    shop.clock.advance(2 * DAY_MS)
    await shop.jobs.run('end points')
    await shop.database.pool.query(
      `insert into job_runs (name, runner, next_at, succeeded_at) values ('end points', '', $1, $1)`,
      [shop.clock.now()]
    )
    shop.clock.advance(5 * DAY_MS)
    await shop.jobs.run('end points')
    await shop.database.clear('job_runs')
    expect((await kinds(token)).filter(([kind]) => kind === 'expire')).toEqual([
      ['expire', -300],
      ['expire', -200]
    ])
  })

  test('points that come back after their end have ended', async () => {
    const { token, memberId } = await someone()
    await shop.give(memberId, 100, 60_000)
    const { orderNo } = (await buyWithPoints(token)).data
    shop.clock.advance(120_000)
    await shop.ask('cancelOrder', { orderNo }, token)
    expect(await kinds(token)).toEqual([
      ['expire', -100],
      ['back', 100],
      ['spend', -100],
      ['earn', 100]
    ])
    expect(await balance(token)).toBe(0)
  })
})

describe('what the tables refuse', () => {
  const refused = (text: string) => expect(shop.database.pool.query(text)).rejects.toThrow()

  test('running-balance-wrong: no balance beside the entries, and no entry beside the one before it', async () => {
    const { memberId, token } = await someone()
    await shop.give(memberId, 100)
    await shop.give(memberId, 50)
    await refused(`update points_accounts set balance = 149 where member_id = '${memberId}'`)
    await refused(
      `update points_entries set points = 51, balance_after = 151 where member_id = '${memberId}' and seq = 2`
    )
    await refused(`delete from points_entries where member_id = '${memberId}' and seq = 1`)
    const entry = (seq: number, before: number, points: number, kind = 'spend') =>
      `insert into points_entries (member_id, channel_code, seq, seq_before, kind, points, balance_before, balance_after, source)
       values ('${memberId}', 'main', ${seq}, ${seq - 1}, '${kind}', ${points}, ${before}, ${before + points}, 'x:${seq}')`
    await refused(entry(3, 100, -10))
    await refused(entry(4, 150, -10))
    await refused(entry(2, 100, -10))
    await refused(entry(3, 150, -151))
    expect(await balance(token)).toBe(150)
  })
})
