/** kill -9 of the server and of PostgreSQL between paid, sent and refunded goods: one truthful state afterwards. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashServer, type CrashServer } from '../payment/crash-server'
import { freePort } from '../../../e2e/support/free-port'
import { addMembers, stockMall, tokenOf } from '../../support/server/processes/stock-shop'
import { patience } from '../../support/patience'

const SHOP = 'sent'
const BUYERS = 24
/** Of three lines, two of which fit into a parcel: each order is sent in two. */
const LINES = ['a', 'b', 'c'].map((kind) => ({ skuId: `${SHOP}-${kind}`, quantity: 2 }))
let server: CrashServer
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-sent-'))
beforeAll(async () => {
  server = crashServer(dataDir, await freePort())
  await server.start()
  await addMembers({ name: SHOP, members: BUYERS }, server.query)
  await stockMall({ name: SHOP, members: BUYERS }, server.query)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Envelope<T> {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: T
}

async function post<T>(path: string, body: object, buyer: number, key: string = randomUUID()) {
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
  return (await response.json()) as Envelope<T>
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until it is so. @throws when it does not come to that */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patience(90_000); !(await isSo()); await sleep(100)) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`)
  }
}

const count = async (rows: string) =>
  (await server.query<{ n: number }>(`select count(*)::int as n from ${rows}`))[0]?.n ?? 0

/** Time that nobody waits for here: rest, packing, tries, and the rounds of jobs whose runner was killed. */
const hurry = () =>
  server.query(`with rest as (update shipments set next_try_at = now() where next_try_at > now()),
     packing as (update sandbox_shipments set next_at = now() where next_at > now()),
     tries as (update refunds set next_try_at = now() where next_try_at > now())
   update job_runs set next_at = now() where next_at > now()`)

/** Six pieces in three lines, paid; gives the order's number. */
async function paid(buyer: number): Promise<string> {
  const addressId = `${SHOP}${buyer}`
  for (const line of LINES) await post('/unionbuy-server/cart/addToCart', line, buyer)
  const { data: seen } = await post<{ payFen: number }>(
    '/unionbuy-server/cart/settleMall',
    { addressId, couponReceiveId: null },
    buyer
  )
  const input = { lines: LINES, fromCart: true, addressId, seenFen: seen.payFen }
  const { data } = await post<{ orderNo: string }>('/unionbuy-server/cart/createMallOrder', input, buyer)
  const { orderNo } = data
  const begun = await post<object>('/unionbuy-server/order/payOrder', { orderNo, way: 'mini' }, buyer)
  await post('/sandbox/wechat-pay/confirm', { payParams: begun.data, result: 'pay' }, buyer)
  return orderNo
}

interface Asked {
  readonly buyer: number
  readonly body: object
  readonly key: string
}

/** Asks under the same key until it is answered, whoever is killed meanwhile. */
async function ask({ buyer, body, key }: Asked): Promise<Envelope<{ afterSaleId: string }>> {
  for (;;) {
    try {
      const answer = await post<{ afterSaleId: string }>('/unionbuy-server/aftersale/apply', body, buyer, key)
      if (answer.resultCode === '100' || answer.resultCode === '907') return answer
    } catch {
      // the server is gone: it starts again
    }
    await sleep(200)
  }
}

const request = (orderNo: string, kind: 'cancel' | 'return', lineNo: number, buyer: number): Asked => ({
  buyer,
  body: { orderNo, kind, lines: [{ lineNo, quantity: 1 }], reason: '不想要了' },
  key: randomUUID()
})

/** Kills the server, then PostgreSQL, each once `isAtIt`; starts it again each time. */
async function killTwice(isAtIt: () => Promise<boolean>): Promise<void> {
  for (const kill of [server.killServer, server.killDatabase]) {
    await hurry()
    await until('work to be under way', isAtIt)
    await kill()
    await server.start()
  }
}

/** Hurries everything on until it is so. */
const drive = (what: string, isSo: () => Promise<boolean>) =>
  until(what, async () => {
    await hurry()
    await sleep(500)
    return isSo()
  })

/** What does not agree: each row is an order whose books tell two stories. */
const contradictions = () =>
  server.query(`
    with pieces as (
      select l.order_no, l.line_no, l.quantity, l.claimed_fen, l.claimed_pieces, w.sent, w.cancelled,
        coalesce((select sum(i.quantity) from parcels p join parcel_lines i on i.parcel_id = p.id
          where p.order_no = l.order_no and i.line_no = l.line_no), 0) as packed,
        coalesce((select sum((one->>'quantity')::int) from sandbox_shipments s,
          jsonb_array_elements(s.parcels) parcel, jsonb_array_elements(parcel->'lines') one
          where s.order_no = l.order_no and (one->>'lineNo')::int = l.line_no), 0) as at_warehouse,
        coalesce((select sum(s.quantity) from after_sale_lines s join after_sales a on a.id = s.after_sale_id
          where a.order_no = l.order_no and s.line_no = l.line_no and a.state = 'done' and a.kind = 'cancel'), 0) as kept_back,
        coalesce((select sum(s.amount_fen) from after_sale_lines s join after_sales a on a.id = s.after_sale_id
          where a.order_no = l.order_no and s.line_no = l.line_no and a.state = 'done'), 0) as given_back
      from order_lines l join shipment_lines w on w.order_no = l.order_no and w.line_no = l.line_no)
    select 'goods' as of, order_no from pieces where sent <> packed or sent <> at_warehouse or cancelled <> kept_back
      or sent + cancelled <> quantity or claimed_fen <> given_back
    union all
    select 'money', o.order_no from orders o
    join lateral (select coalesce(sum(a.amount_fen), 0) as asked from after_sales a
      where a.order_no = o.order_no and a.state = 'done') a on true
    join lateral (select sum(p.refunded_fen) as booked from payments p where p.order_no = o.order_no) p on true
    join lateral (select sum(t.refunded_fen) as back from sandbox_trades t where t.out_trade_no like o.order_no || '%') t on true
    where asked <> booked or booked <> back
    union all
    select 'history', a.order_no from after_sales a where a.state = 'done' and (
      select count(*) from after_sale_events e where e.after_sale_id = a.id and e.state = 'done') <> 1`)

let orders: string[] = []

test('packed and sent while some cancel, the server killed in the middle, then PostgreSQL: each piece is sent or kept back, once', async () => {
  orders = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => paid(buyer)))
  await drive('all to be handed over', async () => (await count('shipments')) === BUYERS)
  const answers = Promise.all(orders.map((orderNo, buyer) => ask(request(orderNo, 'cancel', 3, buyer))))
  await killTwice(async () => (await count(`parcels`)) > 0)
  expect((await answers).some(({ resultCode }) => resultCode === '100')).toBe(true)
  await drive('all to be sent', async () => (await count(`shipments where state <> 'sent'`)) === 0)
  await drive(
    'cancellations to end',
    async () => (await count(`after_sales where state not in ('done', 'refused')`)) === 0
  )
  expect(await contradictions()).toEqual([])
  const twice = await server.query('select 1 from parcels group by order_no, parcel_no having count(*) > 1')
  expect(twice).toEqual([])
})

test('sent goods come back while the server, then PostgreSQL, is killed: the money of each goes back once', async () => {
  const asked = orders.map((orderNo, buyer) => request(orderNo, 'return', 1, buyer))
  const decided = (async () => {
    await Promise.all(
      asked.map(async (one) => {
        const { data } = await ask(one)
        const { afterSaleId } = data
        const state = async () =>
          (
            await server.query<{ state: string }>('select state from after_sales where id = $1', [
              afterSaleId
            ])
          )[0]?.state
        const merchant = (act: string) =>
          fetch(`${server.origin}/sandbox/merchant`, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ afterSaleId, act })
          })
        const parcel = { afterSaleId, carrier: '顺丰速运', trackingNo: 'SF1234567890' }
        const steps = {
          applied: () => merchant('approve'),
          approved: () => post('/unionbuy-server/aftersale/sendParcel', parcel, one.buyer),
          returning: () => merchant('receive')
        }
        // whoever hears nothing looks how it stands, and goes on from there
        for (;;) {
          const now = await state().catch(() => 'unknown')
          if (now === 'refunding' || now === 'done') return
          if (now && now in steps) await steps[now as keyof typeof steps]().catch(() => undefined)
          await sleep(100)
        }
      })
    )
  })()
  await killTwice(
    async () => (await count(`after_sales where kind = 'return' and state in ('refunding', 'done')`)) > 0
  )
  await decided
  await drive(
    'all money to be back',
    async () => (await count(`after_sales where kind = 'return' and state = 'done'`)) === BUYERS
  )
  expect(await count(`after_sales where kind = 'return'`)).toBe(BUYERS)
  expect(await contradictions()).toEqual([])
})
