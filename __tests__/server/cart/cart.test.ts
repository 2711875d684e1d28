import { randomUUID } from 'node:crypto'
import type { Data } from '../../../contract/types'
import { openMallShop, type MallShop } from './mall-shop'

let shop: MallShop

beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

const someone = () => shop.someone()

const merge = (token: string, guestCartId: string, lines: object[]) =>
  shop.ask<Data<'mergeCart'>>('mergeCart', { guestCartId, lines }, token)

const piecesOf = async (token: string) =>
  Object.fromEntries((await shop.cart(token)).map(({ skuId, quantity }) => [skuId, quantity]))

test('what is put in adds up, once for a key, and what was put in last comes first', async () => {
  const { token } = await someone()
  await shop.add(token, 'tea-s', 2)
  shop.clock.advance(1000)
  expect((await shop.add(token, 'tea-l')).data).toEqual({ count: 3 })
  const key = 'one-key-for-one-press'
  for (const _try of [1, 2]) await shop.ask('addToCart', { skuId: 'tea-s', quantity: 1 }, token, { key })
  // the kept answer was lost with the server
  await shop.database.pool.query('delete from idempotency_keys')
  await shop.ask('addToCart', { skuId: 'tea-s', quantity: 1 }, token, { key })
  expect(await piecesOf(token)).toEqual({ 'tea-s': 3, 'tea-l': 1 })
  expect((await shop.ask('getCartCount', {}, token)).data).toEqual({ count: 4 })
  expect((await shop.cart(token)).map(({ skuId }) => skuId)).toEqual(['tea-l', 'tea-s'])
})

test('lines are valid, fewer than wanted, or gone with the reason', async () => {
  const { token, memberId } = await someone()
  const put = (skuId: string, quantity: number) =>
    shop.database.pool.query(
      'insert into cart_lines (member_id, sku_id, quantity, seen_fen) values ($1, $2, $3, 12900)',
      [memberId, skuId, quantity]
    )
  await put('tea-s', 3)
  await put('tea-last', 4)
  for (const skuId of ['tea-none', 'tea-old', 'off-a', 'candy-a']) await put(skuId, 1)
  await put('few', 3)
  const lines = Object.fromEntries((await shop.cart(token)).map((line) => [line.skuId, line]))
  expect(lines['tea-s']).toMatchObject({ group: 'valid', most: 99, unitFen: 9900, seenFen: 12900 })
  expect(lines['tea-last']).toMatchObject({ group: 'fewer', most: 1, chosen: false })
  expect(lines['few']).toMatchObject({ group: 'fewer', most: 2 })
  expect(lines['tea-none']).toMatchObject({ group: 'gone', reason: 'sold_out', name: '龙井' })
  expect(lines['tea-old']).toMatchObject({ group: 'gone', reason: 'off_sale' })
  expect(lines['off-a']).toMatchObject({ group: 'gone', reason: 'off_sale' })
  // of another channel nothing is told
  expect(lines['candy-a']).toMatchObject({ group: 'gone', reason: 'off_sale', name: '', unitFen: 0 })
})

test('holders of a card see and pay its price', async () => {
  const { token, memberId } = await someone()
  await shop.add(token, 'tea-s')
  expect((await shop.cart(token))[0]).toMatchObject({ unitFen: 9900, cardPriceFen: 8000 })
  await shop.card(memberId, 1000)
  expect((await shop.cart(token))[0]).toMatchObject({ unitFen: 8000, priceFen: 9900 })
  shop.clock.advance(2000)
  expect((await shop.cart(token))[0]).toMatchObject({ unitFen: 9900 })
})

test('more than there is, more than may be bought, what is not sold: told in words, and nothing is put in', async () => {
  const { token } = await someone()
  const refusal = async (skuId: string, quantity: number) => {
    const { resultCode, resultMsg } = await shop.add(token, skuId, quantity)
    return [resultCode, resultMsg]
  }
  expect(await refusal('tea-last', 2)).toEqual(['901', '最多可买 1 件'])
  expect(await refusal('tea-none', 1)).toEqual(['901', '商品已卖完'])
  expect(await refusal('few', 3)).toEqual(['901', '最多可买 2 件'])
  expect(await refusal('tea-old', 1)).toEqual(['404', '商品不存在或已下架'])
  expect(await refusal('candy-a', 1)).toEqual(['404', '商品不存在或已下架'])
  expect(await refusal('none', 1)).toEqual(['404', '商品不存在或已下架'])
  expect(await shop.cart(token)).toEqual([])
})

test('number, choice and removal are said of one’s own lines alone', async () => {
  const [mine, other] = [await someone(), await someone()]
  for (const { token } of [mine, other]) await shop.add(token, 'tea-s')
  await shop.ask('setCartQuantity', { skuId: 'tea-s', quantity: 5 }, mine.token)
  await shop.ask('setCartQuantity', { skuId: 'tea-l', quantity: 5 }, mine.token)
  await shop.ask('chooseCartLines', { skuIds: ['tea-s'], chosen: false }, mine.token)
  expect(await shop.cart(mine.token)).toMatchObject([{ skuId: 'tea-s', quantity: 5, chosen: false }])
  await shop.ask('removeFromCart', { skuIds: ['tea-s', 'tea-l'] }, mine.token)
  expect(await shop.cart(mine.token)).toEqual([])
  expect(await shop.cart(other.token)).toMatchObject([{ quantity: 1, chosen: true }])
  expect(await shop.ask('setCartQuantity', { skuId: 'tea-s', quantity: 0 }, mine.token)).toMatchObject({
    resultCode: '400',
    resultMsg: expect.stringContaining('数量最少为 1 件')
  })
})

describe('a full cart', () => {
  const many = Array.from({ length: 121 }, (_, n) => `many-${String(n).padStart(3, '0')}`)

  beforeAll(async () => {
    await shop.database.pool.query(
      `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
       select id, 'tea', '{}', id, '', 100, 100, 1000, 1, true from unnest($1::text[]) id`,
      [many]
    )
  })

  test('holds 120 kinds, says so, and takes more of what is there', async () => {
    const { token } = await someone()
    await merge(
      token,
      randomUUID(),
      many.slice(0, 120).map((skuId) => ({ skuId, quantity: 1 }))
    )
    expect(await shop.cart(token)).toHaveLength(120)
    expect(await shop.add(token, 'many-120')).toMatchObject({
      resultCode: '902',
      resultMsg: '购物车最多 120 种商品，请先删除一些'
    })
    expect((await shop.add(token, 'many-000')).data).toEqual({ count: 121 })
  })

  test('takes of a visitor’s cart what it has room for, and names the rest, however often it is asked', async () => {
    const { token } = await someone()
    await merge(
      token,
      randomUUID(),
      many.slice(0, 119).map((skuId) => ({ skuId, quantity: 1 }))
    )
    const [id, lines] = [
      randomUUID(),
      ['tea-s', 'tea-l', 'many-000'].map((skuId) => ({ skuId, quantity: 1 }))
    ]
    for (const _try of [1, 2]) expect((await merge(token, id, lines)).data).toEqual({ leftOut: ['tea-l'] })
    expect(await piecesOf(token)).toMatchObject({ 'tea-s': 1, 'many-000': 2 })
  })

  test('twenty at once put one of two kinds each into a cart of 119: one kind finds room', async () => {
    const { token } = await someone()
    await merge(
      token,
      randomUUID(),
      many.slice(0, 119).map((skuId) => ({ skuId, quantity: 1 }))
    )
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => shop.add(token, n % 2 ? 'many-119' : 'many-120'))
    )
    expect(answers.filter(({ resultCode }) => resultCode === '902')).toHaveLength(10)
    expect(await shop.cart(token)).toHaveLength(120)
  })
})

describe('a visitor’s cart', () => {
  test('is priced by the server alone, and nothing is kept of it', async () => {
    const lines = [
      { skuId: 'tea-s', quantity: 2, chosen: false, seenFen: 1 },
      { skuId: 'candy-a', quantity: 1 }
    ]
    const answer = await shop.ask<Data<'priceGuestCart'>>('priceGuestCart', { lines }, '')
    expect(answer.data.lines).toMatchObject([
      { skuId: 'tea-s', unitFen: 9900, seenFen: 1, chosen: false, group: 'valid' },
      { skuId: 'candy-a', group: 'gone', unitFen: 0 }
    ])
    expect(await shop.row('select count(*)::int as n from cart_merges where guest_cart_id is null')).toEqual({
      n: 0
    })
  })

  test('merge-twice-doubles: one guest cart goes in once, however often and at once it is sent', async () => {
    const { token } = await someone()
    const [id, lines] = [randomUUID(), [{ skuId: 'tea-s', quantity: 2 }]]
    await Promise.all(Array.from({ length: 20 }, () => merge(token, id, lines)))
    await merge(token, id, lines)
    expect(await piecesOf(token)).toEqual({ 'tea-s': 2 })
  })

  test('merge-deletes-common-lines: pieces of what is in both carts add up, the others stay', async () => {
    const { token } = await someone()
    await shop.add(token, 'tea-s', 2)
    await shop.add(token, 'tea-l', 1)
    await merge(token, randomUUID(), [
      { skuId: 'tea-s', quantity: 98 },
      { skuId: 'heavy', quantity: 1 },
      { skuId: 'none', quantity: 1 }
    ])
    expect(await piecesOf(token)).toEqual({ 'tea-s': 99, 'tea-l': 1, heavy: 1 })
  })

  test('second-user-takes-cart: a guest cart that went into one member’s goes into nobody else’s', async () => {
    const [first, second] = [await someone(), await someone()]
    const [id, lines] = [randomUUID(), [{ skuId: 'tea-s', quantity: 2 }]]
    const answers = await Promise.all([first, second].map(({ token }) => merge(token, id, lines)))
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(['100', '100'])
    const both = await Promise.all([first, second].map(({ token }) => piecesOf(token)))
    expect(both.filter((pieces) => 'tea-s' in pieces)).toHaveLength(1)
  })
})
