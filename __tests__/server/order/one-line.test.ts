/** What becomes of an order of one line that is written, and of one that does not fit: what is said, and that nothing is left of it. */
import type { Queryable } from '../../../server/db/client'
import { withTransaction } from '../../../server/db/client'
import { insertOrder, type NewLine, type NewOrder } from '../../../server/modules/order/create-repository'
import { newOrderNo } from '../../../server/domain/order-number'
import { untilSomebodyWaits } from '../../support/server/locks'
import { newOrder } from '../../support/server/new-order'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { addCatalogue } from '../payment/small-catalogue'

const NOW = new Date('2026-11-21T10:00:00Z')
const EXPIRES = new Date(NOW.getTime() + 15 * 60_000)
let database: TestDatabase
let serial = 0

beforeAll(async () => {
  database = await createTestDatabase()
  await addCatalogue(database.pool, NOW)
})
afterAll(() => database.drop())

const rowsOf = async (sql: string, values: readonly unknown[] = []) =>
  (await database.pool.query<Record<string, unknown>>(sql, [...values])).rows

async function member(): Promise<string> {
  const id = `one-${(serial += 1)}`
  await rowsOf(`insert into members (id, nickname, channel_code) values ($1, '', 'main')`, [id])
  return id
}

async function coupon(memberId: string): Promise<string> {
  const id = `c${(serial += 1)}`
  await rowsOf(
    `insert into coupon_receives (id, coupon_id, member_id, seq, state, expires_at) values ($1, 'cut', $2, $3, 'usable', $4)`,
    [id, memberId, serial, EXPIRES]
  )
  return id
}

const line = (change: Partial<NewLine> = {}): NewLine => ({
  kind: 'product',
  limited: true,
  itemId: 'many',
  name: '有库存',
  picture: '/p.webp',
  unitFen: 100,
  quantity: 1,
  discountFen: 0,
  cardOffFen: 0,
  points: 0,
  pointsOffFen: 0,
  payFen: 100,
  returnTerms: { rule: 'unused' },
  ...change
})

function order(memberId: string, change: Partial<NewLine> = {}, more: Partial<NewOrder> = {}): NewOrder {
  const one = line(change)
  const written = newOrder({
    orderNo: newOrderNo(NOW),
    memberId,
    lines: [one],
    totalFen: one.payFen,
    discountFen: 0,
    freightFen: 0,
    payFen: one.payFen,
    createdAt: NOW,
    expiresAt: EXPIRES,
    requestKey: `k${(serial += 1)}`
  })
  return { ...written, ...more }
}

const write = (one: NewOrder) => insertOrder(one, database.db)
const stock = async () => (await rowsOf(`select stock from products where id = 'many'`))[0]?.stock
const placesOf = async (memberId: string) =>
  (await rowsOf('select open_slot as n from orders where member_id = $1 order by 1', [memberId])).map(
    ({ n }) => n
  )

/** A buyer with all places taken. */
async function fullMember(): Promise<string> {
  const memberId = await member()
  for (let place = 1; place <= 5; place++) expect(await write(order(memberId))).toBe('made')
  return memberId
}

async function deletedMember(): Promise<string> {
  const memberId = await fullMember()
  await rowsOf('update members set deleted_at = $2 where id = $1', [memberId, NOW])
  return memberId
}

test('each order takes a place that is free, from 1 to 5', async () => {
  expect(await placesOf(await fullMember())).toEqual([1, 2, 3, 4, 5])
})

test('the place of an order that cannot be paid any more is not seen as taken', async () => {
  const memberId = await fullMember()
  await rowsOf('update orders set expires_at = $2 where member_id = $1 and open_slot = 4', [memberId, NOW])
  // whoever writes orders frees it then, and tries again
  expect(await write(order(memberId))).toBe('place taken')
})

test('an order that costs nothing is paid at once, takes no place, and is made though none is left', async () => {
  const memberId = await fullMember()
  const free = order(memberId, { itemId: 'free', unitFen: 0, payFen: 0 })
  expect(await write(free)).toBe('made')
  expect(
    await rowsOf('select state, paid_at, held_until, open_slot from orders where order_no = $1', [
      free.orderNo
    ])
  ).toEqual([{ state: 'paid', paid_at: NOW, held_until: null, open_slot: null }])
  const history = await rowsOf('select state, cause from order_events where order_no = $1 order by id', [
    free.orderNo
  ])
  expect(history).toEqual([
    { state: 'unpaid', cause: 'buyer' },
    { state: 'paid', cause: 'system' }
  ])
})

describe('what does not fit is said, the first of it, and nothing is written', () => {
  const GONE = { itemId: 'nowhere' }
  const refusals: readonly (readonly [outcome: string, of: string, make: () => Promise<NewOrder>])[] = [
    [
      'no buyer',
      'a deleted account, whatever else does not fit',
      async () => order(await deletedMember(), GONE)
    ],
    ['no buyer', 'an account that never was', async () => order('nobody')],
    [
      'too many',
      'no place, whatever else does not fit',
      async () => order(await fullMember(), GONE, { couponReceiveId: 'none' })
    ],
    [
      'changed',
      'a coupon that is another’s, though the goods are gone too',
      async () => order(await member(), GONE, { couponReceiveId: await coupon(await member()) })
    ],
    ['no stock', 'more than there is', async () => order(await member(), { quantity: 100_000 })],
    ['no stock', 'another price', async () => order(await member(), { unitFen: 99 })],
    [
      'no stock',
      'goods that are not on sale',
      async () => order(await member(), { itemId: 'gone', limited: false })
    ],
    ['no stock', 'goods that are limited by now', async () => order(await member(), { limited: false })],
    [
      'no stock',
      'goods that are not limited any more',
      async () => order(await member(), { itemId: 'tea', unitFen: 990 })
    ],
    [
      'too many',
      'a partner’s order without a place',
      async () => order(await fullMember(), { kind: 'partner' })
    ]
  ]
  test.each(refusals)('%s: %s', async (outcome, _of, make) => {
    const one = await make()
    const before = await stock()
    expect(await write(one)).toBe(outcome)
    expect(await stock()).toBe(before)
    for (const table of ['orders', 'order_lines', 'order_events'])
      expect(await rowsOf(`select 1 from ${table} where order_no = $1`, [one.orderNo])).toEqual([])
    expect(await rowsOf('select 1 from coupon_receives where order_no = $1', [one.orderNo])).toEqual([])
  })
})

test('what did not fit and does when it is asked why is priced again', async () => {
  const one = order(await member(), { quantity: 100_000 })
  let asked = 0
  const query = (question: { text: string }) => {
    asked += 1
    // between the two somebody brings what was missing
    const brought = question.text.startsWith('with')
      ? Promise.resolve()
      : rowsOf(`update products set stock = stock + 100000 where id = 'many'`)
    return brought.then(() => database.pool.query(question))
  }
  const db = { $client: { query } } as unknown as Queryable
  expect(await insertOrder(one, db)).toBe('changed')
  expect(asked).toBe(2)
})

test('one statement writes an order that fits', async () => {
  const query = jest.spyOn(database.pool, 'query')
  const one = order(await member())
  query.mockClear()
  expect(await write(one)).toBe('made')
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})

test('a coupon is locked with its order', async () => {
  const memberId = await member()
  const couponReceiveId = await coupon(memberId)
  const one = order(memberId, {}, { couponReceiveId })
  expect(await write(one)).toBe('made')
  expect(
    await rowsOf('select state, order_no from coupon_receives where id = $1', [couponReceiveId])
  ).toEqual([{ state: 'locked', order_no: one.orderNo }])
})

test('an order that waits for another change of its account, and of its goods, is made as if it had come later', async () => {
  const memberId = await member()
  const before = Number(await stock())
  const one = order(memberId)
  const { started } = await withTransaction(database.db, async (tx) => {
    await tx.$client.query(`update members set nickname = '新' where id = $1`, [memberId])
    await tx.$client.query(`update products set stock = stock - 7 where id = 'many'`)
    const begun = write(one)
    await untilSomebodyWaits(database.pool)
    return { started: begun }
  })
  expect(await started).toBe('made')
  expect(await stock()).toBe(before - 8)
  expect(await placesOf(memberId)).toEqual([expect.any(Number)])
})

test('an order that waits for the last piece does not get it after another has', async () => {
  await rowsOf(`update products set stock = 1 where id = 'last'`)
  const one = order(await member(), { itemId: 'last' })
  const { started } = await withTransaction(database.db, async (tx) => {
    expect(await insertOrder(order(await member(), { itemId: 'last' }), tx)).toBe('made')
    const begun = write(one)
    await untilSomebodyWaits(database.pool)
    return { started: begun }
  })
  expect(await started).toBe('no stock')
  expect(await rowsOf(`select stock from products where id = 'last'`)).toEqual([{ stock: 0 }])
})
