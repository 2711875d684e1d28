/** Money writes of two processes, in every order of their statements up to a bound: the books are right after each. */
import { byLevel, someOf } from '../../support/depth'
import { openShop } from '../payment/shop'
import { PAIRS, STOCK } from './pairs'
import { openTwoProcesses, type TwoProcesses } from './two-processes'

/** One interruption finds what a look before a write lets through; the deep test tries two, and more at random. */
const BOUNDS = { switches: byLevel(1, 2), samples: byLevel(1, 200), seed: 20_261_128 }

let processes: TwoProcesses

beforeAll(async () => {
  processes = await openTwoProcesses(await openShop({ max: 10 }))
  await processes.shop.database.pool.query(`update products set stock = $1 where id = 'many'`, [STOCK])
})
afterAll(() => processes.close())

/** A repeat asks every few milliseconds whether the first is done: each of its orders takes a second. */
const SLOW = 'an order × the same order again'

// not in depth, each second pair
test.each(someOf(Object.entries(PAIRS), 4))('%s', async (name, pair) => {
  const bounds = name === SLOW ? { ...BOUNDS, switches: byLevel(0, 1) } : BOUNDS
  const tried = await processes.explore(() => pair(processes), bounds)
  // both ways round, and each begun order interrupted at least once
  expect(tried).toBeGreaterThan(name === SLOW ? 2 : 4)
})
