/** Points and goods at once: whoever pays, orders with points or cancels locks goods before accounts, so that nobody waits in a circle. */
import { Client, type PoolClient } from 'pg'
import type { Order } from '../../../contract/types'
import { openPointsShop, type PointsShop } from './points-shop'
import { byLevel } from '../../support/depth'
import { testInDepth } from '../../support/level'

const MEMBERS = 8
const ROUNDS = byLevel(2, 6)

let shop: PointsShop
let deadlocks = 0

/** Counts what PostgreSQL ends as a deadlock, also where it is tried again. */
function countDeadlocks() {
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  const isDeadlock = (problem: unknown) => (problem as { code?: string } | null)?.code === '40P01'
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      args[args.length - 1] = (problem: unknown, ...rest: unknown[]) => {
        if (isDeadlock(problem)) deadlocks += 1
        return (callback as (...given: unknown[]) => unknown)(problem, ...rest)
      }
      return query.apply(this, args)
    }
    const result = query.apply(this, args)
    if (result instanceof Promise)
      result.catch((problem: unknown) => {
        if (isDeadlock(problem)) deadlocks += 1
      })
    return result
  })
}

beforeAll(async () => {
  shop = await openPointsShop()
})
beforeEach(() => {
  deadlocks = 0
  countDeadlocks()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

async function orderWithPoints(token: string): Promise<Order> {
  const line = { skuId: 'tea-s', quantity: 1 }
  const seen = (await shop.settle(token, { line, couponReceiveId: null, usePoints: true })).data
  const input = {
    lines: [line],
    fromCart: false,
    addressId: seen.address?.addressId,
    usePoints: true,
    seenFen: seen.payFen
  }
  const made = await shop.ask<Order>('createMallOrder', input, token)
  expect(made.resultCode).toBe('100')
  return made.data
}

test('paying, ordering with points and cancelling of the same goods by the same members: no deadlock', async () => {
  await shop.database.pool.query(`update mall_skus set stock = 100000 where id = 'tea-s'`)
  const tokens: string[] = []
  for (let n = 0; n < MEMBERS; n++) {
    tokens.push(await shop.login(`race${n}`))
    await shop.address(`race${n}`)
    await shop.give(`race${n}`, 100_000)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const prepared = await Promise.all(
      tokens.map(async (token) => {
        const [paid, left] = [(await shop.buy(token, 'tea-s')).data, await orderWithPoints(token)]
        return { token, left, parameters: await shop.begin(token, paid.orderNo) }
      })
    )
    await Promise.all(
      prepared.flatMap(({ token, left, parameters }) => [
        shop.confirm(parameters),
        orderWithPoints(token).then(({ orderNo }) => shop.ask('cancelOrder', { orderNo }, token)),
        shop.ask('cancelOrder', { orderNo: left.orderNo }, token)
      ])
    )
  }
  expect(deadlocks).toBe(0)
  expect(await shop.astray()).toBe(0)
})

testInDepth('the naive control: an account before goods, and goods before the account, is one', async () => {
  const { pool } = shop.database
  await shop.login('naive')
  await shop.give('naive', 100)
  const steps = {
    account: (client: PoolClient) =>
      client.query(`select 1 from points_accounts where member_id = 'naive' for no key update`),
    goods: (client: PoolClient) =>
      client.query(`select 1 from mall_skus where id = 'tea-s' for no key update`)
  }
  const clients = [await pool.connect(), await pool.connect()] as const
  try {
    await Promise.all(clients.map((client) => client.query('begin')))
    await Promise.all([steps.account(clients[0]), steps.goods(clients[1])])
    await Promise.allSettled([steps.goods(clients[0]), steps.account(clients[1])])
  } finally {
    await Promise.all(clients.map((client) => client.query('rollback')))
    clients.forEach((client) => client.release())
  }
  expect(deadlocks).toBe(1)
})
