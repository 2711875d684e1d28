/** What is on its way to a member is kept by triggers: every shipment and gift that is, for whoever owns it, whatever happens beside. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await run(
    `insert into members (id, nickname, channel_code) values ('one', '', 'main'), ('two', '', 'main')`
  )
})
afterAll(() => database.drop())

const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)
let count = 0

async function addOrder(memberId = 'one'): Promise<string> {
  const orderNo = String((count += 1)).padStart(20, '0')
  await run(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     values ($1, $2, 'main', 'sku', 'fulfilled', 1, 0, 1, now())`,
    [orderNo, memberId]
  )
  return orderNo
}

async function addRecord(orderNo: string | null = null): Promise<string> {
  const id = `gift-${(count += 1)}`
  await run(
    `insert into receive_records (id, member_id, privilege_id, order_no, order_seq, state, expires_at)
     select $1, 'one', id, $2, $3, 'used', now() from privileges order by id limit 1`,
    [id, orderNo, orderNo && 1]
  )
  return id
}

const claim = (state: string) =>
  `insert into receive_parcels (receive_id, privilege_id, name, state, claim_key, ship_no, claimed_at, next_try_at)
   select id, privilege_id, '', '${state}', id, id, now(), now() from receive_records where id = $1`

async function addGift(state: string, orderNo: string | null = null): Promise<string> {
  const id = await addRecord(orderNo)
  await run(claim(state), [id])
  return id
}

const BOOK = `insert into shipments (order_no, state) values ($1, 'booked')`
const MOVE = `update orders set member_id = 'two' where order_no = $1`
const CLAIM = claim('claimed')
const MOVE_RECORD = `update receive_records set member_id = 'two' where id = $1`

/** What the tables say, and what is kept of it. */
const TRUTH = `select 'shipment' as kind, s.order_no as id, s.order_no, o.member_id from shipments s join orders o using (order_no)
    where s.state in ('booked', 'packing', 'sent')
  union all select 'gift', r.id, r.order_no, r.member_id from receive_parcels x join receive_records r on r.id = x.receive_id
    where x.state in ('claimed', 'sent') order by 1, 2`
const KEPT = 'select kind, id, order_no, member_id from goods_on_the_way order by 1, 2'

async function expectKept(): Promise<void> {
  const truth = await run(TRUTH)
  expect((await run(KEPT)).rows).toEqual(truth.rows)
}

const idOf = async (id: string) =>
  (await run('select member_id from goods_on_the_way where id = $1', [id])).rows as { member_id: string }[]

test('from the booking until it has come or was cancelled', async () => {
  for (const end of ['received', 'cancelled']) {
    const orderNo = await addOrder()
    await run(BOOK, [orderNo])
    for (const state of ['packing', 'sent']) {
      await run('update shipments set state = $2 where order_no = $1', [orderNo, state])
      expect(await idOf(orderNo)).toEqual([{ member_id: 'one' }])
    }
    await run('update shipments set state = $2 where order_no = $1', [orderNo, end])
    expect(await idOf(orderNo)).toEqual([])
    await run(`update shipments set state = 'sent' where order_no = $1`, [orderNo])
    await expectKept()
  }
})

test('gifts, bought or not, from the claim until they have come', async () => {
  for (const orderNo of [null, await addOrder()]) {
    const id = await addGift('claimed', orderNo)
    await run(`update receive_parcels set state = 'sent' where receive_id = $1`, [id])
    await expectKept()
    expect(await idOf(id)).toEqual([{ member_id: 'one' }])
    await run(`update receive_parcels set state = 'received' where receive_id = $1`, [id])
    expect(await idOf(id)).toEqual([])
  }
  await addGift('received')
  await expectKept()
})

test('it goes along to the account that an account is merged into', async () => {
  const orderNo = await addOrder()
  await run(BOOK, [orderNo])
  const gift = await addGift('sent')
  await run(MOVE, [orderNo])
  await run(MOVE_RECORD, [gift])
  expect([await idOf(orderNo), await idOf(gift)]).toEqual([[{ member_id: 'two' }], [{ member_id: 'two' }]])
  await expectKept()
})

/** Whether a connection waits for a lock of another. */
async function waits(pid: number): Promise<void> {
  for (;;) {
    const { rows } = await run('select cardinality(pg_blocking_pids($1)) as n', [pid])
    if ((rows as { n: number }[])[0]!.n > 0) return
  }
}

test.each([
  ['a shipment that is booked while accounts are merged', addOrder, MOVE, BOOK],
  ['accounts that are merged while a shipment is booked', addOrder, BOOK, MOVE],
  ['a gift that is claimed while accounts are merged', addRecord, MOVE_RECORD, CLAIM],
  ['accounts that are merged while a gift is claimed', addRecord, CLAIM, MOVE_RECORD]
])('%s: one waits for the other', async (_what, add, first, second) => {
  const id = await add()
  const [a, b] = [await database.pool.connect(), await database.pool.connect()]
  try {
    await a.query('begin')
    await a.query(first, [id])
    const { rows } = await b.query<{ pid: number }>('select pg_backend_pid() as pid')
    const later = b.query(second, [id])
    await waits(rows[0]!.pid)
    await a.query('commit')
    await later
    expect(await idOf(id)).toEqual([{ member_id: 'two' }])
    await expectKept()
  } finally {
    a.release()
    b.release()
  }
})

test('the migration finds what was on its way before', async () => {
  const file = path.resolve(__dirname, '../../../server/db/migrations/0034_goods-on-the-way.sql')
  const fill = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((text) => text.includes('do $$'))
  expect(fill).toHaveLength(1)
  await addGift('claimed')
  for (let n = 0; n < 3; n++) await run(BOOK, [await addOrder()])
  await run('delete from goods_on_the_way')
  await run(fill[0]!)
  await expectKept()
  expect((await run(KEPT)).rows.length).toBeGreaterThan(4)
})
