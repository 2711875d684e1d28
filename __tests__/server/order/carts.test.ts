/**
 * Thousands of random carts over every kind of goods, and a kind that only this test knows, on a real PostgreSQL with several
 * callers at once: the parts of an order add up, and whatever becomes of it, stock, coupon and place are given back exactly
 * once.
 */
import fc from 'fast-check'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { withTransaction } from '../../../server/db/client'
import { orderWriterOver, type NewOrder } from '../../../server/modules/order/create-repository'
import { MAX_UNPAID } from '../../../server/modules/order/insert-parameters'
import type { MoveName } from '../../../server/modules/order/lifecycle'
import { lifecycleOver } from '../../../server/modules/order/lifecycle-repository'
import { newOrderNo, type OrderNo } from '../../../server/domain/order-number'
import { priceOf } from '../../../server/modules/order/pricing'
import {
  mayStandTogether,
  STOCK_SOURCES,
  type StockSource
} from '../../../server/modules/order/stock-sources-repository'
import { newOrder } from '../../support/server/new-order'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { addCatalogue } from '../payment/small-catalogue'
import { byLevel } from '../../support/depth'

const CARTS = Number(process.env.CARTS ?? byLevel(120, 3000))
const AT_ONCE = 24
/** PostgreSQL counts its tables now and then, and plans again: no plan may lock rows in another order. */
const PLANNED_ANEW = AT_ONCE * 10
const MEMBERS = 300
const NOW = new Date('2026-11-21T10:00:00Z')
const LIFE_MS = 15 * 60_000

/** A kind of goods whose table names everything otherwise: nothing but this entry tells the order core of it. */
const pots = pgTable('test_pots', {
  id: text('pot_code').primaryKey(),
  stock: integer('pots_left'),
  sold: integer('pots_gone').notNull().default(0),
  priceFen: integer('pot_fen').notNull(),
  onSale: boolean('is_offered').notNull()
})
const { id, stock, sold, priceFen, onSale } = pots
const POT: StockSource = { kind: 'pot', table: pots, id, stock, sold, priceFen, onSale, basket: 'products' }
const SOURCES = [...STOCK_SOURCES, POT]

const write = orderWriterOver(SOURCES)
const cycle = lifecycleOver(SOURCES)

/** What can be wanted, with its price; stock is short of some, and others are not limited. */
const GOODS = [
  { kind: 'card', itemId: 'gold', unitFen: 19900 },
  { kind: 'card', itemId: 'plain', unitFen: 9900 },
  { kind: 'plate', itemId: 'extra', unitFen: 2990 },
  { kind: 'product', itemId: 'tea', unitFen: 990 },
  { kind: 'product', itemId: 'many', unitFen: 100 },
  { kind: 'product', itemId: 'last', unitFen: 100 },
  { kind: 'product', itemId: 'free', unitFen: 0 },
  { kind: 'pot', itemId: 'clay', unitFen: 333 },
  { kind: 'pot', itemId: 'iron', unitFen: 12345 },
  { kind: 'partner', itemId: 'theirs', unitFen: 4500 }
] as const

const UNLIMITED = new Set(['plain', 'tea'])

const goodsOf = (test: (kind: string) => boolean) =>
  fc.constantFrom(...GOODS.filter(({ kind }) => test(kind)))
const pieces = (goods: ReturnType<typeof goodsOf>, most: number) =>
  fc.record({ goods, quantity: fc.integer({ min: 1, max: most }) })
const isLoose = (kind: string) => kind === 'product' || kind === 'pot'

const cart = fc.record({
  member: fc.integer({ min: 0, max: MEMBERS - 1 }),
  lines: fc.oneof(
    {
      weight: 1,
      arbitrary: fc.array(
        pieces(
          goodsOf((kind) => !isLoose(kind)),
          1
        ),
        { minLength: 1, maxLength: 1 }
      )
    },
    { weight: 3, arbitrary: fc.array(pieces(goodsOf(isLoose), 4), { minLength: 1, maxLength: 6 }) }
  ),
  offFen: fc.integer({ min: 0, max: 30_000 }),
  eligible: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  freightFen: fc.constantFrom<number>(0, 0, 800, 1),
  withCoupon: fc.boolean(),
  fate: fc.constantFrom<readonly MoveName[]>(
    [],
    ['cancel'],
    ['close'],
    ['close', 'refundClosed', 'refunded'],
    ['pay'],
    ['pay', 'fulfil'],
    ['pay', 'refundUndelivered', 'refunded'],
    ['pay', 'fulfil', 'refundRecharge', 'refunded']
  )
})
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never

let database: TestDatabase
let serial = 0
const outcomes: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase({ max: AT_ONCE })
  await addCatalogue(database.pool, NOW)
  await database.pool
    .query(`create table test_pots (pot_code text primary key, pots_left int constraint test_pots_stock check (pots_left >= 0),
    pots_gone int not null default 0, pot_fen int not null, is_offered boolean not null);
    insert into test_pots values ('clay', 5000, 0, 333, true), ('iron', 40, 0, 12345, true);
    update products set stock = 50 where id = 'last';
    update products set stock = 5000 where id in ('many', 'free');
    update card_products set stock = 500 where id = 'gold';
    update plates set stock = 60, buy_limit = 0 where id = 'extra';
    insert into members (id, nickname, channel_code) select 'm' || n, '', 'main' from generate_series(0, ${MEMBERS - 1}) n`)
})
afterAll(() => database.drop())

const rowsOf = async <R extends object>(sql: string) => (await database.pool.query<R>(sql)).rows

/** A usable coupon of the member. */
async function coupon(memberId: string): Promise<string> {
  const id = `c${(serial += 1)}`
  await database.pool.query(
    `insert into coupon_receives (id, coupon_id, member_id, seq, state, expires_at) values ($1, 'cut', $2, $3, 'usable', $4)`,
    [id, memberId, serial, new Date(NOW.getTime() + 86_400_000)]
  )
  return id
}

async function orderOf({ member, lines, offFen, eligible, freightFen, withCoupon }: Cart): Promise<NewOrder> {
  const items = lines.map(({ goods, quantity }) => ({ ...goods, quantity, name: goods.itemId, picture: '' }))
  const memberId = `m${member}`
  const price = priceOf(items, offFen, { eligible, freightFen })
  const expiresAt = new Date(NOW.getTime() + LIFE_MS)
  return newOrder({
    orderNo: newOrderNo(NOW),
    memberId,
    ...price,
    lines: price.lines.map((line, index) => ({
      ...line,
      kind: lines[index]?.goods.kind ?? '',
      limited: !UNLIMITED.has(line.itemId),
      returnTerms: { rule: 'unused' }
    })),
    couponReceiveId: withCoupon ? await coupon(memberId) : null,
    createdAt: NOW,
    expiresAt,
    requestKey: `k${(serial += 1)}`
  })
}

/** Every change is asked for by several at once; it happens once. */
async function meetFate(orderNo: OrderNo, fate: readonly MoveName[], free: boolean): Promise<void> {
  for (const name of fate) {
    if (name === 'pay' && free) continue
    const moved = await Promise.all(
      [1, 2].map(() =>
        withTransaction(database.db, async (tx) => {
          const order = await cycle.moveOrder(orderNo, name, { at: NOW }, tx)
          if (order && name === 'fulfil') await cycle.countSold(await linesOf(orderNo), tx)
          return order
        })
      )
    )
    if (free && (name === 'cancel' || name === 'close')) return
    expect(moved.filter(Boolean)).toHaveLength(1)
  }
}

const linesOf = async (orderNo: string) =>
  rowsOf<{ kind: string; itemId: string; quantity: number }>(
    `select kind, item_id as "itemId", quantity from order_lines where order_no = '${orderNo}'`
  )

async function live(one: Cart): Promise<void> {
  expect(
    mayStandTogether(
      one.lines.map(({ goods }) => goods),
      SOURCES
    )
  ).toBe(true)
  const order = await orderOf(one)
  const outcome = await write(order, database.db)
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  if (outcome === 'made') await meetFate(order.orderNo, one.fate, order.payFen === 0)
}

/** Where what the database holds is not what the orders say. */
async function faults(): Promise<object[]> {
  const initial = `(values ('card', 'gold', 500), ('plate', 'extra', 60), ('product', 'many', 5000), ('product', 'last', 50),
    ('product', 'free', 5000), ('pot', 'clay', 5000), ('pot', 'iron', 40), ('card', 'plain', null), ('product', 'tea', null))
    as first(kind, item_id, stock)`
  const now = `(select 'card' as kind, id as item_id, stock, sold from card_products
    union all select 'plate', id, stock, sold from plates union all select 'product', id, stock, sold from products
    union all select 'pot', pot_code, pots_left, pots_gone from test_pots) as today`
  return [
    ...(await rowsOf(`select today.*, first.stock as before from ${initial} join ${now} using (kind, item_id),
      lateral (select
          coalesce(sum(l.quantity) filter (where o.state in ('unpaid', 'paid', 'fulfilled')), 0) as held,
          coalesce(sum(l.quantity) filter (where o.state = 'fulfilled'), 0) as handed
        from order_lines l join orders o using (order_no) where l.kind = today.kind and l.item_id = today.item_id) taken
      where today.stock is distinct from first.stock - held or today.sold <> handed`)),
    ...(await rowsOf(`select o.order_no from orders o, lateral (
        select sum(pay_fen) as pay, sum(discount_fen) as off, sum(unit_fen * quantity) as total, min(pay_fen) as least
        from order_lines l where l.order_no = o.order_no) parts
      where parts.pay <> o.pay_fen - o.freight_fen or parts.off <> o.discount_fen or parts.total <> o.total_fen
        or parts.least < 0`)),
    ...(await rowsOf(`select r.id from coupon_receives r left join orders o on o.coupon_receive_id = r.id
        and o.state in ('unpaid', 'paid', 'fulfilled')
      where r.state <> case o.state when 'fulfilled' then 'used' when 'unpaid' then 'locked' when 'paid' then 'locked'
        else 'usable' end or r.order_no is distinct from o.order_no`)),
    ...(await rowsOf(`select order_no from orders where (open_slot is not null) <> (state = 'unpaid')
      or (held_until is not null) <> (state = 'unpaid')`)),
    ...(await rowsOf(`select member_id from orders where state = 'unpaid' group by member_id
      having count(*) > ${MAX_UNPAID}`)),
    ...(await rowsOf(`select order_no from order_events group by order_no, state having count(*) > 1`))
  ]
}

test(`${CARTS} carts, ${AT_ONCE} at a time: parts add up, and what is given back is what was taken, once`, async () => {
  const carts = fc.sample(cart, CARTS)
  for (let from = 0; from < carts.length; from += AT_ONCE) {
    const batch = carts.slice(from, from + AT_ONCE).map(live)
    await Promise.all(from % PLANNED_ANEW === 0 ? [...batch, database.pool.query('analyze')] : batch)
  }
  expect(await faults()).toEqual([])
  expect(outcomes['made']).toBeGreaterThan(CARTS / 3)
  // the sample meets every refusal that it can meet
  expect(outcomes['no stock']).toBeGreaterThan(0)
  const [database_] = await rowsOf<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()'
  )
  expect(database_?.deadlocks).toBe('0')
})

test('and when every order has gone back, everything is as it was', async () => {
  const open = await rowsOf<{ order_no: OrderNo; state: string }>('select order_no, state from orders')
  const END: Readonly<Record<string, MoveName>> = {
    unpaid: 'cancel',
    paid: 'refundUndelivered',
    fulfilled: 'refundRecharge'
  }
  for (const [state, name] of Object.entries(END)) {
    const orderNos = open.filter((order) => order.state === state).map((order) => order.order_no)
    expect(await cycle.move(orderNos, name, { at: NOW }, database.db)).toHaveLength(orderNos.length)
    expect(await cycle.move(orderNos, name, { at: NOW }, database.db)).toEqual([])
  }
  expect(await faults()).toEqual([])
  expect(
    await rowsOf(`select 1 from coupon_receives where state <> 'usable' union all
      select 1 from test_pots where pots_gone <> 0 or pots_left <> case pot_code when 'iron' then 40 else 5000 end union all
      select 1 from products where id = 'last' and (stock <> 50 or sold <> 0)`)
  ).toEqual([])
})

test('a line that cannot be had undoes the whole order, and says so', async () => {
  const [, , , , many, last] = GOODS
  const asked = { member: 1, offFen: 0, eligible: [], freightFen: 0, withCoupon: true, fate: [] }
  const order = await orderOf({
    ...asked,
    lines: [
      { goods: many, quantity: 3 },
      { goods: last, quantity: 51 }
    ]
  })
  expect(await write(order, database.db)).toBe('no stock')
  expect(
    await write({ ...order, couponReceiveId: 'none', lines: order.lines.slice(0, 1) }, database.db)
  ).toBe('changed')
  expect(await faults()).toEqual([])
})

test('control: taking line by line leaves the first line taken when the second cannot be had', async () => {
  const take = (id: string, quantity: number) =>
    database.pool.query('update products set stock = stock - $2 where id = $1 and stock >= $2', [
      id,
      quantity
    ])
  await take('many', 3)
  expect((await take('last', 51)).rowCount).toBe(0)
  expect(await faults()).not.toEqual([])
  await take('many', -3)
})
