/** What members read does not depend on how much there is: every statement of these reads is explained. */
import { CART_LINES, fill, PRIVILEGE } from '../../../bench/scale/fill'
import { AVERAGE, HEAVY } from '../../../bench/scale/members'
import { READS } from '../../../bench/scale/reads'
import type { Tx } from '../../../server/db/client'
import { MAX_STORES_COUNTED } from '../../../contract/location/limits'
import { findMerchants } from '../../../server/modules/location/repository'
import { findMembers } from '../../../server/modules/member/operator-repository'
import {
  listOperatorOrders,
  listOrdersOfReceiver,
  memberOfMobile
} from '../../../server/modules/order/operator-repository'
import { holdUnhashed } from '../../../server/modules/order/receivers-repository'
import {
  nodesOf,
  planOf as explained,
  rowsOf,
  statementsOf as heardBy,
  type Asked,
  type Plan
} from '../../support/server/plans'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const SCALE = { members: 15_000, stores: 20_000, each: 3, heavy: 1000 }

/** Tables that grow with members and what they do. */
const GROWING = new Set([
  'members',
  'orders',
  'order_lines',
  'shipments',
  'after_sales',
  'receive_records',
  'coupon_receives',
  'lottery_draws',
  'points_entries',
  'points_accounts',
  'cart_lines',
  'referral_bindings',
  'commissions',
  'commission_entries',
  'goods_on_the_way'
])

/** Rows of a page, with the one that tells of the next. */
const FIRST_PAGE = 11

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, max: 1 })
  await fill(database, SCALE)
  await database.pool.query('set plan_cache_mode = force_generic_plan')
})
afterAll(() => database.drop())

/** The statements of a read. */
const statementsOf = (run: () => Promise<unknown>) => heardBy(database.pool, run)

/** The plan that a connection keeps after some calls, whoever calls next; as it ran with these values. */
const planOf = (asked: Asked) => explained(database.pool, asked)

/** The nodes that read rows of tables that grow; a bitmap of an index is counted with the rows that it finds. */
const growingScans = (plan: Plan) => nodesOf(plan).filter((node) => GROWING.has(node['Relation Name'] ?? ''))

/** Of one statement: what a member owns, with what hangs on each, and far from what all own. */
const MAX_ROWS = 10 * SCALE.heavy

/** That none of the statements reads a whole table that grows, or more rows than a member owns. */
async function expectIndexed(asked: readonly Asked[]): Promise<void> {
  expect(asked.length).toBeGreaterThan(0)
  for (const each of asked) {
    const scans = growingScans(await planOf(each))
    const whole = scans.filter((node) => node['Node Type'] === 'Seq Scan')
    expect({ text: each.text, whole: whole.map((node) => node['Relation Name']) }).toEqual({
      text: each.text,
      whole: []
    })
    const read = scans.reduce((sum, node) => sum + rowsOf(node), 0)
    expect(read <= MAX_ROWS ? '' : `${read} rows: ${each.text}`).toBe('')
  }
}

test.each(Object.keys(READS))('%s reads what is the member’s, by an index', async (name) => {
  for (const memberId of [AVERAGE, HEAVY])
    await expectIndexed(await statementsOf(async () => READS[name]?.(database.db, memberId, new Date())))
})

/** How many fulfilled orders of goods the heavy member has, and how many of them are not done. */
async function goodsOf(memberId: string): Promise<{ fulfilled: number; underWay: number }> {
  const { rows } = await database.pool.query<{ fulfilled: number; underWay: number }>(
    `select count(*)::int as fulfilled, (count(*) filter (where exists (
       select 1 from shipments s where s.order_no = o.order_no and s.state = 'sent') or exists (
       select 1 from receive_records r where r.order_no = o.order_no and r.state = 'issued' and r.expires_at > now()) or exists (
       select 1 from lounge_passes p where p.order_no = o.order_no)))::int as "underWay"
     from orders o where member_id = $1 and state = 'fulfilled' and kind in ('sku', 'product', 'lounge') and hidden_at is null`,
    [memberId]
  )
  return rows[0]!
}

test.each(['My, counts', 'orderList, to receive'])(
  '%s looks at goods of orders that are under way, once, and not at all that are done',
  async (name) => {
    const { fulfilled, underWay } = await goodsOf(HEAVY)
    expect(fulfilled).toBeGreaterThan(3 * underWay)
    const [asked] = await statementsOf(async () => READS[name]?.(database.db, HEAVY, new Date()))
    const looked = growingScans(await planOf(asked!)).filter((node) => node['Actual Loops'] > 1)
    const goods = looked.filter((node) =>
      ['shipments', 'receive_records'].includes(node['Relation Name'] ?? '')
    )
    const loops = goods.reduce((sum, node) => sum + node['Actual Loops'], 0)
    expect(loops).toBeGreaterThan(0)
    // a page looks at what it shows once more
    expect(loops).toBeLessThanOrEqual(underWay + 2 * FIRST_PAGE)
  }
)

test('points read the entries of an account once', async () => {
  const asked = await statementsOf(async () => READS['getPoints']?.(database.db, HEAVY, new Date()))
  const scans: Plan[] = []
  for (const each of asked) scans.push(...growingScans(await planOf(each)))
  const entries = scans.filter((node) => node['Relation Name'] === 'points_entries')
  expect(entries.reduce((sum, node) => sum + rowsOf(node), 0)).toBe(SCALE.heavy)
})

test('records are counted by indexes alone', async () => {
  const [asked] = await statementsOf(async () => READS['records, counts']?.(database.db, HEAVY, new Date()))
  const records = growingScans(await planOf(asked!)).filter(
    (node) => node['Relation Name'] === 'receive_records'
  )
  expect(records.filter((node) => node['Actual Loops'] > 0 && rowsOf(node) > 0).map(isOfTable)).toEqual([
    false
  ])
})

/** Those that go through a large table by an index alone are cheap: only rows of the table itself count. */
const isOfTable = (node: Plan) => node['Node Type'] !== 'Index Only Scan'

test('all counts of My find a member’s orders by an index alone', async () => {
  const [asked] = await statementsOf(async () => READS['My, counts']?.(database.db, HEAVY, new Date()))
  const orders = growingScans(await planOf(asked!)).filter((node) => node['Relation Name'] === 'orders')
  expect(orders.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
})

test('purchase limits look at an item once, and not at each order of it', async () => {
  const all = await statementsOf(async () => READS['getCart']?.(database.db, HEAVY, new Date()))
  const asked = all.find(({ text }) => text.includes('sum(l.quantity) as bought'))
  const plan = await planOf(asked!)
  const looked = nodesOf(plan).filter((node) => node['Relation Name'] === 'mall_skus')
  const orders = nodesOf(plan).filter((node) => node['Relation Name'] === 'orders')
  expect(looked.reduce((sum, node) => sum + node['Actual Loops'], 0)).toBeLessThan(SCALE.heavy / 6)
  expect(orders.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
})

test('a settlement looks at the product of each line once, and at what they have in common once', async () => {
  const all = await statementsOf(async () => READS['settleMall, cart']?.(database.db, HEAVY, new Date()))
  const goods = nodesOf(
    await planOf(all.find(({ text }) => text.includes('mall_skus s join mall_products'))!)
  )
  const loopsOf = (table: string) =>
    goods
      .filter((node) => node['Relation Name'] === table)
      .reduce((sum, node) => sum + node['Actual Loops'], 0)
  expect(loopsOf('mall_products')).toBeLessThanOrEqual(CART_LINES)
  expect(loopsOf('mall_categories')).toBeLessThanOrEqual(CART_LINES)
  const freight = all.filter(({ text }) => text.includes('from freight_'))
  expect(freight.map(({ values }) => values.flat().length)).toEqual([1, 1])
})

test('what home says was saved looks at orders with a discount alone, and at their lines', async () => {
  const { rowCount } = await database.pool.query(
    `update orders set discount_fen = 100, pay_fen = pay_fen - 100 where order_no in (
       select order_no from orders where member_id = $1 and state = 'fulfilled' order by paid_at desc limit 3)`,
    [HEAVY]
  )
  const [asked] = await statementsOf(async () =>
    // in whichever month that was, the newest orders are of it or later
    READS['getMyCardInfo, glance']?.(database.db, HEAVY, new Date(Date.now() - 20 * 86_400_000))
  )
  const scans = growingScans(await planOf(asked!))
  const of = (table: string) => scans.filter((node) => node['Relation Name'] === table)
  expect(of('orders').reduce((sum, node) => sum + rowsOf(node), 0)).toBe(rowCount)
  expect(of('order_lines').reduce((sum, node) => sum + node['Actual Loops'], 0)).toBe(rowCount)
})

test.each(Object.keys(READS).filter((name) => !name.startsWith('stores')))(
  '%s sends no statement twice',
  async (name) => {
    const asked = await statementsOf(async () => READS[name]?.(database.db, HEAVY, new Date()))
    const texts = asked.map(({ text }) => text)
    expect(texts).toEqual([...new Set(texts)])
  }
)

const LISTS = [
  'orderList, all',
  'orderList, unpaid',
  'orderList, to receive',
  'orderList, refund',
  'records, all',
  'records, issued',
  'getMyCouponsList, usable',
  'getMyCouponsList, used',
  'getMyCouponsList, expired',
  'listInvitees',
  'listCommissions'
]

/** As a statement is planned for one member: the plan for any of them may sort what most have, which is next to nothing. */
async function plannedForOne(run: () => Promise<void>): Promise<void> {
  await database.pool.query('set plan_cache_mode = force_custom_plan')
  try {
    await run()
  } finally {
    await database.pool.query('set plan_cache_mode = force_generic_plan')
  }
}

test.each(LISTS)('a page of %s reads its rows alone, however many the member has', async (name) => {
  const [asked] = await statementsOf(async () => READS[name]?.(database.db, HEAVY, new Date()))
  const read = async () =>
    Math.max(
      ...growingScans(await planOf(asked!))
        .filter(isOfTable)
        .map(rowsOf)
    )
  expect(await read()).toBeLessThan(SCALE.heavy / 6)
  await plannedForOne(async () => expect(await read()).toBeLessThan(SCALE.heavy / 6))
})

const FROM = { lat: 31.23, lng: 121.47 }
const aroundFrom = { channel: 'main', now: new Date(), position: FROM, pageSize: 50 }

/** Rows of stores that a statement reads. */
const storesRead = async (asked: Asked) =>
  nodesOf(await planOf(asked))
    .filter((node) => node['Relation Name'] === 'merchants')
    .reduce((sum, node) => sum + rowsOf(node), 0)

test('very many stores are not counted, and a page of them reads those around it', async () => {
  await plannedForOne(async () => {
    for (const asks of [
      {},
      { privilegeIds: [PRIVILEGE] },
      { withinMetres: 600_000 },
      { position: null },
      { position: null, privilegeIds: [PRIVILEGE] }
    ]) {
      const [few, ...pages] = await statementsOf(() => findMerchants({ ...aroundFrom, ...asks }, database.db))
      expect(await storesRead(few!)).toBeLessThan(SCALE.stores / 10)
      // nothing but the page, in circles that grow until one holds it
      expect(pages.map(({ text }) => text.includes('order by far'))).toEqual(pages.map(() => true))
      for (const page of pages)
        expect({ asks, few: (await storesRead(page)) < SCALE.stores / 10 }).toEqual({ asks, few: true })
    }
  })
})

test('few stores of very many are found at once, by what they are asked for', async () => {
  await plannedForOne(async () => {
    for (const asks of [
      { withinMetres: 50_000 },
      { cityCode: '300007' },
      { cityCode: '300007', privilegeIds: [PRIVILEGE] },
      { cityCode: '300007', privilegeIds: [PRIVILEGE], position: null }
    ]) {
      const asked = await statementsOf(() => findMerchants({ ...aroundFrom, ...asks }, database.db))
      expect({ asks, statements: asked.length }).toEqual({ asks, statements: 1 })
      for (const each of asked)
        expect({ asks, few: (await storesRead(each)) < SCALE.stores / 10 }).toEqual({ asks, few: true })
    }
  })
})

test('pages of many stores are the nearest first, without gaps or repeats, across every radius', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from (select m.id, m.rating, 2 * 6371000 * asin(least(1, sqrt(power(sin(radians(lat - 31.23) / 2), 2)
       + cos(radians(31.23)) * cos(radians(lat)) * power(sin(radians(lng - 121.47) / 2), 2)))) as far from merchants m
       where id in (select merchant_id from privilege_merchants where privilege_id = $1)) m order by far, rating desc, id`,
    [PRIVILEGE]
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { ...aroundFrom, pageSize: 1500, privilegeIds: [PRIVILEGE], cursor }
    const page = await findMerchants(query, database.db)
    expect(page.total).toBe(MAX_STORES_COUNTED)
    seen.push(...page.rows.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(rows.map(({ id }) => id))
})

const PHONE = '13800000001'
const ANY = { before: null, from: null, to: null, channel: null, stage: null }

test.each([
  ['members', () => findMembers({ memberId: null, mobile: PHONE, cardNo: null }, database.db)],
  ['the member of a number', () => memberOfMobile(PHONE, database.db)],
  [
    'the orders of whoever has it',
    () => listOperatorOrders({ ...ANY, orderNo: null, memberId: HEAVY }, 50, new Date(), database.db)
  ],
  [
    'the orders of a receiver',
    () => listOrdersOfReceiver([`mac-${HEAVY}`, `mac-${AVERAGE}`], ANY, 50, new Date(), database.db)
  ]
])('staff find %s by a phone number, by an index', async (_what, find: () => Promise<unknown>) => {
  await expectIndexed(await statementsOf(find))
})

test('orders whose receiver has no hash yet are found without looking at the others', async () => {
  // explained, not carried out: no transaction has to hold them
  await expectIndexed(await statementsOf(() => holdUnhashed(1000, database.db as unknown as Tx)))
})

test('how many statements the reads of a cart take does not depend on its lines', async () => {
  for (const name of ['getCart', 'settleMall, cart']) {
    const count = async (memberId: string) =>
      (await statementsOf(async () => READS[name]?.(database.db, memberId, new Date()))).length
    expect(await count(HEAVY)).toBe(await count(AVERAGE))
  }
})
