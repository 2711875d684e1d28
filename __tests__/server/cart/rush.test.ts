/** A thousand members at once, and thousands of random carts, on a real PostgreSQL: nothing is sold twice, and all parts add up. */
import fc from 'fast-check'
import type { Data, Order } from '../../../contract/types'
import { givePoints } from '../points/give-points'
import { openMallShop, type MallShop } from './mall-shop'
import { byLevel } from '../../support/depth'

const CALLERS = byLevel(60, 1000)
const UNITS = byLevel(6, 100)
const CARTS = Number(process.env.CARTS ?? byLevel(12, 1000))
const AT_ONCE = 24
const OTHERS = ['rush-1', 'rush-2', 'rush-3', 'rush-4'] as const
const FREIGHT_FEN = 800

let shop: MallShop
const members: { memberId: string; token: string; addressId: string }[] = []

beforeAll(async () => {
  shop = await openMallShop({ max: 40 })
  await shop.database.pool.query(
    `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
     select id, 'tea', '{}', id, '', 100, 100, case id when 'hot' then ${UNITS} else 100000 end, 1, true
     from unnest($1::text[]) id`,
    [['hot', ...OTHERS]]
  )
  for (let n = 0; n < CALLERS; n++) {
    const memberId = `r${n}`
    members.push({
      memberId,
      token: await shop.login(memberId),
      addressId: await shop.address(memberId)
    })
  }
})
afterAll(() => shop.close())

const deadlocks = () =>
  shop.row<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()'
  )

/** One to five lines, the hot one among them at any place. */
function linesOf(n: number) {
  const others = OTHERS.slice(0, n % 5)
  const at = n % (others.length + 1)
  const skuIds = [...others.slice(0, at), 'hot', ...others.slice(at)]
  return (n % 2 ? skuIds : skuIds.reverse()).map((skuId) => ({ skuId, quantity: 1 }))
}

test(`${CALLERS} callers want ${UNITS} pieces, each with 1 to 5 lines: exactly ${UNITS} are sold, and nobody waits in a circle`, async () => {
  const answers = await Promise.all(
    members.map(({ token, addressId }, n) => {
      const lines = linesOf(n)
      const seenFen = lines.length * 100 + FREIGHT_FEN
      return shop.ask<Order>('createMallOrder', { lines, fromCart: n % 3 === 0, addressId, seenFen }, token)
    })
  )
  const codes: Record<string, number> = {}
  for (const { resultCode } of answers) codes[resultCode] = (codes[resultCode] ?? 0) + 1
  // whoever met a rush eight times over may have been asked to try again; nobody was told so while there was a piece
  expect(codes['100']).toBe(UNITS)
  expect((codes['901'] ?? 0) + (codes['918'] ?? 0)).toBe(CALLERS - UNITS)
  expect(await shop.stockOf('hot')).toBe(0)
  expect(
    await shop.row(`select min(s.stock) >= 0 as sane, bool_and(s.stock = start.stock - coalesce(sold.n, 0)) as even
      from mall_skus s join (select id, case id when 'hot' then ${UNITS} else 100000 end as stock from mall_skus
        where id = 'hot' or id like 'rush-%') start using (id)
      left join (select item_id, sum(quantity)::int as n from order_lines group by item_id) sold on sold.item_id = s.id`)
  ).toEqual({ sane: true, even: true })
  expect(await deadlocks()).toEqual({ n: 0 })
})

test('control: looking at each line and taking it then sells more than there is', async () => {
  const { pool } = shop.database
  await pool.query('alter table mall_skus drop constraint mall_skus_stock')
  await pool.query(`update mall_skus set stock = 5 where id = 'hot'`)
  let sold = 0
  await Promise.all(
    members.slice(0, 100).map(async () => {
      if ((await shop.stockOf('hot')) < 1) return
      await pool.query(`update mall_skus set stock = stock - 1 where id = 'hot'`)
      sold += 1
    })
  )
  expect(sold).toBeGreaterThan(5)
  expect(await shop.stockOf('hot')).toBeLessThan(0)
  await pool.query(`update mall_skus set stock = 0 where id = 'hot'`)
  await pool.query('alter table mall_skus add constraint mall_skus_stock check (stock >= 0)')
})

const cart = fc.record({
  member: fc.integer({ min: 0, max: 49 }),
  lines: fc.uniqueArray(
    fc.record({
      skuId: fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'heavy'),
      quantity: fc.integer({ min: 1, max: 7 })
    }),
    { minLength: 1, maxLength: 6, selector: ({ skuId }) => skuId }
  ),
  off: fc.option(
    fc.record({
      rule: fc.constantFrom('fixed', 'discount'),
      amountFen: fc.integer({ min: 1, max: 60_000 }),
      percent: fc.integer({ min: 1, max: 99 }),
      scope: fc.constantFrom('all', 'sku'),
      scopeIds: fc.constantFrom<string[]>([], ['p1', 'p2'], ['heavy'])
    })
  ),
  usePoints: fc.boolean()
})

type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

async function live({ member, lines, off, usePoints }: Cart): Promise<Order['state'] | 'refused'> {
  const who = members[member]
  if (!who) throw new Error('no such member')
  const couponReceiveId = off ? await shop.coupon(who.memberId, off) : null
  const put = lines.map(({ skuId, quantity }) => shop.add(who.token, skuId, quantity))
  await Promise.all(put)
  const { resultCode, data: seen } = await shop.settle(who.token, { couponReceiveId, usePoints })
  if (resultCode !== '100') return 'refused'
  const settled = seen.groups.flatMap((group) => group.lines)
  const parts = {
    total: sum(settled.map(({ unitFen, quantity }) => unitFen * quantity)),
    pay: sum(settled.map(({ payFen }) => payFen))
  }
  expect(parts.total).toBe(seen.totalFen)
  expect(sum(settled.map(({ discountFen }) => discountFen))).toBe(
    seen.cardOffFen + seen.couponOffFen + seen.pointsOffFen
  )
  expect(sum(seen.groups.map(({ freightFen }) => freightFen))).toBe(seen.freightFen)
  expect(parts.pay + seen.freightFen).toBe(seen.payFen)
  expect(seen.payFen).toBe(
    seen.totalFen - seen.cardOffFen - seen.couponOffFen - seen.pointsOffFen + seen.freightFen
  )
  expect(seen.pointsOffFen > 0).toBe(usePoints && (seen.points?.usable ?? 0) > 0)
  const input = {
    lines: settled.map(({ skuId, quantity }) => ({ skuId, quantity })),
    fromCart: true,
    addressId: who.addressId,
    ...(couponReceiveId ? { couponReceiveId } : {}),
    usePoints,
    seenFen: seen.payFen
  }
  const { data: order } = await shop.ask<Order | null>('createMallOrder', input, who.token)
  if (!order) return 'refused'
  expect([order.payFen, order.totalFen, order.freightFen]).toEqual([
    seen.payFen,
    seen.totalFen,
    seen.freightFen
  ])
  await shop.ask('cancelOrder', { orderNo: order.orderNo }, who.token)
  return order.state
}

test(`${CARTS} random carts: what is seen is what is paid, and lines, card price, coupon, points and freight add up to it`, async () => {
  await shop.database.pool.query(
    `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, card_price_fen, stock,
       weight_grams, on_sale)
     select 'p' || n, 'tea', '{}', 'p', '', 333 + n * 1237, 99999, case when n % 2 = 0 then 331 + n * 1001 end, 100000, 1, true
     from generate_series(0, 5) n on conflict (id) do nothing;
     update mall_skus set stock = 100000 where id = 'heavy'`
  )
  for (const { memberId } of members.slice(0, 25)) await shop.card(memberId)
  const rule = { earnPerYuan: 1, worthFen: 3, mostPercent: 70, leastPoints: 7, lifeDays: 10 }
  await shop.database.pool.query(`update channels set config = $1 where code = 'main'`, [{ points: rule }])
  for (const [n, { memberId }] of members.slice(0, 50).entries())
    await givePoints(shop, memberId, 1 + n * 997)
  const carts = fc.sample(cart, CARTS)
  const ends: string[] = []
  // one member at a time: what others do at once is the test above
  for (let from = 0; from < carts.length; from += AT_ONCE) {
    const batch = new Map(carts.slice(from, from + AT_ONCE).map((one) => [one.member, one]))
    ends.push(...(await Promise.all([...batch.values()].map(live))))
  }
  // a few carts are chance: those that make an order are the most in the long run
  expect(ends.filter((end) => end === 'unpaid').length).toBeGreaterThan(ends.length / byLevel(4, 2))
  expect(
    await shop.row<Data<'getCartCount'>>(
      `select count(*)::int as count from orders o, lateral (
         select sum(pay_fen) as pay, sum(discount_fen) as off, sum(unit_fen * quantity) as total, min(pay_fen) as least,
           bool_and(card_off_fen + points_off_fen between 0 and discount_fen and points_off_fen = points * 3) as sane
         from order_lines l where l.order_no = o.order_no) parts
       where parts.pay <> o.pay_fen - o.freight_fen or parts.off <> o.discount_fen or parts.total <> o.total_fen
         or parts.least < 0 or not parts.sane`
    )
  ).toEqual({ count: 0 })
})
