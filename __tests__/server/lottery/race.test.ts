/** Two hundred callers on a real PostgreSQL. */
import { openLotteryShop, type LotteryShop } from './lottery-shop'
import { draw } from '../../../server/modules/lottery/draw'
import { makeEntries } from '../../../server/modules/lottery/entry'

const CALLERS = 200
const STOCK = 30

let shop: LotteryShop
beforeAll(async () => {
  shop = await openLotteryShop()
})
afterAll(() => shop.close())

const members = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)

async function join(ids: readonly string[]): Promise<void> {
  await shop.database.pool.query(
    `insert into members (id, nickname, channel_code) select id, id, 'main' from unnest($1::text[]) id`,
    [ids]
  )
}
const drawAs = (memberId: string, requestKey: string, lotteryTk?: string) =>
  draw(shop.database.db, {
    memberId,
    channel: 'main',
    lotteryId: 'wheel',
    lotteryTk,
    requestKey,
    now: shop.clock.now()
  })

test('prize-stock-race: 200 members at once win no more than there is, and everybody has something', async () => {
  const ids = members('stock', CALLERS)
  await join(ids)
  await shop.only('mug', STOCK)
  const draws = await Promise.all(ids.map((id) => drawAs(id, `key-${id}`)))
  expect(draws.filter(({ prizeId }) => prizeId === 'mug')).toHaveLength(STOCK)
  expect(draws.filter(({ prizeId }) => prizeId === 'p1')).toHaveLength(CALLERS - STOCK)
  expect(await shop.stockOf('mug')).toBe(0)
  const { n } = await shop.row<{ n: number }>(
    `select count(*)::int as n from lottery_draws where prize_id = 'mug' and member_id like 'stock%'`
  )
  expect(n).toBe(STOCK)
})

test('control: looking at what is left and writing it then gives more than there is', async () => {
  const { pool } = shop.database
  await pool.query('create table naive_prize (id text primary key, stock int not null)')
  await pool.query(`insert into naive_prize values ('mug', ${STOCK})`)
  let given = 0
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const { stock } = await shop.row<{ stock: number }>(`select stock from naive_prize where id = 'mug'`)
      if (stock <= 0) return
      await pool.query(`update naive_prize set stock = $1 where id = 'mug'`, [stock - 1])
      given += 1
    })
  )
  expect(given).toBeGreaterThan(STOCK)
})

test('double-spent-try: 200 calls of one member spend the two tries that there are', async () => {
  await join(['greedy'])
  await shop.only('mug', 100)
  await shop.database.pool.query(
    `insert into lottery_shares (lottery_id, member_id, day) values ('wheel', 'greedy', ($1::timestamptz at time zone 'Asia/Shanghai')::date)`,
    [shop.clock.now()]
  )
  const results = await Promise.allSettled(members('call', CALLERS).map((key) => drawAs('greedy', key)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: '902' })
  expect(await shop.stockOf('mug')).toBe(98)
})

test('one call that comes twenty times at once draws once', async () => {
  await join(['twin'])
  await shop.only('mug', 100)
  const draws = await Promise.all(members('same', 20).map(() => drawAs('twin', 'one-key')))
  expect(new Set(draws.map(({ drawId }) => drawId)).size).toBe(1)
  expect(await shop.stockOf('mug')).toBe(99)
})

test('the try of one link is had by one of fifty members', async () => {
  const ids = members('link', 50)
  await join(ids)
  await shop.only('p1')
  const expiresAt = new Date(shop.clock.now().getTime() + 60_000)
  const [secret] = await makeEntries(shop.database.db, {
    lotteryId: 'wheel',
    count: 1,
    givesTry: true,
    expiresAt
  })
  // the day's own try is spent first, the link's second
  for (const id of ids) await drawAs(id, `day-${id}`)
  const results = await Promise.allSettled(ids.map((id) => drawAs(id, `entry-${id}`, secret)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
