import type { Data } from '../../../contract/types'
import { openShop, type Shop } from '../payment/shop'
import { allPages } from '../../support/all-pages'

let shop: Shop
let token: string
let other: string

beforeAll(async () => {
  shop = await openShop()
  token = await shop.login('owner')
  other = await shop.login('other')
})
afterAll(() => shop.close())

const create = (input: Record<string, unknown>, options = {}) =>
  shop.ask<Data<'createOrder'>>('createOrder', { kind: 'product', itemId: 'tea', ...input }, token, options)

test('somebody else’s order answers in every call as if it did not exist', async () => {
  const { orderNo } = await shop.order(token)
  const absent = '20261121000000000000'
  for (const name of [
    'payOrder',
    'getPayState',
    'orderDetail',
    'cancelOrder',
    'deleteOrder',
    'restoreOrder'
  ] as const) {
    const input = (no: string) => ({ orderNo: no, ...(name === 'payOrder' && { way: 'h5' }) })
    const theirs = await shop.ask(name, input(orderNo), other)
    const nobodys = await shop.ask(name, input(absent), other)
    expect([name, theirs.status, theirs.resultCode, theirs.resultMsg]).toEqual([
      name,
      nobodys.status,
      '404',
      nobodys.resultMsg
    ])
  }
  const list = await shop.ask<Data<'orderList'>>('orderList', {}, other)
  expect(list.data.list).toEqual([])
  expect(await shop.stateOf(orderNo)).toBe('unpaid')
})

test('amounts that a client sends are not looked at', async () => {
  const { data } = await create({ payFen: 1, totalFen: 1, discountFen: 989, unitFen: 1 })
  expect(data.payFen).toBe(990)
})

test('a price that changed between looking and buying is the new one, whole', async () => {
  await shop.database.pool.query(`update products set price_fen = 500 where id = 'tea'`)
  expect((await create({ quantity: 3 })).data).toMatchObject({ totalFen: 1500, payFen: 1500 })
  await shop.database.pool.query(`update products set price_fen = 990 where id = 'tea'`)
})

describe('the price that the buyer saw', () => {
  type Made = Data<'createOrder'>
  const CREATIONS = [
    ['createOrder', { kind: 'product', itemId: 'tea' }],
    ['createProductOrder', { productId: 'tea', quantity: 2 }],
    ['createCardOrder', { cardId: 'gold' }],
    ['createPlateOrderV2', { plateId: 'extra', memberCardId: 'own-gold' }]
  ] as const
  beforeAll(() =>
    shop.database.pool.query(
      `insert into member_cards (id, member_id, card_id, card_no, state, expires_at)
       values ('own-gold', 'other', 'gold', 'own-gold', 'active', $1)`,
      [new Date(shop.clock.now().getTime() + 30 * 86_400_000)]
    )
  )
  const total = async () =>
    (await shop.ask<Data<'orderList'>>('orderList', { pageSize: 50 }, other)).data.list.length
  const cancel = ({ orderNo }: Made) => shop.ask('cancelOrder', { orderNo }, other)

  test.each(CREATIONS)(
    '%s is refused where it costs something else, and nothing is bought',
    async (name, input) => {
      const without = (await shop.ask<Made>(name, input, other)).data
      await cancel(without)
      const before = await total()
      for (const seenFen of [without.payFen - 1, without.payFen + 1, 0])
        expect(await shop.ask(name, { ...input, seenFen }, other)).toMatchObject({
          resultCode: '922',
          resultMsg: '价格有变化，请核对后重新提交',
          data: null
        })
      expect(await total()).toBe(before)
      const { data } = await shop.ask<Made>(name, { ...input, seenFen: without.payFen }, other)
      expect(data).toMatchObject({ payFen: without.payFen, state: 'unpaid' })
      await cancel(data)
    }
  )
})

test('an order costs ¥1,000,000 at most: more is refused in words, when it is looked at and when it is made', async () => {
  await shop.database.pool.query(`update products set price_fen = 99000000 where id = 'tea'`)
  const input = { kind: 'product', itemId: 'tea', quantity: 2 }
  for (const name of ['previewOrder', 'createOrder'] as const)
    expect(await shop.ask(name, input, other)).toMatchObject({
      resultCode: '924',
      resultMsg: '单笔订单最高 100 万元，请减少数量或分开下单'
    })
  expect((await shop.ask('previewOrder', { ...input, quantity: 1 }, other)).resultCode).toBe('100')
  await shop.database.pool.query(`update products set price_fen = 990 where id = 'tea'`)
})

test.each([
  ['unknown goods', { itemId: 'nothing' }, {}, '404'],
  ['goods not on sale', { itemId: 'gone' }, {}, '404'],
  ['goods of another channel', { itemId: 'candied' }, {}, '404'],
  ['goods of this channel', { itemId: 'candied' }, { channel: 'candy' }, '100'],
  ['a plate without a card', { kind: 'plate', itemId: 'extra' }, {}, '905'],
  ['a plate on a card that is not theirs', { kind: 'plate', itemId: 'extra', memberCardId: 'x' }, {}, '905'],
  ['two cards at once', { kind: 'card', itemId: 'gold', quantity: 2 }, {}, '400'],
  ['a coupon that is not theirs', { couponReceiveId: 'x' }, {}, '906'],
  [
    'virtual goods in the mini-program on iOS',
    {},
    { headers: { 'x-platform': 'mini', 'x-os': 'ios' } },
    '911'
  ],
  ['the same on Android', {}, { headers: { 'x-platform': 'mini', 'x-os': 'android' } }, '100'],
  ['a number of 100', { quantity: 100 }, {}, '400']
])('buying %s', async (_, input, options, code) => {
  const answer = await create(input, options)
  expect(answer.resultCode).toBe(code)
  if (code === '100') await shop.ask('cancelOrder', { orderNo: answer.data.orderNo }, token)
})

test('a plate goes only on a card that runs and accepts it', async () => {
  const plain = await shop.order(token, { kind: 'card', itemId: 'plain' })
  await shop.confirm(await shop.begin(token, plain.orderNo))
  const { id } = await shop.row<{ id: string }>(
    'select member_card_id as id from card_terms where order_no = $1',
    [plain.orderNo]
  )
  const plate = { kind: 'plate', itemId: 'extra', memberCardId: id }
  expect((await create(plate)).resultCode).toBe('905')
  const gold = await shop.order(token, { kind: 'card', itemId: 'gold' })
  await shop.confirm(await shop.begin(token, gold.orderNo))
  const card = await shop.row<{ id: string }>(
    'select member_card_id as id from card_terms where order_no = $1',
    [gold.orderNo]
  )
  await shop.database.pool.query('update member_cards set expires_at = $2 where id = $1', [
    card.id,
    shop.clock.now()
  ])
  expect((await create({ ...plate, memberCardId: card.id })).resultCode).toBe('905')
})

test('a preview costs what the order then costs, and writes nothing', async () => {
  const before = await shop.row('select count(*)::int as n from orders')
  const preview = await shop.ask<Data<'previewOrder'>>(
    'previewOrder',
    { kind: 'product', itemId: 'tea', quantity: 2 },
    token
  )
  expect(preview.data).toMatchObject({
    totalFen: 1980,
    discountFen: 0,
    payFen: 1980,
    cards: [],
    needMobile: false
  })
  expect(await shop.row('select count(*)::int as n from orders')).toEqual(before)
})

test('the list by tabs and pages, and an order taken out of it', async () => {
  const buyer = await shop.login('lister')
  const orders = []
  for (let n = 0; n < 5; n++) {
    orders.push(await shop.order(buyer))
    shop.clock.advance(1000)
  }
  const list = async (input: object) =>
    (await shop.ask<Data<'orderList'>>('orderList', { ...input }, buyer)).data
  const pages = await allPages((part) => list({ pageSize: 2, ...part }))
  expect(pages.map((page) => page.list.length)).toEqual([2, 2, 1])
  const first = orders[0]?.orderNo ?? ''
  expect((await shop.ask('deleteOrder', { orderNo: first }, buyer)).resultCode).toBe('907')
  expect((await shop.ask('cancelOrder', { orderNo: first }, buyer)).resultCode).toBe('100')
  expect((await shop.ask('cancelOrder', { orderNo: first }, buyer)).resultCode).toBe('100')
  expect((await list({ state: 'unpaid' })).list).toHaveLength(4)
  expect((await shop.ask('deleteOrder', { orderNo: first }, buyer)).resultCode).toBe('100')
  expect((await shop.ask('deleteOrder', { orderNo: first }, buyer)).resultCode).toBe('100')
  expect((await list({})).list).toHaveLength(4)
  expect((await list({})).list[0]?.orderNo).toBe(orders[4]?.orderNo)
  for (let time = 0; time < 2; time++)
    expect((await shop.ask('restoreOrder', { orderNo: first }, buyer)).resultCode).toBe('100')
  expect((await list({})).list.at(-1)).toMatchObject({ orderNo: first, stage: 'cancelled' })
})

test('an order that ran out cannot be paid, and is closed with its stock given back', async () => {
  const buyer = await shop.login('slow')
  const { orderNo } = await shop.order(buyer, { itemId: 'last' })
  shop.clock.advance(15 * 60_000)
  const answer = await shop.ask('payOrder', { orderNo, way: 'h5' }, buyer)
  expect(answer.resultCode).toBe('907')
  await shop.jobs.run('close overdue orders')
  expect(await shop.stateOf(orderNo)).toBe('closed')
  expect(await shop.row(`select stock from products where id = 'last'`)).toEqual({ stock: 1 })
  expect((await shop.ask('cancelOrder', { orderNo }, buyer)).resultCode).toBe('907')
})

test('of a paid order only the truth can be had: it cannot be cancelled', async () => {
  const { orderNo } = await shop.order(token)
  await shop.confirm(await shop.begin(token, orderNo), 'lost')
  expect((await shop.ask('cancelOrder', { orderNo }, token)).resultCode).toBe('907')
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})
