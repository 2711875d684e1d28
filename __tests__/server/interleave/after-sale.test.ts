/** Refunds, codes and points of two processes, in every order of their statements up to a bound. */
import { byLevel, someOf } from '../../support/depth'
import { openPointsShop, type PointsShop } from '../points/points-shop'
import { AFTER_PAIRS } from './after-sale-pairs'
import { openTwoProcesses, type TwoProcesses } from './two-processes'

const BOUNDS = { switches: byLevel(0, 2), samples: byLevel(4, 200), seed: 20_261_128 }

let processes: TwoProcesses<PointsShop>

beforeAll(async () => {
  processes = await openTwoProcesses(await openPointsShop())
  await processes.shop.database.pool.query(`update mall_skus set stock = 1000000 where id = 'tea-s'`)
})
afterAll(() => processes.close())

// not in depth, each second pair
test.each(someOf(Object.entries(AFTER_PAIRS), 4))('%s', async (_name, pair) => {
  expect(await processes.explore(() => pair(processes), BOUNDS)).toBeGreaterThan(4)
})
