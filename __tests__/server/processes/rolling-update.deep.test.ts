/**
 * Two processes behind nginx, with the file that we ship, are updated one after the other while members look and buy: no
 * call fails, and no order is made twice.
 */
import { randomUUID } from 'node:crypto'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { startFleet, type Fleet } from './fleet'
import { hasNginx, startNginx, type Proxy } from './nginx'

const SHOP = 'rolling'
const MEMBERS = 400
const STOCK = 100_000
const SHOPPERS = 8
/** How often both are updated. */
const ROUNDS = 3
/** Calls that are answered between two updates. */
const BETWEEN = 200

const whereThereIsNginx = hasNginx ? test : test.skip

let fleet: Fleet
let proxy: Proxy
beforeAll(async () => {
  if (!hasNginx) return
  fleet = await startFleet(2)
  await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, (text, values) =>
    fleet.pool.query(text, values)
  )
  proxy = await startNginx(fleet.all())
})
afterAll(async () => {
  proxy?.stop()
  await fleet?.stop()
})

whereThereIsNginx('both servers are updated under load, and every call is answered', async () => {
  const failed: Record<string, number> = {}
  let answered = 0
  let asked = 0
  let made = 0
  let open = true

  /** Sent once: whoever waits for an answer does not know that there are two servers. */
  async function call(path: string, body: object): Promise<void> {
    const member = (asked += 1) % MEMBERS
    const response = await fetch(proxy.origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'auth-token': tokenOf(SHOP, member),
        'idempotency-key': randomUUID()
      }
    }).catch((problem: unknown) => String(problem))
    const answer =
      typeof response === 'string' ? response : `${response.status} ${(await response.text()).slice(0, 60)}`
    answered += 1
    if (!answer.startsWith('200 ')) failed[answer.slice(0, 40)] = (failed[answer.slice(0, 40)] ?? 0) + 1
    // who has too many unpaid orders is told so
    if (path.endsWith('createProductOrder') && answer.includes('"resultCode":"100"')) made += 1
  }

  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    while (open) {
      await call('/unionbuy-server/order/createProductOrder', { productId: SHOP })
      await call('/unionbuy-server/order/orderList', {})
    }
  })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of [0, 1]) {
      const goal = answered + BETWEEN
      while (answered < goal) await new Promise((resume) => setTimeout(resume, 20))
      await fleet.update(place)
    }
  open = false
  await Promise.all(shoppers)

  expect(failed).toEqual({})
  const { rows } = await fleet.pool.query(`select count(*)::int as made from orders`)
  expect(made).toBeGreaterThan(0)
  expect(rows).toEqual([{ made }])
})
