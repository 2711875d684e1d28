/**
 * A shop's traffic on three processes of the server and one PostgreSQL, one of them killed again and again: nothing is lost,
 * nothing is done twice, and each job is done by one of them. The processes start together on an empty database.
 */
import { randomUUID } from 'node:crypto'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { startFleet, type Fleet } from './fleet'
import { byLevel } from '../../support/depth'
import { patience } from '../../support/patience'

const SHOP = 'fleet'
const SIZE = 3
const SHOPPERS = byLevel(8, 16)
const MEMBERS = 400
const STOCK = 3000
/** How often a process is killed; more by hand. */
const KILLS = Number(process.env.FLEET_KILLS ?? byLevel(1, 4))
/** Purchases that come to their end between two kills. */
const BETWEEN = byLevel(12, 40)
/** Unpaid orders whose time is over, for the job that closes them. */
const OVERDUE = byLevel(12, 120)

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet(SIZE)
  await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, (text, values) =>
    fleet.pool.query(text, values)
  )
})
afterAll(() => fleet.stop())

interface Envelope {
  readonly resultCode: string
  readonly data: Record<string, string>
}

/** A call that no process answered is made again, with its key, at the next one: what a client does. */
async function call(path: string, member: number, body: object, key = randomUUID()): Promise<Envelope> {
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(fleet.next() + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'auth-token': tokenOf(SHOP, member),
          'idempotency-key': key
        },
        signal: AbortSignal.timeout(patience(20_000))
      })
      if (response.status !== 503) return (await response.json()) as Envelope
    } catch (problem) {
      if (tries === 40) throw problem
    }
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

const created = new Set<string>()
const refused: string[] = []
let begun = 0
let finished = 0

/** One purchase; each of its calls goes to another process. */
async function purchase(): Promise<void> {
  const member = (begun += 1) % MEMBERS
  const made = await call('/unionbuy-server/order/createProductOrder', member, { productId: 'fleet' })
  const orderNo = made.data?.orderNo
  if (made.resultCode !== '100' || !orderNo) return void refused.push(`create ${made.resultCode}`)
  created.add(orderNo)
  const pay = await call('/unionbuy-server/order/payOrder', member, { orderNo, way: 'mini' })
  if (pay.resultCode !== '100') return void refused.push(`pay ${pay.resultCode}`)
  await call('/sandbox/wechat-pay/confirm', member, { payParams: pay.data, result: 'pay' })
  finished += 1
}

const killed: number[] = []

test('the shop goes on while one process after the other is killed', async () => {
  let open = true
  const killer = (async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const goal = finished + BETWEEN
      while (finished < goal) await new Promise((resume) => setTimeout(resume, 20))
      killed.push(kill % SIZE)
      await fleet.replace(kill % SIZE)
    }
    open = false
  })()
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (open) await purchase()
    })
  )
  await killer
  expect(killed).toHaveLength(KILLS)
  expect(fleet.all()).toHaveLength(SIZE)
  expect(refused).toEqual([])
  expect(finished).toBeGreaterThanOrEqual(KILLS * BETWEEN)
})

test('every order that was acknowledged is paid and handed over, once', async () => {
  const until = Date.now() + patience(150_000)
  const open = async () =>
    (await fleet.pool.query(`select order_no, state from orders where state <> 'fulfilled'`)).rows
  while ((await open()).length > 0 && Date.now() < until)
    await new Promise((resume) => setTimeout(resume, 500))
  expect(await open()).toEqual([])
  const { rows } = await fleet.pool.query<{ order_no: string }>('select order_no from orders')
  expect(new Set(rows.map((row) => row.order_no))).toEqual(created)
  const twice = await fleet.pool.query(`
    select o.order_no from orders o where
      (select count(*) from receive_records r where r.order_no = o.order_no) <> 1
      or (select count(*) from order_events e where e.order_no = o.order_no) <> 3
      or (select count(*) from payments p join sandbox_trades t on t.out_trade_no = p.out_trade_no
          where p.order_no = o.order_no and t.state = 'SUCCESS') <> 1`)
  expect(twice.rows).toEqual([])
  const books = await fleet.pool.query(`select stock, sold from products where id = 'fleet'`)
  expect(books.rows).toEqual([{ stock: STOCK - created.size, sold: created.size }])
})

test('three processes close what is overdue as one: each order once, each piece given back once', async () => {
  const { rows: before } = await fleet.pool.query<{ stock: number }>(
    `select stock from products where id = 'fleet'`
  )
  const made = await Promise.all(
    Array.from({ length: OVERDUE }, (_, n) =>
      call('/unionbuy-server/order/createProductOrder', n, { productId: 'fleet' })
    )
  )
  const orderNos = made.map(({ data }) => data.orderNo ?? '')
  await fleet.pool.query(
    `update orders set created_at = created_at - interval '1 hour', expires_at = now() - interval '1 minute'
     where order_no = any($1)`,
    [orderNos]
  )
  const until = Date.now() + patience(100_000)
  const open = async () =>
    (await fleet.pool.query(`select 1 from orders where order_no = any($1) and state = 'unpaid'`, [orderNos]))
      .rows
  while ((await open()).length > 0 && Date.now() < until)
    await new Promise((resume) => setTimeout(resume, 500))
  const { rows } = await fleet.pool.query(
    `select count(*)::int as closed from order_events where order_no = any($1) and state = 'closed'`,
    [orderNos]
  )
  expect(rows).toEqual([{ closed: OVERDUE }])
  const { rows: after } = await fleet.pool.query(`select stock from products where id = 'fleet'`)
  expect(after).toEqual(before)
})

test('what one process was told, another knows at once: a logout holds on all of them', async () => {
  const ask = async (
    origin: string,
    method = 'GET',
    path = '/unionbuy-server/personalCenter/getMyMemberInfo'
  ) =>
    (
      (await (
        await fetch(origin + path, {
          method,
          headers: { 'auth-token': tokenOf(SHOP, 0), 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{}' } : {})
        })
      ).json()) as Envelope
    ).resultCode
  const [first = '', ...others] = fleet.all()
  for (const origin of [first, ...others]) expect(await ask(origin)).toBe('100')
  expect(await ask(first, 'POST', '/unionbuy-server/proxy/unionbuy-member/auth/logout')).toBe('100')
  for (const origin of [first, ...others]) expect(await ask(origin)).toBe('305')
})
