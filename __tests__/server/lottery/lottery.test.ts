/** Lotteries through their calls: tries, draws, what is given at once, and who sees what. */
import type { Data } from '../../../contract/types'
import { makeEntries } from '../../../server/modules/lottery/entry'
import { openLotteryShop, type LotteryShop } from './lottery-shop'

const DAY_MS = 86_400_000

let shop: LotteryShop
let serial = 0

beforeAll(async () => {
  shop = await openLotteryShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.only('p1'))

async function someone() {
  const memberId = `lot${(serial += 1)}`
  return { memberId, token: await shop.login(memberId) }
}
const left = async (token: string, input = {}) => (await shop.see(token, input)).data.triesLeft
const share = (token: string) => shop.ask('sharedLottery', { lotteryId: 'wheel' }, token)
const link = async (givesTry = true, lifeMs = DAY_MS) => {
  const expiresAt = new Date(shop.clock.now().getTime() + lifeMs)
  const [secret = ''] = await makeEntries(shop.database.db, {
    lotteryId: 'wheel',
    count: 1,
    givesTry,
    expiresAt
  })
  return secret
}

describe('what a lottery shows', () => {
  test('a visitor sees prizes with their odds, rules and ways to tries, and nothing of anybody', async () => {
    await shop.database.pool.query('update lottery_prizes set weight = 10')
    const { data } = await shop.see(undefined)
    expect(data).toMatchObject({
      lotteryId: 'wheel',
      state: 'running',
      triesLeft: null,
      entry: null,
      unseen: null
    })
    expect(data.prizes.map(({ percent }) => percent)).toEqual([
      14.29, 14.29, 14.29, 14.29, 14.28, 14.28, 14.28
    ])
    expect(data.ways.map(({ way }) => way)).toEqual(['day', 'card', 'share', 'order'])
    expect(JSON.stringify(data)).not.toContain('weight')
  })

  test('one of another channel is not there; one that comes or is over says so, and draws nothing', async () => {
    const { token } = await someone()
    expect((await shop.see(token, { lotteryId: 'candied' })).resultCode).toBe('404')
    expect((await shop.draw(token, { lotteryId: 'candied' })).resultCode).toBe('404')
    expect((await shop.see(token, { lotteryId: 'soon' })).data.state).toBe('soon')
    expect((await shop.draw(token, { lotteryId: 'soon' })).resultCode).toBe('903')
    expect((await shop.see(token, { lotteryId: 'over' })).data.state).toBe('ended')
    expect((await shop.draw(token, { lotteryId: 'over' })).resultCode).toBe('904')
  })

  test('winners stand there by the first letter of their names; who won the fallback or has gone does not', async () => {
    const winner = await someone()
    await shop.only('mug', 5)
    await shop.draw(winner.token)
    const other = await someone()
    await shop.only('p1')
    await shop.draw(other.token)
    await shop.database.pool.query(`update members set nickname = '欧阳小雨' where id = $1`, [
      winner.memberId
    ])
    const { winners } = (await shop.see(undefined)).data
    expect(winners[0]).toMatchObject({ who: '欧**', prizeName: '马克杯' })
    expect(winners.map(({ prizeName }) => prizeName)).not.toContain('1 积分')
    await shop.database.pool.query('update members set deleted_at = now() where id = $1', [winner.memberId])
    expect((await shop.see(undefined)).data.winners).not.toContainEqual(
      expect.objectContaining({ who: '欧**' })
    )
  })
})

describe('tries', () => {
  test('a day gives one, and the next day another; none is left in between', async () => {
    const { token } = await someone()
    expect(await left(token)).toBe(1)
    expect((await shop.draw(token)).resultCode).toBe('100')
    expect(await left(token)).toBe(0)
    expect((await shop.draw(token)).resultCode).toBe('902')
    shop.clock.advance(DAY_MS)
    const again = await shop.login(`lot${serial}`)
    expect(await left(again)).toBe(1)
  })

  test('a card gives one while it is held, a share one a day however often', async () => {
    const { memberId, token } = await someone()
    await shop.database.pool.query(
      `insert into member_cards (id, member_id, card_id, card_no, state, expires_at) values ($1, $1, 'plain', $1, 'active', $2)`,
      [memberId, new Date(shop.clock.now().getTime() + DAY_MS)]
    )
    expect(await left(token)).toBe(2)
    await share(token)
    await share(token)
    expect(await left(token)).toBe(3)
    await shop.database.pool.query(`update member_cards set state = 'inactive' where id = $1`, [memberId])
    expect(await left(token)).toBe(2)
  })

  test('a paid order from the sum on gives one; one that is not paid, too small or given back gives none', async () => {
    const { token } = await someone()
    const order = await shop.order(token)
    expect(await left(token)).toBe(1)
    await shop.confirm(await shop.begin(token, order.orderNo))
    expect(await left(token)).toBe(2)
    const small = await shop.order(token, { itemId: 'many' })
    await shop.confirm(await shop.begin(token, small.orderNo))
    expect(await left(token)).toBe(2)
    await shop.database.pool.query(`update orders set state = 'refunded' where order_no = $1`, [
      order.orderNo
    ])
    expect(await left(token)).toBe(1)
  })

  test('what an order has given is told to its owner alone: once it is paid, until it is spent or given back', async () => {
    const { token } = await someone()
    const stranger = await someone()
    const hint = (orderNo: string, of = token) =>
      shop.ask<Data<'getOrderTries'>>('getOrderTries', { orderNo }, of)
    const order = await shop.order(token)
    expect((await hint(order.orderNo)).data).toEqual({ lottery: null })
    await shop.confirm(await shop.begin(token, order.orderNo))
    const told = (await hint(order.orderNo)).data.lottery
    expect(told).toMatchObject({ lotteryId: 'wheel', tries: 1 })
    const theirs = await hint(order.orderNo, stranger.token)
    const nobodys = await hint('20261121000000000000', stranger.token)
    expect([theirs.status, theirs.resultCode, theirs.resultMsg]).toEqual([
      nobodys.status,
      '404',
      nobodys.resultMsg
    ])

    const small = await shop.order(token, { itemId: 'many' })
    await shop.confirm(await shop.begin(token, small.orderNo))
    expect((await hint(small.orderNo)).data).toEqual({ lottery: null })

    // the day's try is spent first, then the order's
    await shop.draw(token)
    expect((await hint(order.orderNo)).data.lottery).toEqual(told)
    await shop.draw(token)
    expect((await hint(order.orderNo)).data).toEqual({ lottery: null })

    const other = await shop.order(token)
    await shop.confirm(await shop.begin(token, other.orderNo))
    expect((await hint(other.orderNo)).data.lottery).toEqual(told)
    await shop.database.pool.query(`update orders set state = 'refunded' where order_no = $1`, [
      other.orderNo
    ])
    expect((await hint(other.orderNo)).data).toEqual({ lottery: null })
    await shop.database.pool.query(`update orders set state = 'paid' where order_no = $1`, [other.orderNo])
    await shop.database.pool.query(`update lotteries set order_tries = 0 where id = 'wheel'`)
    expect((await hint(other.orderNo)).data).toEqual({ lottery: null })
    await shop.database.pool.query(`update lotteries set order_tries = 1 where id = 'wheel'`)
  })

  test('a link opens its lottery and carries one try, spent once by whoever is first', async () => {
    const [first, second] = [await someone(), await someone()]
    const lotteryTk = await link()
    expect((await shop.see(undefined, { lotteryTk })).data).toMatchObject({
      lotteryId: 'wheel',
      entry: 'fresh'
    })
    expect(await left(first.token, { lotteryTk })).toBe(2)
    await shop.draw(first.token, { lotteryTk })
    await shop.draw(first.token, { lotteryTk })
    expect((await shop.see(first.token, { lotteryTk })).data).toMatchObject({ entry: 'spent', triesLeft: 0 })
    expect((await shop.see(second.token, { lotteryTk })).data).toMatchObject({ entry: 'spent', triesLeft: 1 })
  })

  test('a link without a try only opens it; one that is over or was never made is none; its secret is kept nowhere', async () => {
    const { token } = await someone()
    expect((await shop.see(token, { lotteryTk: await link(false) })).data).toMatchObject({
      entry: 'fresh',
      triesLeft: 1
    })
    const over = await link(true, -1)
    expect((await shop.see(token, { lotteryTk: over })).data).toMatchObject({
      entry: 'unknown',
      triesLeft: 1
    })
    expect((await shop.see(token, { lotteryTk: 'x'.repeat(43) })).data.entry).toBe('unknown')
    const { n } = await shop.row<{ n: number }>(
      'select count(*)::int as n from lottery_entries e where to_jsonb(e)::text like $1',
      [`%${over}%`]
    )
    expect(n).toBe(0)
    expect(shop.logLines.join('\n')).not.toContain(over)
  })
})

describe('a draw', () => {
  test('is found again: by its key, and as one that was not seen', async () => {
    const { token } = await someone()
    await shop.only('mug', 5)
    const first = await shop.draw(token, {}, 'key-of-one-draw-0001')
    expect((await shop.draw(token, {}, 'key-of-one-draw-0001')).data).toEqual(first.data)
    expect((await shop.see(token)).data.unseen).toEqual(first.data)
    const other = await someone()
    await shop.ask('sawDraw', { drawId: first.data.drawId }, other.token)
    expect((await shop.see(token)).data.unseen).toEqual(first.data)
    await shop.ask('sawDraw', { drawId: first.data.drawId }, token)
    expect((await shop.see(token)).data.unseen).toBeNull()
    expect(await shop.stockOf('mug')).toBe(4)
  })

  test('coupons and points are the member’s at once, and what is gone of them is the fallback', async () => {
    const a = await someone()
    await shop.only('ten', 1)
    expect((await shop.draw(a.token)).data).toMatchObject({ prizeId: 'ten', kind: 'coupon', claimBy: null })
    expect(
      await shop.row('select count(*)::int as n from coupon_receives where member_id = $1', [a.memberId])
    ).toEqual({ n: 1 })
    const b = await someone()
    expect((await shop.draw(b.token)).data).toMatchObject({ prizeId: 'p1', kind: 'points' })
    expect(await shop.row('select balance from points_accounts where member_id = $1', [b.memberId])).toEqual({
      balance: 1
    })
    const c = await someone()
    await shop.only('p50', 5)
    await shop.draw(c.token)
    expect(await shop.row('select balance from points_accounts where member_id = $1', [c.memberId])).toEqual({
      balance: 50
    })
  })

  test('a coupon that was all given away is the fallback, and the prize is not counted', async () => {
    const { token } = await someone()
    await shop.only('ten', 5)
    await shop.database.pool.query(`update coupons set claimed = total where id = 'cut'`)
    expect((await shop.draw(token)).data.prizeId).toBe('p1')
    expect(await shop.stockOf('ten')).toBe(5)
    await shop.database.pool.query(`update coupons set claimed = 10 where id = 'cut'`)
  })

  test('redraw-loses-pool: what is gone is the fallback, never drawn again over what is left, and the odds stay told', async () => {
    await shop.only('mug', 0)
    await shop.database.pool.query(`update lottery_prizes set weight = 1 where id = 'cup'`)
    const got: string[] = []
    for (let n = 0; n < 12; n += 1) got.push((await shop.draw((await someone()).token)).data.prizeId)
    expect(new Set(got)).toEqual(new Set(['cup', 'p1']))
    const { prizes } = (await shop.see(undefined)).data
    expect(prizes.find(({ prizeId }) => prizeId === 'mug')).toMatchObject({ percent: 50, gone: true })
  })

  test('nobody draws without a login', async () => {
    expect((await shop.draw('nobody')).resultCode).toBe('305')
  })
})
