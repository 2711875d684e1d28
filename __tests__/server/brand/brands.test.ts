import type { Data } from '../../../contract/types'
import { brandModule } from '../../../server/modules/brand/routes'
import { createSandboxRecharge } from '../../../server/sandbox/recharge/sandbox-recharge'
import { openShop, type Shop } from '../payment/shop'

let shop: Shop
let token: string
let other: string

beforeAll(async () => {
  shop = await openShop({
    recharge: { submit: (request, now) => createSandboxRecharge(shop.database.db).submit(request, now) },
    modules: [brandModule]
  })
  token = await shop.login('owner')
  other = await shop.login('other')
  const { pool } = shop.database
  await pool.query(`insert into brands (id, name, logo, intro) values ('c', '别家', '', '')`)
  await pool.query(
    `insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html,
       usage_html, validity_days, delivery, hot, channel_codes, ends_at)
     select id, 'food', brand, id, '', '/p.webp', '{}', 1, '', '', '', 30, 'code', hot, channels::text[], ends::timestamptz
     from (values ('cake', 'b', 9, '{}', null), ('candied', 'b', 8, '{candy}', null),
       ('over', 'b', 7, '{}', '2026-11-01'), ('theirs', 'c', 6, '{}', null)) rows (id, brand, hot, channels, ends)`
  )
  await pool.query(
    `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
     select id, brand, id, '咖啡', city, '市', '区', '路', lng, lat, '', '', '', rating from (values
       ('near', 'b', '310000', 121.48, 31.23, 40), ('far', 'b', '110000', 116.4, 39.9, 50),
       ('idle', 'b', '310000', 121.48, 31.23, 30)) rows (id, brand, city, lng, lat, rating)`
  )
  await pool.query(`insert into privilege_merchants values ('cup', 'near'), ('cup', 'far'), ('over', 'idle')`)
  await pool.query(
    `insert into products (id, name, subtitle, picture, price_fen, list_price_fen, privilege_id, on_sale, sort)
     values ('theirs', '别家的', '', '/p.webp', 100, 200, 'theirs', true, 9)`
  )
})
afterAll(() => shop.close())

const brand = (brandId: string, channel?: string) =>
  shop.ask<Data<'getBrandDetail'>>('getBrandDetail', { brandId }, '', channel ? { channel } : {})
const ofOrder = (orderNo: string, who = token, input = {}) =>
  shop.ask<Data<'getOrderBrands'>>('getOrderBrands', { orderNo, ...input }, who)
const offered = async (channel?: string) =>
  (await brand('b', channel)).data.privileges.map(({ privilegeId }) => privilegeId)

test('a brand with what can be had of it in this channel now, the most wanted first, and how many stores have it', async () => {
  const { data } = await brand('b')
  expect(data.brand).toEqual({ brandId: 'b', name: '品牌', logo: '', intro: '' })
  expect(await offered()).toEqual(['cake', 'cup'])
  expect(await offered('candy')).toEqual(['cake', 'candied', 'cup'])
  expect(data.storeTotal).toBe(2)
})

test('a brand that there is not', async () => {
  expect((await brand('nothing')).resultCode).toBe('404')
})

async function paid(input: Record<string, unknown> = {}) {
  const { orderNo } = await shop.order(token, input)
  await shop.confirm(await shop.begin(token, orderNo))
  return orderNo
}

test('a paid order tells of its brand: what was bought, the codes, and where they are good, nearest first', async () => {
  const orderNo = await paid({ quantity: 2 })
  const { data } = await ofOrder(orderNo, token, { longitude: 121.4737, latitude: 31.2304 })
  expect(data.brands).toHaveLength(1)
  const [one] = data.brands
  expect(one?.brand.name).toBe('品牌')
  expect(one?.goods.map(({ name, quantity, payFen }) => [name, quantity, payFen])).toEqual([
    ['茶饮', 2, 1980]
  ])
  // bought: covered until their owner looks
  expect(one?.records.map(({ code, covered, state }) => [code, covered, state])).toEqual([
    [null, true, 'issued'],
    [null, true, 'issued']
  ])
  for (const { receiveId } of one?.records ?? []) await shop.ask('showReceiveCode', { receiveId }, token)
  const { data: after } = await ofOrder(orderNo, token)
  expect(after.brands[0]?.records.map(({ code, state }) => [typeof code, state])).toEqual([
    ['string', 'issued'],
    ['string', 'issued']
  ])
  expect(one?.stores.map(({ merchantId }) => merchantId)).toEqual(['near', 'far'])
  expect(one?.storeTotal).toBe(2)
})

test('who holds a code still sees where it is good when the privilege is over', async () => {
  const orderNo = await paid()
  await shop.database.pool.query(`update privileges set ends_at = '2026-11-01' where id = 'cup'`)
  const { data } = await ofOrder(orderNo)
  expect(data.brands[0]?.stores.map(({ merchantId }) => merchantId)).toEqual(['far', 'near'])
  await shop.database.pool.query(`update privileges set ends_at = null where id = 'cup'`)
})

test('before it is paid an order has no codes; goods of no brand’s privilege have no brand', async () => {
  const { orderNo } = await shop.order(token, { itemId: 'theirs' })
  const { data } = await ofOrder(orderNo)
  expect(data.state).toBe('unpaid')
  expect(data.brands.map(({ brand: { brandId }, records }) => [brandId, records])).toEqual([['c', []]])
  await shop.ask('cancelOrder', { orderNo }, token)
  const card = await shop.order(token, { kind: 'card', itemId: 'plain' })
  expect((await ofOrder(card.orderNo)).data.brands).toEqual([])
})

test('somebody else’s order answers as if it did not exist', async () => {
  const { orderNo } = await shop.order(token)
  expect((await ofOrder(orderNo, other)).resultCode).toBe('404')
  expect((await ofOrder(orderNo, '')).resultCode).toBe('305')
})
