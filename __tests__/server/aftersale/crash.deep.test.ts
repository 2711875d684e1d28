/** kill -9 of the server and of PostgreSQL between paid and refunded: one truthful state afterwards. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashServer, type CrashServer } from '../payment/crash-server'
import { freePort } from '../../../e2e/support/free-port'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { byLevel } from '../../support/depth'
import { patience } from '../../support/patience'

const SHOP = 'after'
const BUYERS = byLevel(8, 30)
let server: CrashServer
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-after-'))
beforeAll(async () => {
  server = crashServer(dataDir, await freePort())
  await server.start()
  await stockShop({ name: SHOP, stock: 1000, members: BUYERS }, server.query)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Envelope {
  readonly resultCode: string
  readonly data: Record<string, string>
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
  return (await response.json()) as Envelope
}

/** Three pieces, paid; gives the order's number. */
async function paid(buyer: number): Promise<string> {
  const input = { productId: SHOP, quantity: 3 }
  const { data } = await post('/unionbuy-server/order/createProductOrder', input, buyer)
  const { orderNo = '' } = data
  const begun = await post('/unionbuy-server/order/payOrder', { orderNo, way: 'mini' }, buyer)
  await post('/sandbox/wechat-pay/confirm', { payParams: begun.data, result: 'pay' }, buyer)
  const state = async () => {
    const path = `/unionbuy-server/order/getPayState?orderNo=${orderNo}`
    const headers = { 'auth-token': tokenOf(SHOP, buyer) }
    const response = await fetch(server.origin + path, { headers })
    return ((await response.json()) as Envelope).data.state
  }
  while ((await state()) !== 'fulfilled') await new Promise((resolve) => setTimeout(resolve, 200))
  return orderNo
}

interface Asked {
  readonly buyer: number
  readonly orderNo: string
  readonly key: string
}

const ask = ({ buyer, orderNo, key }: Asked) =>
  post(
    '/unionbuy-server/aftersale/apply',
    { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 2 }], reason: '不想要了' },
    buyer,
    key
  )

/** All ask, and `kill` comes in the middle; then it starts again. */
async function through(asked: readonly Asked[], kill: () => Promise<void>): Promise<void> {
  const answers = asked.map((one) => ask(one).catch(() => undefined))
  await Promise.race(answers)
  await kill()
  await Promise.all(answers)
  await server.start()
}

test('two of three pieces are asked back while the server, then PostgreSQL, is killed: each goes back once', async () => {
  const orders = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => paid(buyer)))
  const asked = orders.map((orderNo, buyer) => ({ buyer, orderNo, key: randomUUID() }))
  await through(asked, server.killServer)
  await through(asked, server.killDatabase)
  // whoever heard nothing asks again, under the same key
  for (const one of asked) expect(await ask(one)).toMatchObject({ resultCode: '100', resultMsg: 'ok' })

  const books = () =>
    server.query<{ state: string; requests: number; codes: number; booked: number; back: number }>(
      `select min(a.state) as state, count(distinct a.id)::int as requests,
         (select count(*)::int from receive_records r where r.order_no = o.order_no) as codes,
         (select sum(p.refunded_fen)::int from payments p where p.order_no = o.order_no) as booked,
         (select sum(t.refunded_fen)::int from sandbox_trades t where t.out_trade_no like o.order_no || '%') as back
       from orders o join after_sales a on a.order_no = o.order_no group by o.order_no`
    )
  const isDone = async () => (await books()).every(({ state }) => state === 'done')
  for (const end = Date.now() + patience(60_000); Date.now() < end && !(await isDone());) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const rows = await books()
  expect(rows).toHaveLength(BUYERS)
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ state: 'done', requests: 1, codes: 1, booked: 200, back: 200 })])
  )
})
