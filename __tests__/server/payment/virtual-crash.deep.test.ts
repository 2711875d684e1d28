/** kill -9 between a message of WeChat and its settlement: the payment is settled once, by whatever comes first afterwards. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../../e2e/support/free-port'
import { startEmbedded } from '../../../server/db/embedded'
import { patience } from '../../support/patience'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { crashServer, type CrashServer } from './crash-server'

const SHOP = 'virtual'
let server: CrashServer
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-virtual-'))

beforeAll(async () => {
  server = crashServer(dataDir, await freePort(), { VIRTUAL_GOODS: 'product' })
  await server.start()
  await stockShop({ name: SHOP, stock: 100, members: 4 }, server.query)
  await server.query(
    `insert into virtual_goods (env, product_id, kind, item_id, price_fen, uploaded_at, published_at)
     values (0, 'product_virtual_100', 'product', 'virtual', 100, now(), now())`
  )
  await server.query(`insert into sandbox_virtual_items values ('product_virtual_100', '耐用', 100, true)`)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Envelope {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: { readonly orderNo: string; readonly virtual?: object }
}

async function post(path: string, body: object, buyer: number): Promise<Envelope['data']> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'auth-token': tokenOf(SHOP, buyer),
      'idempotency-key': randomUUID(),
      'x-platform': 'mini',
      'x-os': 'android'
    }
  })
  const { resultCode, resultMsg, data } = (await response.json()) as Envelope
  if (resultCode !== '100') throw new Error(`${resultCode} ${resultMsg}`)
  return data
}

/** Asks until this is the answer; gives the last one where it never is. */
async function lastOf<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + patience(30_000)
  for (;;) {
    const answer = await ask()
    if (isIt(answer) || Date.now() > end) return answer
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

/** A payment that is signed, and its order. */
async function begin(buyer: number) {
  const { orderNo } = await post('/unionbuy-server/order/createProductOrder', { productId: SHOP }, buyer)
  const loginCode = `sandbox-phone${buyer}-${randomUUID().slice(0, 8)}`
  const virtual = { wechat: '8.0.68', library: '3.8.9' }
  const begun = await post(
    '/unionbuy-server/order/payOrder',
    { orderNo, way: 'mini', loginCode, virtual },
    buyer
  )
  return { orderNo, deviceId: `phone${buyer}`, payment: begun.virtual }
}

test('killed while it settles: paid at WeChat, and settled once after the restart', async () => {
  const begun = await Promise.all([0, 1, 2, 3].map(begin))
  const lock = new Client({ connectionString: (await startEmbedded(join(dataDir, 'postgres'))).url })
  await lock.connect()
  await lock.query('begin')
  const orderNos = begun.map(({ orderNo }) => orderNo)
  await lock.query('select 1 from payments where order_no = any($1) for update', [orderNos])
  const sheets = begun.map(({ deviceId, payment }) =>
    fetch(`${server.origin}/sandbox/virtual-pay/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId, payment, result: 'pay' })
    }).catch(() => undefined)
  )
  // on a busy machine the first has given up waiting before the last begins
  const isSettling = async () =>
    (
      await server.query<{ is: boolean }>(
        `select (select count(*) from sandbox_virtual_orders) = 4 and exists (select from pg_stat_activity
           where wait_event_type = 'Lock' and query ilike '%payments%') as is`
      )
    )[0]?.is === true
  expect(await lastOf(isSettling, Boolean)).toBe(true)
  await server.killServer()
  await Promise.all(sheets)
  await lock.query('rollback')
  await lock.end()
  const settled = () =>
    server.query<{ state: string; count: number }>(
      `select o.state, count(*)::int as count from orders o where order_no = any($1) group by o.state`,
      [orderNos]
    )
  expect(await settled()).toEqual([{ state: 'unpaid', count: 4 }])
  expect(await server.query('select count(*)::int as paid from sandbox_virtual_orders')).toEqual([
    { paid: 4 }
  ])

  await server.start()
  const all = [{ state: 'fulfilled', count: 4 }]
  expect(await lastOf(settled, (rows) => rows[0]?.state === 'fulfilled' && rows.length === 1)).toEqual(all)
  const [once] = await server.query(
    `select (select count(*)::int from receive_records where order_no = any($1)) as rights,
       (select count(*)::int from order_events where order_no = any($1) and state = 'paid') as paid,
       (select count(*)::int from ledger_entries where order_no = any($1) and debit = 'virtual') as booked,
       (select stock from products where id = 'virtual') as stock`,
    [orderNos]
  )
  expect(once).toEqual({ rights: 4, paid: 4, booked: 4, stock: 96 })
})
