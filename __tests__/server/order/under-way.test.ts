/**
 * Tabs and counts look at the goods of orders that are under way alone (goods_on_the_way, and indexes of what can be used). What they
 * say is what the stage of each order says, in every state that its goods can be in.
 */
import { ORDER_TABS, STAGES_OF_TAB, type OrderStage, type OrderTab } from '../../../contract/order/stage'
import type { OrderNo } from '../../../server/domain/order-number'
import { countHoldings } from '../../../server/modules/member/summary-repository'
import { findOrder, listOrders } from '../../../server/modules/order/read-repository'
import { recordCounts, recordsPage } from '../../../server/modules/privilege/record-repository'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { withPhones } from '../../support/server/test-phones'

const ME = 'buyer'
const NOW = new Date('2026-11-29T04:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.pool.query(`insert into members (id, nickname, channel_code) values ($1, '', 'main')`, [ME])
})
afterAll(() => database.drop())

const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)
let orders = 0

async function addOrder(kind: string, state: string): Promise<OrderNo> {
  const orderNo = String((orders += 1)).padStart(20, '0') as OrderNo
  await run(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at)
     values ($1, $2, 'main', $3, $4, 1, 0, 1, $5, $6)`,
    [orderNo, ME, kind, state, inDays(-1), inDays(1)]
  )
  return orderNo
}

interface Gift {
  readonly state: string
  readonly ends?: number
  readonly account?: string
  readonly code?: string
  readonly parcel?: string
}

async function addRecord(orderNo: OrderNo | null, seq: number, { state, ends = 1, ...more }: Gift) {
  const id = `record-${orderNo ?? 'none'}-${(orders += 1)}`
  await run(
    `insert into receive_records (id, member_id, privilege_id, order_no, order_seq, state, code, account, held_for, expires_at)
     select $1, $2, id, $3, $4, $5, $6, $7, $8, $9 from privileges order by id limit 1`,
    [
      id,
      ME,
      orderNo,
      orderNo && seq,
      state,
      more.code && `${more.code}-${id}`,
      more.account,
      state === 'refunding' ? 'x' : null,
      inDays(ends)
    ]
  )
  if (more.parcel)
    await run(
      `insert into receive_parcels (receive_id, privilege_id, name, state, claim_key, ship_no, claimed_at, next_try_at)
       select id, privilege_id, '', $2, id, id, now(), now() from receive_records where id = $1`,
      [id, more.parcel]
    )
}

/** Everything that a record can be; `expired` is not stored. */
const GIFTS: readonly Gift[] = ['processing', 'issued', 'refunding', 'used', 'failed'].flatMap((state) =>
  [-1, 1].flatMap((ends) => [
    { state, ends },
    { state, ends, code: 'code' },
    { state, ends, account: '13800138000' },
    { state, ends, account: '13800138000', code: 'code' },
    ...['claimed', 'sent', 'received'].flatMap((parcel) => [
      { state, ends, parcel },
      { state, ends, parcel, account: '13800138000' }
    ])
  ])
)

async function addEveryOrder(): Promise<void> {
  for (const state of ['unpaid', 'paid', 'cancelled', 'closed', 'refunding', 'refunded'])
    for (const kind of ['sku', 'product', 'card']) await addOrder(kind, state)
  await addOrder('card', 'fulfilled')
  for (const state of ['booked', 'packing', 'sent', 'received', 'cancelled'])
    await run(`insert into shipments (order_no, state) values ($1, $2)`, [
      await addOrder('sku', 'fulfilled'),
      state
    ])
  for (const [at, gift] of GIFTS.entries()) {
    await addRecord(null, 1, gift)
    const orderNo = await addOrder('product', 'fulfilled')
    await addRecord(orderNo, 1, gift)
    await addRecord(orderNo, 2, GIFTS[(at * 7) % GIFTS.length]!)
  }
  for (const days of [-1, 1]) {
    await run(
      `insert into partner_orders (partner, partner_order_no, member_id, order_no, amount_fen, state, next_try_at, usable_until)
       values ('hdz', $1, $2, $1, 1, 'done', now(), $3)`,
      [await addOrder('partner', 'fulfilled'), ME, inDays(days)]
    )
    await run(
      `insert into lounge_passes (pass_no, order_no, member_id, plan_id, plan_name, state, visits, guests, guests_at_once, starts_at, expires_at)
       select $1, $1, $2, id, '', 'active', 1, 0, 0, $3, $4 from lounge_plans order by id limit 1`,
      [await addOrder('lounge', 'fulfilled'), ME, inDays(-2), inDays(days)]
    )
  }
}

const ALL = { cursor: undefined, pageSize: 1000 }

test('lists, counts and the stages of orders agree, whatever became of the goods', async () => {
  await addEveryOrder()
  const { rows } = await run('select order_no from orders where member_id = $1', [ME])
  const stages = new Map<string, OrderStage>()
  for (const { order_no: orderNo } of rows as { order_no: OrderNo }[])
    stages.set(orderNo, (await findOrder(ME, orderNo, NOW, database.db))!.stage)
  expect(new Set(stages.values()).size).toBe(10)

  const listed = new Map<OrderTab, string[]>()
  for (const tab of ORDER_TABS) {
    const { rows: page } = await listOrders(ME, { ...ALL, tab, now: NOW }, database.db)
    listed.set(tab, page.map(({ orderNo }) => orderNo).sort())
    const inTab = ({ 1: stage }: [string, OrderStage]) => tab === 'all' || STAGES_OF_TAB[tab].includes(stage)
    const expected = [...stages].filter(inTab).map(([orderNo]) => orderNo)
    expect({ tab, orders: listed.get(tab) }).toEqual({ tab, orders: expected.sort() })
  }

  const counts = await countHoldings(ME, NOW, database.db)
  expect({
    unpaid: counts.unpaidOrders,
    toShip: counts.toShipOrders,
    toReceive: counts.toReceiveOrders,
    toUse: counts.toUseOrders,
    refund: counts.refundOrders
  }).toEqual({
    unpaid: listed.get('unpaid')?.length,
    toShip: listed.get('toShip')?.length,
    toReceive: listed.get('toReceive')?.length,
    toUse: listed.get('toUse')?.length,
    refund: listed.get('refund')?.length
  })
  expect(counts.receiveRecords).toBe(GIFTS.length * 3)
})

test('each tab of the records counts what it lists', async () => {
  const counts = await recordCounts(ME, NOW, database.db)
  for (const state of ['issued', 'toShip', 'toReceive', 'used', 'expired'] as const) {
    const { rows } = await recordsPage(ME, NOW, { ...ALL, state }, withPhones(database.db))
    expect({ state, count: counts.get(state) ?? 0 }).toEqual({ state, count: rows.length })
    expect(rows.length).toBeGreaterThan(0)
  }
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(GIFTS.length * 3)
})
