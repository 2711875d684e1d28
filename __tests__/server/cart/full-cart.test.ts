/** A cart of as many lines as it holds: ordered at once by many, and with the connection cut between the order and the cart. */
import { randomUUID } from 'node:crypto'
import type { Order } from '../../../contract/types'
import { openMallShop, type MallShop } from './mall-shop'

const LINES = 120
const CALLERS = 20
const PRICE_FEN = 1000
/** Free of freight from 20000 fen on. */
const PAY_FEN = LINES * PRICE_FEN
const skuIds = Array.from({ length: LINES }, (_, n) => `full-${n}`)

let shop: MallShop

beforeAll(async () => {
  shop = await openMallShop({ max: 30 })
  await shop.database.pool.query(
    `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
     select id, 'tea', '{}', id, '', $2, $2, 100, 1, true from unnest($1::text[]) id`,
    [skuIds, PRICE_FEN]
  )
})
afterAll(() => shop.close())

/** A member whose cart holds all of them. */
async function fullCart(memberId: string) {
  const token = await shop.login(memberId)
  const addressId = await shop.address(memberId)
  await shop.database.pool.query(
    `insert into cart_lines (member_id, sku_id, quantity, chosen, seen_fen, added_at, request_key)
     select $1, id, 1, true, $3, now(), id from unnest($2::text[]) id`,
    [memberId, skuIds, PRICE_FEN]
  )
  return { memberId, token, addressId }
}

const inputOf = (addressId: string) => ({
  lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
  fromCart: true,
  addressId,
  seenFen: PAY_FEN
})

const orderCount = async (memberId: string) =>
  (await shop.row<{ n: number }>('select count(*)::int as n from orders where member_id = $1', [memberId])).n

/** Ends the connection that waits for a lock, as soon as there is one. */
async function cutWhoWaits(): Promise<void> {
  for (let cut = 0; cut === 0;) {
    const { rowCount } = await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`
    )
    cut = rowCount ?? 0
  }
}

test(`${CALLERS} members order ${LINES} lines each at once: all get them, and every cart is empty then`, async () => {
  const members = []
  for (let n = 0; n < CALLERS; n++) members.push(await fullCart(`full${n}`))
  const answers = await Promise.all(
    members.map(({ token, addressId }, n) => {
      const { lines, ...rest } = inputOf(addressId)
      const asked = { ...rest, lines: n % 2 ? lines : [...lines].reverse() }
      return shop.ask<Order>('createMallOrder', asked, token)
    })
  )
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(members.map(() => '100'))
  expect(new Set(answers.map(({ data }) => data.payFen))).toEqual(new Set([PAY_FEN]))
  for (const { token } of members) expect(await shop.cart(token)).toEqual([])
  expect(
    await shop.row(`select min(stock) as least, max(stock) as most from mall_skus where id = any($1)`, [
      skuIds
    ])
  ).toEqual({ least: 100 - CALLERS, most: 100 - CALLERS })
})

test('a connection that is cut between the order and the cart leaves neither; asked again there is one order', async () => {
  const { memberId, token, addressId } = await fullCart('cut')
  const before = await shop.stockOf('full-0')
  const { pool } = shop.database
  // whoever takes lines out of this cart waits here, with the order made and not committed
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from cart_lines where member_id = $1 for update', [memberId])
  const key = randomUUID()
  const first = shop.ask<Order>('createMallOrder', inputOf(addressId), token, { key })
  await cutWhoWaits()
  expect((await first).resultCode).not.toBe('100')
  await holder.query('rollback')
  holder.release()
  expect(await orderCount(memberId)).toBe(0)
  expect(await shop.cart(token)).toHaveLength(LINES)
  expect(await shop.stockOf('full-0')).toBe(before)

  const again = await shop.ask<Order>('createMallOrder', inputOf(addressId), token, { key })
  expect(again).toMatchObject({ resultCode: '100', data: { payFen: PAY_FEN } })
  expect(await orderCount(memberId)).toBe(1)
  expect(await shop.cart(token)).toEqual([])
  expect(await shop.stockOf('full-0')).toBe(before - 1)
})
