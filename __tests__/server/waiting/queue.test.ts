/** The queue for goods that very many want, over HTTP and a real PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '../../../contract/cart/endpoints'
import type { Order } from '../../../contract/types'
import { closeRoom, openRoom } from '../../../server/modules/waiting/repository'
import { openMallShop, type MallShop } from '../cart/mall-shop'
import { byLevel } from '../../support/depth'
import { call } from '../../support/server/call'

const SKU = 'tea-last'
const PIECES = 3
const BUYERS = byLevel(12, 200)

interface Buyer {
  readonly token: string
  readonly memberId: string
  readonly addressId: string
  readonly key: string
}

let shop: MallShop

beforeEach(async () => {
  shop = await openMallShop({ max: 20, settings: { shedLoad: true } })
  await shop.database.pool.query('update mall_skus set stock = $2 where id = $1', [SKU, PIECES])
})
afterEach(() => shop.close())

async function buyer(): Promise<Buyer> {
  const { memberId, token } = await shop.someone()
  return { memberId, token, addressId: await shop.address(memberId), key: randomUUID() }
}
const buyers = (count: number) => Promise.all(Array.from({ length: count }, buyer))

const order = ({ token, addressId, key }: Buyer, quantity = 1) =>
  shop.ask<Order>(
    'createMallOrder',
    { lines: [{ skuId: SKU, quantity }], fromCart: false, addressId, seenFen: 333 * quantity + 800 },
    token,
    { key }
  )
const open = (minutes = 60) => {
  const from = shop.clock.now()
  return openRoom(SKU, { from, to: new Date(from.getTime() + minutes * 60_000) }, 1_000_000, shop.database.db)
}
/** Asks again as the app does, each a while later, until nobody waits. */
async function untilOver(all: readonly Buyer[]): Promise<Map<Buyer, string>> {
  const ends = new Map<Buyer, string>()
  for (let round = 0; ends.size < all.length; round++) {
    if (round > 100) throw new Error(`${all.length - ends.size} still wait`)
    for (const one of all) {
      if (ends.has(one)) continue
      const { resultCode } = await order(one)
      if (resultCode !== '931') ends.set(one, resultCode)
    }
    shop.clock.advance(1000)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return ends
}
/** The queue is moved in the background by whoever asks: asks until it was. */
async function untilTold(one: Buyer, code: string): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    if ((await order(one)).resultCode === code) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Never told ${code}`)
}
const admitted = () =>
  shop.row<{ admitted: number }>('select count(admitted_at)::int as admitted from waiting_places')
async function untilAdmitted(count: number, by: Buyer): Promise<void> {
  while ((await admitted()).admitted < count) expect((await order(by)).resultCode).toBe('931')
}

test(`${BUYERS} buyers for ${PIECES} pieces get them in the order in which they came, and the others are told`, async () => {
  await open()
  const all = await buyers(BUYERS)
  for (const one of all) {
    const { resultCode, resultMsg, headers } = await order(one)
    expect([resultCode, resultMsg.slice(0, 3)]).toEqual(['931', '排队中'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const ends = await untilOver(all)
  expect(all.filter((one) => ends.get(one) === '100')).toEqual(all.slice(0, PIECES))
  expect(new Set([...ends.values()])).toEqual(new Set(['100', '901']))
  expect(await shop.stockOf(SKU)).toBe(0)
  // what was ordered is answered again, whatever is left
  expect((await order(all[0] as Buyer)).resultCode).toBe('100')
})

test('another process knows the places, and goes on where one was killed', async () => {
  await open()
  const all = await buyers(5)
  for (const one of all) await order(one)
  const other = await shop.beside(shop.database)
  const there = ({ token, addressId, key }: Buyer) =>
    call<Order>(
      other,
      cartEndpoints.createMallOrder,
      { lines: [{ skuId: SKU, quantity: 1 }], fromCart: false, addressId, seenFen: 1133 },
      { token, key }
    )
  try {
    // the last asks first there
    for (const one of [...all].reverse()) expect((await there(one)).resultCode).toBe('931')
    expect(await shop.row('select max(place)::int as last from waiting_places')).toEqual({ last: 5 })
    shop.clock.advance(1000)
    for (let turn = 0; turn < 500 && (await admitted()).admitted < PIECES; turn++)
      await there(all[4] as Buyer)
    expect(
      await shop.row(
        'select array_agg(place::int order by place) as places from waiting_places where admitted_at is not null'
      )
    ).toEqual({ places: [1, 2, 3] })
  } finally {
    await other.server.close()
  }
})

test('a second device has the same place', async () => {
  await open()
  const [first, other] = (await buyers(2)) as [Buyer, Buyer]
  await order(first)
  await order(other)
  await order({ ...first, token: await shop.login(first.memberId), key: randomUUID() })
  expect(
    await shop.row('select count(*)::int as places, max(place)::int as last from waiting_places')
  ).toEqual({ places: 2, last: 2 })
})

test('who leaves keeps a piece from the others for a short time only', async () => {
  await shop.database.pool.query('update mall_skus set stock = 1 where id = $1', [SKU])
  await open()
  const [left, next] = (await buyers(2)) as [Buyer, Buyer]
  await order(left)
  await order(next)
  shop.clock.advance(1000)
  await untilAdmitted(1, next)
  shop.clock.advance(44_000)
  expect((await order(next)).resultCode).toBe('931')
  expect(await admitted()).toEqual({ admitted: 1 })
  shop.clock.advance(1000)
  await untilTold(next, '100')
  // comes back: joins anew, and nothing is left
  expect((await untilOver([left])).get(left)).toBe('901')
})

test('a piece that comes back is for whoever asks next, and the earlier queue holds nobody up', async () => {
  await shop.database.pool.query('update mall_skus set stock = 1 where id = $1', [SKU])
  await open()
  const all = await buyers(4)
  for (const one of all) await order(one)
  await untilOver(all)
  const { orderNo } = (await order(all[0] as Buyer)).data
  await shop.ask('cancelOrder', { orderNo }, (all[0] as Buyer).token)
  const late = await buyer()
  shop.clock.advance(5000)
  expect((await untilOver([late])).get(late)).toBe('100')
})

test('without a room nobody waits; a rush opens one by itself, and it closes after it', async () => {
  const calm = await buyer()
  expect((await order(calm)).resultCode).toBe('100')
  const rush = await buyers(35)
  const codes = (await Promise.all(rush.map((one) => order(one)))).map(({ resultCode }) => resultCode)
  expect(await shop.row('select count(*)::int as rooms from waiting_rooms')).toEqual({ rooms: 1 })
  expect(codes.filter((code) => code === '100').length).toBeLessThanOrEqual(PIECES - 1)
  expect(await shop.stockOf(SKU)).toBeGreaterThanOrEqual(0)
  shop.clock.advance(10 * 60_000)
  const after = await buyer()
  await shop.database.pool.query('update mall_skus set stock = 1 where id = $1', [SKU])
  expect((await order(after)).resultCode).toBe('100')
})

test('an operator closes a room early, and orders pass as always', async () => {
  await open()
  const one = await buyer()
  expect((await order(one)).resultCode).toBe('931')
  expect(await closeRoom(SKU, shop.clock.now(), shop.database.db)).toBe(true)
  shop.clock.advance(2000)
  expect((await order(one)).resultCode).toBe('100')
})

test('where nobody new asks, a room that is closed early lets those order who wait', async () => {
  await open()
  const [all, one] = (await buyers(2)) as [Buyer, Buyer]
  expect((await order(all, PIECES)).resultCode).toBe('931')
  for (let asks = 0; asks < 3; asks++) {
    expect((await order(one)).resultCode).toBe('931')
    shop.clock.advance(1000)
  }
  expect(await closeRoom(SKU, shop.clock.now(), shop.database.db)).toBe(true)
  // by the list of rooms, which is read in the background: the clock rests, or the pieces would be free again
  shop.clock.advance(1000)
  await untilTold(one, '100')
  expect(
    await shop.row('select count(*)::int as admitted from waiting_places where ordered_at is not null')
  ).toEqual({
    admitted: 0
  })
})

test('an expired login is told so, and gets no place', async () => {
  await open()
  const one = await buyer()
  await shop.database.pool.query('delete from sessions where member_id = $1', [one.memberId])
  expect((await order(one)).resultCode).toBe('305')
  expect(await shop.row('select count(*)::int as places from waiting_places')).toEqual({ places: 0 })
})
