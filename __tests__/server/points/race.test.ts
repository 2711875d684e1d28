/** Two hundred spenders of one balance on a real PostgreSQL. */
import type { OrderNo } from '../../../server/domain/order-number'
import { withTransaction } from '../../../server/db/client'
import { restorePoints, spendPoints } from '../../../server/modules/points'
import { openPointsShop, type PointsShop } from './points-shop'

const SPENDERS = 200
const EACH = 100
const AFFORDED = 30

let shop: PointsShop
beforeAll(async () => {
  shop = await openPointsShop()
})
afterAll(() => shop.close())

/** Unpaid orders of a member, without goods: what they spend is all that is looked at. */
async function ordersOf(memberId: string, count: number): Promise<OrderNo[]> {
  const numbers = Array.from(
    { length: count },
    (_, n) => `${memberId.length}${String(n).padStart(19, '0')}` as OrderNo
  )
  await shop.database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     select no, $1, 'main', 'sku', 'unpaid', 0, 0, 0, now() from unnest($2::text[]) no`,
    [memberId, numbers]
  )
  return numbers
}

const standing = (memberId: string) =>
  shop.row<{ balance: number; entries: number }>(
    `select balance, (select count(*)::int from points_entries e where e.member_id = a.member_id) as entries
     from points_accounts a where member_id = $1`,
    [memberId]
  )

test('200 orders at once spend one balance: as many as it affords, and what comes back adds up', async () => {
  await shop.login('many')
  await shop.give('many', AFFORDED * EACH + EACH / 2)
  const orders = await ordersOf('many', SPENDERS)
  const now = shop.clock.now()
  const order = (orderNo: OrderNo) => ({ memberId: 'many', channel: 'main', orderNo })
  const spend = (orderNo: OrderNo) =>
    withTransaction(shop.database.db, (tx) => spendPoints(tx, order(orderNo), EACH, now))
  const done = await Promise.all(orders.map(spend))
  expect(done.filter(Boolean)).toHaveLength(AFFORDED)
  expect(await standing('many')).toEqual({ balance: EACH / 2, entries: 1 + AFFORDED })

  // each comes back, three times at once
  const back = (orderNo: OrderNo) =>
    withTransaction(shop.database.db, (tx) =>
      restorePoints(tx, order(orderNo), { points: EACH, source: `order:${orderNo}`, at: now })
    )
  const spent = orders.filter((_, n) => done[n])
  await Promise.all([...spent, ...spent, ...spent].map(back))
  expect(await standing('many')).toEqual({ balance: AFFORDED * EACH + EACH / 2, entries: 1 + 2 * AFFORDED })
  expect(await shop.astray()).toBe(0)
})

test('control: looking at a balance and writing it then spends more than there is', async () => {
  const { pool } = shop.database
  await pool.query('create table naive (id text primary key, balance int not null)')
  await pool.query(`insert into naive values ('m', ${AFFORDED * EACH})`)
  let spent = 0
  await Promise.all(
    Array.from({ length: SPENDERS }, async () => {
      const { balance } = await shop.row<{ balance: number }>(`select balance from naive where id = 'm'`)
      if (balance < EACH) return
      await pool.query(`update naive set balance = $1 where id = 'm'`, [balance - EACH])
      spent += 1
    })
  )
  expect(spent).toBeGreaterThan(AFFORDED)
})
