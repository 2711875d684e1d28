/** Random lives of orders: money, stock, points and coupon are after each event what a small model says. */
import fc from 'fast-check'
import { consoleModule } from '../../../server/composition'
import { byLevel } from '../../support/depth'
import { openPointsShop, type PointsShop } from '../points/points-shop'
import { orderFaults } from './books'
import { BEGINNING, COMMANDS, newWorld } from './life-commands'
import { newLife } from './life-model'
import { lastingStaff, SEED } from './staff'

/** Two shops share the time that each waits for the database. */
const SHOPS = byLevel(1, 2)
const LIVES = byLevel(12, 10_000)
const STOCK = 1_000_000

const shops: PointsShop[] = []

beforeAll(async () => {
  for (let n = 0; n < SHOPS; n++) {
    const shop = await openPointsShop(undefined, [consoleModule])
    // the channel is not what is tried here: it does at once what it is asked
    jest.spyOn(shop.pay, 'openPrepay').mockResolvedValue('wx-prepay')
    jest.spyOn(shop.pay, 'close').mockResolvedValue()
    jest.spyOn(shop.pay, 'refund').mockResolvedValue('done')
    shops.push(shop)
  }
})
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

/** Leads lives in a shop, one after another. A failure tells the seed and the path with which fast-check repeats it. */
async function lead(shop: PointsShop, numRuns: number, seed: number): Promise<void> {
  const { pool, db } = shop.database
  const staff = await lastingStaff(shop)
  let serial = 0
  const lives = fc.commands(COMMANDS, { maxCommands: 12, size: 'max' })
  await fc.assert(
    fc.asyncProperty(BEGINNING, lives, async (first, commands) => {
      await pool.query(`update mall_skus set stock = $1 where id = 'tea-s'`, [STOCK])
      const world = await newWorld(shop, staff, (serial += 1))
      await fc.asyncModelRun(() => ({ model: newLife(), real: world }), [...first, ...commands])
      expect(await orderFaults({ pool, db }, world.orderNo)).toEqual([])
      // what is left of it is no concern of the next one
      await pool.query(
        `update orders set state = 'closed', open_slot = null, held_until = null where order_no = $1 and state = 'unpaid'`,
        [world.orderNo]
      )
    }),
    { numRuns, seed }
  )
}

test(`${LIVES} lives`, async () => {
  await Promise.all(shops.map((shop, n) => lead(shop, LIVES / SHOPS, SEED + n)))
})
