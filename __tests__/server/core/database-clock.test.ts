import { databaseClock } from '../../../server/core/database-clock'
import { closeOverdue } from '../../../server/modules/order/end'
import { openShop, type Shop } from '../payment/shop'

const MINUTE = 60_000

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const databaseNow = async () =>
  (await shop.row<{ now: Date }>('select clock_timestamp() as now')).now.getTime()

test.each([20, -20])(
  'a machine whose clock is %i minutes off has the time of the database',
  async (minutes) => {
    const wrong = Date.now() + minutes * MINUTE
    jest.spyOn(Date, 'now').mockImplementation(() => wrong)
    const clock = await databaseClock(shop.database.db)
    const apart = Math.abs(clock.now().getTime() - (await databaseNow()))
    expect(apart).toBeLessThan(MINUTE)
  }
)

test('it goes on with the time that passes, whatever the machine’s clock is set to', async () => {
  let elapsed = 1_000
  const clock = await databaseClock(shop.database.db, () => elapsed)
  const before = clock.now().getTime()
  jest.spyOn(Date, 'now').mockImplementation(() => before + 20 * MINUTE)
  elapsed += 5_000
  expect(clock.now().getTime()).toBe(before + 5_000)
})

test('a fresh order of another process stays open in a process whose machine is 20 minutes ahead; its own time would close it', async () => {
  shop.clock.set(new Date(await databaseNow()))
  const token = await shop.login('fresh')
  const { orderNo } = await shop.order(token)
  const payments = {
    begin: jest.fn(),
    askAbout: jest.fn(),
    stop: (orders: readonly never[]) => Promise.resolve([...orders])
  }
  const ahead = Date.now() + 20 * MINUTE
  jest.spyOn(Date, 'now').mockImplementation(() => ahead)
  const clock = await databaseClock(shop.database.db)
  await closeOverdue({ db: shop.database.db, payments: payments }, clock.now())
  expect(await shop.stateOf(orderNo)).toBe('unpaid')
  // the naive control
  await closeOverdue({ db: shop.database.db, payments: payments }, new Date(ahead))
  expect(await shop.stateOf(orderNo)).toBe('closed')
})
