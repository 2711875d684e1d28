/**
 * kill -9 of the server between "paid with us" and "confirmed by the partner", again and again: each paid order is booked by
 * the partner once, none is lost, no money goes back. What the partner booked is read from its own tables.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashServer, type CrashServer } from '../payment/crash-server'
import { freePort } from '../../../e2e/support/free-port'
import { addMembers, tokenOf } from '../../support/server/processes/stock-shop'
import { byLevel } from '../../support/depth'
import { patience } from '../../support/patience'

/** How the partner behaves while the server is killed: `slow` does it and is not heard, `unreachable` does nothing. */
const MODES = ['usual', 'slow', 'unreachable'] as const
type Mode = (typeof MODES)[number]
const ROUNDS = byLevel<readonly Mode[]>(MODES, [
  ...MODES,
  'usual',
  'slow',
  'unreachable',
  'usual',
  'usual',
  'usual'
])
const SHOP = 'crash'
const BUYERS = [0, 1, 2, 3, 4, 5, 6, 7]
const CHARGED_A_ROUND = 12
const SITE = '/sandbox/partner/hdz'

let server: CrashServer
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-partner-crash-'))
/** The cookie of each buyer at the partner. */
const cookies: string[] = []

/** What was acknowledged: our orders by the partner's number, charges, orders said to be done. */
const created = new Map<string, string>()
const charged = new Set<string>()
const fulfilled = new Set<string>()
/** Orders that were paid and not confirmed at the moments of the kills. */
let caught = 0

beforeAll(async () => {
  server = crashServer(dataDir, await freePort())
  await server.start()
  await addMembers({ name: SHOP, members: BUYERS.length }, server.query)
  for (const buyer of BUYERS) {
    cookies.push(await goToPartner(buyer))
  }
})

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Envelope {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: Record<string, string>
}

async function ask(buyer: number, path: string, body?: object): Promise<Envelope> {
  const response = await fetch(server.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'auth-token': tokenOf(SHOP, buyer),
      'idempotency-key': randomUUID()
    },
    signal: AbortSignal.timeout(patience(30_000))
  })
  return (await response.json()) as Envelope
}

/** The same; throws where the answer is no success. */
async function get(buyer: number, path: string, body?: object): Promise<Record<string, string>> {
  const { resultCode, resultMsg, data } = await ask(buyer, path, body)
  if (resultCode !== '100') throw new Error(`${path}: ${resultCode} ${resultMsg}`)
  return data
}

const form = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(patience(30_000))
  })

async function goToPartner(buyer: number): Promise<string> {
  const { url = '' } = await get(buyer, '/unionbuy-server/api/getLoginUrl')
  const login = await fetch(url, { redirect: 'manual' })
  return login.headers.get('set-cookie')?.split(';')[0] ?? ''
}

interface Begun {
  readonly buyer: number
  readonly orderNo: string
  readonly payParams: Record<string, string>
}

/** Chooses at the partner, orders with us and begins to pay; throws when the server is gone. */
async function begin(buyer: number): Promise<Begun> {
  const placed = await form(`${SITE}/order`, { itemId: 'coffee-cup', quantity: '1' }, cookies[buyer])
  const number = new URL(placed.headers.get('location') ?? '', server.origin).searchParams.get('orderNo')
  if (!number) throw new Error(`The partner answers ${placed.status}`)
  const { orderNo = '' } = await get(buyer, '/unionbuy-server/hdz/createOrder', { orderNo: number })
  created.set(number, orderNo)
  const payParams = await get(buyer, '/unionbuy-server/order/payOrder', { orderNo, way: 'mini' })
  return { buyer, orderNo, payParams }
}

/** Pays, and asks what became of it. */
async function pay({ buyer, orderNo, payParams }: Begun): Promise<void> {
  const confirm = await ask(buyer, '/sandbox/wechat-pay/confirm', { payParams, result: 'pay' })
  const { errMsg } = confirm as unknown as { errMsg: string }
  if (errMsg !== 'requestPayment:ok') throw new Error(errMsg)
  charged.add(orderNo)
  const { state } = await get(buyer, `/unionbuy-server/order/getPayState?orderNo=${orderNo}`)
  if (state === 'fulfilled') fulfilled.add(orderNo)
}

/** Works until so many more are charged; then the server is killed, and what breaks off by that is no failure. */
async function killWhile(work: (isOver: () => boolean, look: () => void) => Promise<unknown>): Promise<void> {
  const goal = charged.size + CHARGED_A_ROUND
  let killed: Promise<void> | undefined
  await work(
    () => killed !== undefined,
    () => {
      if (charged.size >= goal) killed ??= server.killServer()
    }
  ).catch((problem: unknown) => {
    if (killed === undefined) throw problem
  })
  if (killed === undefined) throw new Error('The server was not killed')
  await killed
}

/** Everybody buys all the while. */
const shopping = (isOver: () => boolean, look: () => void) =>
  Promise.allSettled(
    BUYERS.map(async (buyer) => {
      while (!isOver()) {
        await pay(await begin(buyer))
        look()
      }
    })
  )

/** Everybody pays at once for what was ordered before: a partner in trouble takes no orders. */
const payingFor = (begun: readonly Begun[]) => (_: unknown, look: () => void) =>
  Promise.allSettled(begun.map((one) => pay(one).then(look)))

const setMode = (mode: string) => form(`${SITE}/modes`, mode === 'usual' ? {} : { [mode]: '1' })

async function round(mode: Mode): Promise<void> {
  if (mode === 'usual') return killWhile(shopping)
  const ordered: Begun[] = []
  for (let index = 0; index < CHARGED_A_ROUND + 4; index++) ordered.push(await begin(index % BUYERS.length))
  await setMode(mode)
  return killWhile(payingFor(ordered))
}

const count = async (what: string) =>
  (await server.query<{ count: number }>(`select count(*)::int as count from ${what}`))[0]?.count ?? -1

const OPEN = `orders o join partner_orders p on p.order_no = o.order_no where o.state = 'paid'`

test.each(ROUNDS.map((mode, index) => [index + 1, mode] as const))(
  'round %i: orders are paid, the partner is %s, the server is killed',
  async (_, mode) => {
    await round(mode)
    caught += await count(OPEN)
    await server.start()
    await setMode('usual')
  }
)

test('the kills hit orders between paid and confirmed', () => {
  expect(caught).toBeGreaterThan(ROUNDS.length)
  expect(charged.size).toBeGreaterThanOrEqual(ROUNDS.length * CHARGED_A_ROUND)
})

test('without a hand, all that is charged comes to its end', async () => {
  const open = () =>
    count(`orders o join sandbox_trades t on t.out_trade_no like o.order_no || 'P%'
      where t.state = 'SUCCESS' and o.state <> 'fulfilled'`)
  const deadline = Date.now() + patience(200_000)
  while ((await open()) > 0 && Date.now() < deadline) await new Promise((resume) => setTimeout(resume, 500))
  expect(await open()).toBe(0)
})

test('everything acknowledged is there', async () => {
  const rows = await server.query<{ number: string; order_no: string; state: string }>(
    `select p.partner_order_no as number, o.order_no, o.state from orders o join partner_orders p on p.order_no = o.order_no`
  )
  const byNumber = new Map(rows.map(({ number, order_no }) => [number, order_no]))
  const states = new Map(rows.map(({ order_no, state }) => [order_no, state]))
  expect([...created].filter(([number, orderNo]) => byNumber.get(number) !== orderNo)).toEqual([])
  expect([...charged, ...fulfilled].filter((orderNo) => states.get(orderNo) !== 'fulfilled')).toEqual([])
})

test('the partner has booked each paid order once, for what was charged, and nothing else', async () => {
  const wrong = await server.query(`
    select o.order_no, o.state, s.state as partner, s.trade_no, s.told, t.state as trade
    from orders o join partner_orders p on p.order_no = o.order_no
    join sandbox_partner_orders s on s.partner = p.partner and s.order_no = p.partner_order_no
    left join sandbox_trades t on t.out_trade_no like o.order_no || 'P%' and t.state = 'SUCCESS'
    where (o.state = 'fulfilled') <> (s.state = 'paid') or (s.state = 'paid') <> (t.state is not null)
      or (s.state = 'paid') <> (s.trade_no is not null and s.trade_no = o.order_no)
      or (s.state = 'paid' and (s.told < 1 or s.pay_fen <> p.amount_fen))`)
  expect(wrong).toEqual([])
  const bookings = await server.query(
    `select trade_no from sandbox_partner_orders where trade_no is not null group by trade_no having count(*) > 1`
  )
  expect(bookings).toEqual([])
  const done = await count(`orders where kind = 'partner' and state = 'fulfilled'`)
  expect(await count(`sandbox_partner_orders where state = 'paid'`)).toBe(done)
  expect(done).toBeGreaterThanOrEqual(charged.size)
  // told again after a kill, and booked once all the same: else the kills came too early
  expect(await count('sandbox_partner_orders where told > 1')).toBeGreaterThan(0)
})

test('nobody is charged and paid back, and each order is done once', async () => {
  expect(await count('refunds')).toBe(0)
  expect(await count(`sandbox_trades where state not in ('SUCCESS', 'NOTPAY')`)).toBe(0)
  const twice = await server.query(
    `select order_no, state from order_events group by order_no, state having count(*) > 1`
  )
  expect(twice).toEqual([])
})
