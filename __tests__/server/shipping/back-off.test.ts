/** Partners that refuse: they are asked again later and later, one order or parcel holds up no other, and two processes ask once. */
import { followParcels } from '../../../server/modules/shipping/follow'
import { reportDeliveries } from '../../../server/modules/shipping/report'
import { withPhones } from '../../support/server/test-phones'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  await shop.address('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.database.clear('orders'))

/** An order of one parcel, paid in the mini-program. */
async function sentOrder(): Promise<string> {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await shop.database.pool.query(
    `update payments set way = 'mini', transaction_id = $1 where order_no = $1`,
    [orderNo]
  )
  await shop.database.pool.query(
    `insert into wechat_identities (app_id, open_id, member_id) values ('mini', 'o_buyer', 'buyer') on conflict do nothing`
  )
  return orderNo
}

/** How often `ask` was called over an hour in which the job runs each five seconds. */
async function overAnHour(job: () => Promise<void>, asked: jest.Mock): Promise<number> {
  for (let second = 0; second < 3600; second += 5) {
    await job()
    shop.clock.advance(5_000)
  }
  return asked.mock.calls.length
}

test('a carrier that refuses to push its news is asked ten times in the first hour, not each five seconds', async () => {
  await sentOrder()
  const watch = jest.fn(() => Promise.reject(new Error('600')))
  const logistics = { watch, query: () => Promise.reject(new Error('600')), readPush: jest.fn() }
  const job = () =>
    followParcels(
      { ...withPhones(shop.database.db), log: { warn: jest.fn(), error: jest.fn() }, logistics },
      shop.clock.now()
    )
  const times = await overAnHour(job, watch)
  expect(times).toBeGreaterThan(5)
  expect(times).toBeLessThanOrEqual(11)
})

test('shipping that WeChat refuses waits longer each time, and that of another order is told meanwhile', async () => {
  const refused = await sentOrder()
  const upload = jest.fn(({ transactionId }: { transactionId: string }) =>
    transactionId === refused ? Promise.reject(new Error('10060001')) : Promise.resolve()
  )
  const wechat = {
    appId: 'mini',
    codeToSession: jest.fn(),
    phoneNumber: jest.fn(),
    uploadShipping: upload,
    sendMessage: jest.fn(),
    miniCode: jest.fn()
  }
  const job = () =>
    reportDeliveries(
      {
        ...withPhones(shop.database.db),
        log: { warn: jest.fn(), error: jest.fn() },
        gateways: { wechat, virtualPay: null }
      },
      shop.clock.now()
    )
  expect(await overAnHour(job, upload)).toBeLessThanOrEqual(10)
  const taken = await sentOrder()
  // two processes at once tell it once
  await Promise.all([job(), job()])
  const told = upload.mock.calls.filter(([{ transactionId }]) => transactionId === taken)
  expect(told).toHaveLength(1)
  await job()
  expect(upload.mock.calls.filter(([{ transactionId }]) => transactionId === taken)).toHaveLength(1)
})
