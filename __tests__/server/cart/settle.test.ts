import type { Data, Order } from '../../../contract/types'
import { KASHI, openMallShop, type MallShop } from './mall-shop'

let shop: MallShop
let member = 0

beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

/** A new member with an address. */
async function someone(areaCode?: string) {
  const memberId = `s${(member += 1)}`
  const token = await shop.login(memberId)
  return { memberId, token, addressId: await shop.address(memberId, areaCode) }
}

const tea = { line: { skuId: 'tea-s', quantity: 1 } }
const cartOf = async (token: string) =>
  Object.fromEntries((await shop.cart(token)).map(({ skuId, quantity }) => [skuId, quantity]))
const count = async (memberId: string) =>
  (await shop.row<{ n: number }>('select count(*)::int as n from orders where member_id = $1', [memberId])).n

test('nothing is read twice to settle what is selected in the cart', async () => {
  const { token, memberId } = await someone()
  await shop.card(memberId)
  for (const skuId of ['tea-s', 'few', 'heavy']) await shop.add(token, skuId)
  const query = jest.spyOn(shop.database.pool, 'query')
  try {
    expect((await shop.settle(token)).data.groups.flatMap(({ lines }) => lines)).toHaveLength(3)
    const asked = query.mock.calls.flatMap(([one]: unknown[]) => (one as { name?: string }).name ?? [])
    expect(asked).toEqual(expect.arrayContaining(['cart-skus-to-buy', 'holds-a-card', 'bought-times-sku']))
    expect(asked).toEqual([...new Set(asked)])
    // the goods have been read along with the cart
    expect(asked).not.toContain('goods-sku')
  } finally {
    query.mockRestore()
  }
})

describe('what an order would cost', () => {
  test('is explained line by line: card price, the best coupon, freight of each template', async () => {
    const { token, memberId } = await someone()
    await shop.card(memberId)
    const small = await shop.coupon(memberId, { amountFen: 500 })
    const best = await shop.coupon(memberId, { amountFen: 1000 })
    const far = await shop.coupon(memberId, { amountFen: 9000, thresholdFen: 99_900 })
    await shop.coupon(memberId, { amountFen: 9000, scope: 'card' })
    await shop.add(token, 'tea-s', 2)
    await shop.add(token, 'heavy', 2)
    const { data } = await shop.settle(token)
    expect(data).toMatchObject({
      totalFen: 2 * 9900 + 2 * 5000,
      cardOffFen: 2 * 1900,
      couponOffFen: 1000,
      // tea: 16000 of 20000, 800; pots: 1600 g = 1000 + two begun 500
      freightFen: 800 + 1200 + 600,
      payFen: 29_800 - 3800 - 1000 + 2600,
      couponReceiveId: best,
      blocked: null,
      dropped: []
    })
    expect(
      data.groups.map(({ freightTemplateId, freightFen, days, toFreeFen }) => [
        freightTemplateId,
        freightFen,
        days,
        toFreeFen
      ])
    ).toEqual([
      ['weight', 1800, 4, null],
      ['count', 800, 3, 4000]
    ])
    expect(
      data.coupons.map(({ coupon, usable, reason }) => [coupon.couponReceiveId, usable, reason]).slice(0, 3)
    ).toEqual([
      [best, true, null],
      [small, true, null],
      [far, false, '还差 739 元可用']
    ])
    expect(data.coupons[3]).toMatchObject({ usable: false, reason: '不适用于此类商品' })
    const without = await shop.settle(token, { couponReceiveId: null })
    expect(without.data).toMatchObject({ couponOffFen: 0, couponReceiveId: null, payFen: 28_600 })
  })

  test('without an address nothing is said of freight; what cannot be sent there is', async () => {
    const token = await shop.login('nowhere')
    expect((await shop.settle(token, tea)).data).toMatchObject({
      address: null,
      freightFen: 0,
      blocked: 'no_address'
    })
    const far = await someone(KASHI)
    expect((await shop.settle(far.token, tea)).data).toMatchObject({ freightFen: 2000, blocked: null })
    expect((await shop.settle(far.token, { line: { skuId: 'heavy', quantity: 1 } })).data).toMatchObject({
      blocked: 'not_delivered',
      groups: [{ delivers: false }]
    })
    const old = await someone('999999')
    expect((await shop.settle(old.token, tea)).data.blocked).toBe('old_area')
  })

  test('of the cart what can be bought is settled, the rest of what was chosen is named', async () => {
    const { token, memberId } = await someone()
    await shop.add(token, 'tea-s')
    await shop.add(token, 'tea-l')
    await shop.ask('chooseCartLines', { skuIds: ['tea-l'], chosen: false }, token)
    await shop.database.pool.query(
      `insert into cart_lines (member_id, sku_id, quantity, seen_fen) values ($1, 'tea-none', 1, 1)`,
      [memberId]
    )
    const { data } = await shop.settle(token)
    expect(data.groups.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))).toEqual(['tea-s'])
    expect(data.dropped).toEqual(['龙井'])
    const { token: empty } = await someone()
    expect(await shop.settle(empty)).toMatchObject({
      resultCode: '400',
      resultMsg: '请先在购物车选择要购买的商品'
    })
  })
})

describe('an order', () => {
  test('keeps lines, card price, freight, note and the address as it was', async () => {
    const { token, memberId, addressId } = await someone()
    await shop.card(memberId)
    const couponReceiveId = await shop.coupon(memberId, { amountFen: 100 })
    const lines = [
      { skuId: 'tea-s', quantity: 1 },
      { skuId: 'tea-last', quantity: 1 },
      { skuId: 'heavy', quantity: 1 }
    ]
    const input = {
      lines,
      fromCart: false,
      addressId,
      couponReceiveId,
      note: ' 请放门口 ',
      seenFen: 8000 + 333 + 5000 - 100 + 2000
    }
    const { data: order, resultMsg } = await shop.ask<Order>('createMallOrder', input, token)
    expect([resultMsg, order.kind]).toEqual(['ok', 'sku'])
    expect(order).toMatchObject({ totalFen: 15_233, discountFen: 2000, freightFen: 2000, payFen: 15_233 })
    expect(order.lines.reduce((sum, line) => sum + line.payFen, 0)).toBe(order.payFen - 2000)
    expect(order.lines.map(({ name, cardOffFen }) => [name, cardOffFen])).toEqual([
      ['龙井 小罐', 1900],
      ['龙井 尾货', 0],
      ['紫砂壶 一', 0]
    ])
    await shop.database.pool.query(`update addresses set detail = '别处', deleted_at = now() where id = $1`, [
      addressId
    ])
    const detail = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo: order.orderNo }, token)
    expect(detail.data).toMatchObject({
      address: { name: '收件人', detail: '长乐路 1 号' },
      note: '请放门口'
    })
    await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
    expect(await shop.stockOf('tea-last')).toBe(1)
  })

  test('coupon-thirds: parts of a coupon over three lines add up to it, to the fen', async () => {
    const { token, memberId, addressId } = await someone()
    const couponReceiveId = await shop.coupon(memberId, { amountFen: 100 })
    await shop.database.pool.query(
      `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
       select 'third-' || n, 'tea', '{}', '三分之一', '', 333, 333, 10, 1, true from generate_series(1, 3) n`
    )
    const lines = [1, 2, 3].map((n) => ({ skuId: `third-${n}`, quantity: 1 }))
    const input = { lines, fromCart: false, addressId, couponReceiveId, seenFen: 1699 }
    const { data } = await shop.ask<Order>('createMallOrder', input, token)
    expect(data.lines.map(({ discountFen, payFen }) => [discountFen, payFen])).toEqual([
      [34, 299],
      [33, 300],
      [33, 300]
    ])
    expect(data).toMatchObject({ discountFen: 100, freightFen: 800, payFen: 1699 })
  })

  test('paid-template-ships-free: freight is paid, and kept when the coupon makes the goods free', async () => {
    const { token, memberId } = await someone()
    const couponReceiveId = await shop.coupon(memberId, { amountFen: 99_999 })
    const { data } = await shop.buy(token, 'tea-s', { couponReceiveId })
    expect(data).toMatchObject({ state: 'unpaid', totalFen: 9900, discountFen: 9900, payFen: 800 })
    const twice = await shop.buy(token, 'heavy')
    expect(twice.data).toMatchObject({ freightFen: 1200, payFen: 6200 })
  })

  test('area-without-template-ships-free: what has no rule for a place is not sent there', async () => {
    const { token } = await someone(KASHI)
    const before = await shop.stockOf('heavy')
    expect(await shop.buy(token, 'heavy')).toMatchObject({ resultCode: '923', data: null })
    expect(await shop.stockOf('heavy')).toBe(before)
  })

  test('costs what the buyer saw, or nothing is bought', async () => {
    const { token, memberId, addressId } = await someone()
    const input = { lines: [tea.line], fromCart: false, addressId, seenFen: 9900 + 800 }
    await shop.database.pool.query(`update mall_skus set price_fen = 9901 where id = 'tea-s'`)
    expect(await shop.ask('createMallOrder', input, token)).toMatchObject({ resultCode: '922', data: null })
    await shop.database.pool.query(`update mall_skus set price_fen = 9900 where id = 'tea-s'`)
    expect(await count(memberId)).toBe(0)
    expect(await shop.ask('createMallOrder', input, token)).toMatchObject({ resultCode: '100' })
  })

  test('is one, however often the button is pressed, and after the kept answer is lost', async () => {
    const { token, memberId, addressId } = await someone()
    const couponReceiveId = await shop.coupon(memberId)
    const input = { lines: [tea.line], fromCart: true, addressId, couponReceiveId, seenFen: 9700 }
    const press = () => shop.ask<Order>('createMallOrder', input, token, { key: 'pressed-by-one-finger' })
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    await shop.database.pool.query('delete from idempotency_keys')
    answers.push(await press())
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
    expect(await count(memberId)).toBe(1)
  })

  test('is not made to an address of somebody else', async () => {
    const [one, other] = [await someone(), await someone()]
    const input = { lines: [tea.line], fromCart: false, addressId: other.addressId, seenFen: 10_700 }
    expect(await shop.ask('createMallOrder', input, one.token)).toMatchObject({
      resultCode: '404',
      data: null
    })
    expect(await shop.settle(one.token, { ...tea, addressId: other.addressId })).toMatchObject({
      resultCode: '404',
      data: null
    })
  })
})

describe('replays of what others ran into', () => {
  test('buy-now-clears-cart: buying at once leaves the cart alone, buying from it takes out what was bought', async () => {
    const { token, addressId } = await someone()
    await shop.add(token, 'tea-s', 3)
    await shop.add(token, 'tea-l')
    await shop.add(token, 'heavy')
    expect((await shop.buy(token, 'tea-s')).resultCode).toBe('100')
    expect(await cartOf(token)).toEqual({ 'tea-s': 3, 'tea-l': 1, heavy: 1 })
    const lines = [
      { skuId: 'tea-s', quantity: 2 },
      { skuId: 'tea-l', quantity: 1 }
    ]
    const input = { lines, fromCart: true, addressId, seenFen: 2 * 9900 + 19_900 }
    expect((await shop.ask('createMallOrder', input, token)).resultMsg).toBe('ok')
    expect(await cartOf(token)).toEqual({ 'tea-s': 1, heavy: 1 })
  })

  test('delisted-sku-bought: neither a SKU nor a product off sale is sold, from the cart or at once', async () => {
    const { token, addressId, memberId } = await someone()
    for (const skuId of ['tea-old', 'off-a', 'candy-a']) {
      expect((await shop.buy(token, skuId)).resultCode).toBe('404')
      const input = { lines: [{ skuId, quantity: 1 }], fromCart: true, addressId, seenFen: 1 }
      expect((await shop.ask('createMallOrder', input, token)).resultCode).toBe('404')
    }
    expect(await count(memberId)).toBe(0)
  })

  test('two-lines-of-one-sku: two lines of one SKU together never take more than there is', async () => {
    const { token, addressId } = await someone()
    const line = { skuId: 'tea-last', quantity: 1 }
    const input = { lines: [line, line], fromCart: false, addressId, seenFen: 666 + 800 }
    expect(await shop.ask('createMallOrder', input, token)).toMatchObject({
      resultCode: '901',
      resultMsg: '「龙井 尾货」仅剩 1 件'
    })
    expect(await shop.stockOf('tea-last')).toBe(1)
  })

  test('own-hold-blocks-me: whose own unpaid order holds the last piece is led to it', async () => {
    const { token } = await someone()
    await shop.add(token, 'tea-last')
    const { data: order } = await shop.buy(token, 'tea-last')
    expect((await shop.cart(token))[0]).toMatchObject({
      group: 'gone',
      reason: 'unpaid',
      orderNo: order.orderNo
    })
    expect(await shop.buy(token, 'tea-last')).toMatchObject({
      resultCode: '901',
      resultMsg: '「龙井 尾货」已在您的待付款订单中，请先支付或取消该订单'
    })
    const { token: other } = await someone()
    expect((await shop.buy(other, 'tea-last')).resultMsg).toBe('「龙井 尾货」已卖完')
    await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
    expect((await shop.cart(token))[0]).toMatchObject({ group: 'valid' })
  })

  test('oversell-last-unit: of 20 buyers one gets the last piece', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => someone()))
    const answers = await Promise.all(buyers.map(({ token }) => shop.buy(token, 'tea-last')))
    const made = answers.filter(({ resultCode }) => resultCode === '100')
    expect(made).toHaveLength(1)
    expect(await shop.stockOf('tea-last')).toBe(0)
    const winner = buyers[answers.findIndex(({ resultCode }) => resultCode === '100')]
    await shop.ask('cancelOrder', { orderNo: made[0]?.data.orderNo }, winner?.token ?? '')
    expect(await shop.stockOf('tea-last')).toBe(1)
  })

  test('unpaid-orders-hoard-stock: five unpaid orders a member, and holds give way when their time is over', async () => {
    const { token } = await someone()
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await shop.buy(token, n === 0 ? 'tea-last' : 'tea-l')).resultCode)
    expect(codes).toEqual(['100', '100', '100', '100', '100', '921'])
    const { token: next } = await someone()
    expect((await shop.buy(next, 'tea-last')).resultCode).toBe('901')
    shop.clock.advance(20 * 60_000)
    expect((await shop.buy(next, 'tea-last')).resultCode).toBe('100')
    shop.clock.advance(20 * 60_000)
    await shop.jobs.run('close overdue orders')
  })

  test('stock-kept-on-failed: an order that is cancelled or closed gives its pieces back once', async () => {
    const { token } = await someone()
    const before = await shop.stockOf('tea-l')
    const { data: order } = await shop.buy(token, 'tea-l', { quantity: 3 })
    expect(await shop.stockOf('tea-l')).toBe(before - 3)
    await Promise.all([1, 2, 3].map(() => shop.ask('cancelOrder', { orderNo: order.orderNo }, token)))
    expect(await shop.stockOf('tea-l')).toBe(before)
    await shop.buy(token, 'tea-l', { quantity: 3 })
    shop.clock.advance(15 * 60_000 + 1)
    await shop.jobs.run('close overdue orders')
    await shop.jobs.run('close overdue orders')
    expect(await shop.stockOf('tea-l')).toBe(before)
  })

  test('stale-coupon: a coupon that is used, over or of somebody else takes nothing off', async () => {
    const [one, other] = [await someone(), await someone()]
    const couponReceiveId = await shop.coupon(one.memberId)
    expect((await shop.settle(other.token, { ...tea, couponReceiveId })).resultCode).toBe('906')
    const { data: first } = await shop.buy(one.token, 'tea-s', { couponReceiveId })
    expect(first.discountFen).toBe(1000)
    expect((await shop.buy(one.token, 'tea-s', { couponReceiveId })).resultCode).toBe('906')
    const late = await shop.coupon(one.memberId)
    shop.clock.advance(86_400_001)
    expect((await shop.buy(one.token, 'tea-s', { couponReceiveId: late })).resultCode).toBe('906')
  })

  test('coupon-not-returned: a cancelled order gives its coupon back, once', async () => {
    const { token, memberId } = await someone()
    const couponReceiveId = await shop.coupon(memberId)
    const { data: order } = await shop.buy(token, 'tea-s', { couponReceiveId })
    await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
    const again = await shop.buy(token, 'tea-s', { couponReceiveId })
    expect(again.data.discountFen).toBe(1000)
  })
})

describe('what a member may buy of a product', () => {
  test('counts all its SKUs, unpaid orders too, and what was cancelled not', async () => {
    const { token, addressId } = await someone()
    const both = [
      { skuId: 'few', quantity: 2 },
      { skuId: 'few-b', quantity: 1 }
    ]
    const input = { lines: both, fromCart: false, addressId, seenFen: 3800 }
    expect(await shop.ask('createMallOrder', input, token)).toMatchObject({
      resultCode: '902',
      resultMsg: '此商品每人限购 2 件，您还可购买 2 件'
    })
    const { data: order } = await shop.buy(token, 'few')
    expect((await shop.buy(token, 'few-b', { quantity: 2 })).resultMsg).toBe(
      '此商品每人限购 2 件，您还可购买 1 件'
    )
    expect((await shop.buy(token, 'few-b')).resultCode).toBe('100')
    expect((await shop.buy(token, 'few-b')).resultMsg).toBe('此商品每人限购 2 件，您已购满')
    await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
    expect((await shop.buy(token, 'few-b')).resultCode).toBe('100')
  })

  test('counts the lines of a cart together, with what was bought before', async () => {
    const { token } = await someone()
    await shop.buy(token, 'few')
    for (const skuId of ['few', 'few-b']) await shop.add(token, skuId)
    const { resultMsg } = await shop.settle(token)
    expect(resultMsg).toBe('此商品每人限购 2 件，您还可购买 1 件')
  })

  test('holds against 20 presses at once', async () => {
    const { token } = await someone()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => shop.buy(token, n % 2 ? 'few' : 'few-b'))
    )
    expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(2)
  })
})

test('paid, it is handed to the warehouse: fulfilled, and counted as sold', async () => {
  const { token } = await someone()
  const { data: order } = await shop.buy(token, 'tea-s', { quantity: 2 })
  await shop.confirm(await shop.begin(token, order.orderNo))
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
  expect(await shop.row(`select sold from mall_skus where id = 'tea-s'`)).toEqual({ sold: 2 })
})
