/**
 * Connections lost, kill -9 of the server and of the database in the middle of orders: what was acknowledged is there, nothing
 * is half done.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashServer, LOSSES, type CrashServer } from './crash-server'
import { freePort } from '../../../e2e/support/free-port'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { byLevel } from '../../support/depth'
import { patience } from '../../support/patience'
import { testInDepth } from '../../support/level'

const SHOP = 'crash'
const BUYERS = byLevel(6, 24)
/** They buy for so many members in turn, that none of them has as many unpaid orders as may be open. */
const MEMBERS = 600
const STOCK = 5000
const PER_PHASE = byLevel(3, 350)
/** How often each loss is repeated; more by hand. */
const LOSS_ROUNDS = Number(process.env.LOSS_ROUNDS ?? 1)
/** So many orders say that the server works again. */
const WORKS_AGAIN = byLevel(5, 30)
/** After so long a buyer tries again who was told "later". */
const AGAIN_MS = byLevel(100, 20)

let server: CrashServer
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-crash-'))

/** What the server said with a good answer, and what it was asked and did not answer. */
const created = new Set<string>()
const charged = new Set<string>()
const fulfilled = new Set<string>()
const unanswered = new Map<string, number>()
/** Answers that are neither good nor "later": while the database is away there is to be none. */
const wrong: string[] = []

beforeAll(async () => {
  server = crashServer(dataDir, await freePort())
  await server.start()
  await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, server.query)
})

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Envelope {
  readonly resultCode: string
  readonly data: Record<string, string>
}

/** The server says that it cannot work just now. */
class Later extends Error {}

async function read(response: Response): Promise<Envelope> {
  const envelope = (await response.json()) as Envelope
  if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) throw new Later()
  if (response.status >= 500) wrong.push(`${response.status} ${JSON.stringify(envelope)}`)
  return envelope
}

async function post(
  path: string,
  body: object,
  buyer: number,
  key: string = randomUUID()
): Promise<Envelope> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'auth-token': tokenOf(SHOP, buyer),
      'idempotency-key': key
    },
    signal: AbortSignal.timeout(patience(30_000))
  })
  return read(response)
}

const createUnder = (key: string, buyer: number) =>
  post('/unionbuy-server/order/createProductOrder', { productId: 'crash' }, buyer, key)

/** Who buys, and the key of the order. */
interface Intent {
  readonly buyer: number
  readonly key: string
}

let purchases = 0

const nextIntent = (): Intent => ({ buyer: (purchases += 1) % MEMBERS, key: randomUUID() })

/** One purchase, as far as it comes; throws when the server is gone. */
async function purchase({ buyer, key }: Intent = nextIntent()): Promise<void> {
  unanswered.set(key, buyer)
  const made = await createUnder(key, buyer)
  if (made.resultCode !== '100') throw new Error(made.resultCode)
  unanswered.delete(key)
  const orderNo = made.data.orderNo ?? ''
  created.add(orderNo)
  const begun = await post('/unionbuy-server/order/payOrder', { orderNo, way: 'mini' }, buyer)
  // the payment channel of the sandbox keeps its books in the same database
  if (begun.resultCode === '912') throw new Later()
  if (begun.resultCode !== '100') throw new Error(begun.resultCode)
  const body = { payParams: begun.data, result: 'pay' }
  const confirmed = (await post('/sandbox/wechat-pay/confirm', body, buyer)) as unknown as { errMsg: string }
  if (confirmed.errMsg !== 'requestPayment:ok') throw new Error(confirmed.errMsg)
  charged.add(orderNo)
  if ((await payState(orderNo, buyer)) === 'fulfilled') fulfilled.add(orderNo)
}

async function payState(orderNo: string, buyer: number): Promise<string | undefined> {
  const response = await fetch(`${server.origin}/unionbuy-server/order/getPayState?orderNo=${orderNo}`, {
    headers: { 'auth-token': tokenOf(SHOP, buyer) }
  })
  return (await read(response)).data.state
}

/** An order whose answer never arrives, or arrives at nobody: it is under way whenever the kill comes. */
function orderUnanswered(): void {
  const { buyer, key } = nextIntent()
  unanswered.set(key, buyer)
  void createUnder(key, buyer).catch(() => undefined)
}

/** All buyers buy until `kill` is done after so many orders; gives how many purchases broke off. */
async function buyUntilKilled(kill: () => Promise<void>): Promise<number> {
  const goal = created.size + PER_PHASE
  let killed: Promise<void> | undefined
  let broken = 0
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (killed === undefined) {
        try {
          await purchase()
        } catch (problem) {
          if (killed === undefined) throw problem
          broken += 1
        }
        if (created.size >= goal && killed === undefined) {
          orderUnanswered()
          killed = kill()
        }
      }
    })
  )
  await killed
  return broken
}

/**
 * All buyers buy, and the database is taken away once they are at it; who is told "later" goes on, until all works again.
 * An order that was not answered is asked for again with its key, as the client does: a new one each time would leave a
 * member with more unanswered keys than unpaid orders may be open, however long the database is away.
 */
async function buyThrough(loss: (typeof LOSSES)[number]): Promise<number> {
  const goal = created.size + WORKS_AGAIN
  let later = 0
  let lost: Promise<void> | undefined
  let end = Infinity
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      let intent = nextIntent()
      while (created.size < end && server.isRunning()) {
        if (!unanswered.has(intent.key)) intent = nextIntent()
        await purchase(intent).catch((problem: unknown) => {
          if (!(problem instanceof Later)) throw problem
          later += 1
          return new Promise((resume) => setTimeout(resume, AGAIN_MS))
        })
        if (created.size >= goal)
          lost ??= server.lose(loss).then(() => {
            end = created.size + BUYERS + WORKS_AGAIN
          })
      }
    })
  )
  await lost
  return later
}

testInDepth(
  'connections are lost in every way: the server stays, says "later" meanwhile, and works again by itself',
  async () => {
    let later = 0
    for (let round = 0; round < LOSS_ROUNDS; round++) {
      for (const loss of LOSSES) {
        later += await buyThrough(loss)
        expect([loss, server.isRunning(), wrong]).toEqual([loss, true, []])
      }
    }
    // The losses hit work under way, else this test tests nothing.
    expect(later).toBeGreaterThan(0)
  }
)

test(`${3 * PER_PHASE} orders, the server killed in the middle, then the database`, async () => {
  const brokenWithServer = await buyUntilKilled(() => server.killServer())
  await server.start()
  const brokenWithDatabase = await buyUntilKilled(() => server.killDatabase())
  await server.start()
  await buyUntilKilled(async () => undefined)
  expect(created.size).toBeGreaterThanOrEqual(3 * PER_PHASE + byLevel(0, LOSSES.length * WORKS_AGAIN))
  // The kills hit work under way, else this test tests nothing.
  expect(brokenWithServer).toBeGreaterThan(0)
  expect(brokenWithDatabase).toBeGreaterThan(0)
})

test('a call whose answer was lost makes one order, asked again with its key', async () => {
  expect(unanswered.size).toBeGreaterThan(0)
  for (const [key, buyer] of unanswered) {
    const again = await createUnder(key, buyer)
    expect(again.resultCode).toBe('100')
    created.add(again.data.orderNo ?? '')
  }
  const twice = await server.query(
    'select request_key from orders group by member_id, request_key having count(*) > 1'
  )
  expect(twice).toEqual([])
})

test('everything acknowledged is there', async () => {
  const orders = await server.query<{ order_no: string; state: string }>('select order_no, state from orders')
  const states = new Map(orders.map(({ order_no, state }) => [order_no, state]))
  expect([...created].filter((orderNo) => !states.has(orderNo))).toEqual([])
  expect([...fulfilled].filter((orderNo) => states.get(orderNo) !== 'fulfilled')).toEqual([])
})

test('who was charged gets the goods, without a hand', async () => {
  const deadline = Date.now() + patience(100_000)
  const open = () =>
    server.query(`select o.order_no, o.state from orders o join payments p on p.order_no = o.order_no
      join sandbox_trades t on t.out_trade_no = p.out_trade_no
      where t.state = 'SUCCESS' and o.state <> 'fulfilled'`)
  while ((await open()).length > 0 && Date.now() < deadline)
    await new Promise((resume) => setTimeout(resume, 500))
  expect(await open()).toEqual([])
  const states = await server.query<{ order_no: string }>(
    `select order_no from orders where state = 'fulfilled'`
  )
  const done = new Set(states.map(({ order_no }) => order_no))
  expect([...charged].filter((orderNo) => !done.has(orderNo))).toEqual([])
  const twice = await server.query(`select p.order_no from payments p
    join sandbox_trades t on t.out_trade_no = p.out_trade_no where t.state = 'SUCCESS'
    group by p.order_no having count(*) > 1`)
  expect(twice).toEqual([])
})

test('nothing is half done: goods, money, history and stock agree', async () => {
  const half = await server.query(`
    select order_no, state from orders o where
      (state = 'fulfilled') <> exists (select 1 from receive_records r where r.order_no = o.order_no)
      or (state = 'fulfilled') <> exists (select 1 from payments p where p.order_no = o.order_no and p.state = 'paid')
      or not exists (select 1 from order_lines l where l.order_no = o.order_no)
      or (select count(*) from order_events e where e.order_no = o.order_no) <>
        case state when 'unpaid' then 1 when 'fulfilled' then 3 else -1 end`)
  expect(half).toEqual([])
  const [books] = await server.query(`select stock + (select count(*)::int from orders) as pieces, sold,
    (select count(*)::int from orders where state = 'fulfilled') as done from products where id = 'crash'`)
  expect(books).toMatchObject({ pieces: STOCK })
  expect((books as { sold: number; done: number }).sold).toBe((books as { done: number }).done)
})
