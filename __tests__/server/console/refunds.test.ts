/** Staff cancel and refund: a part, or all with the goods; each once, however many do it at once. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { consoleCall, staffToken } from '../../support/server/console'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let staff: string
let buyer: string

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  staff = await staffToken(shop, 'manager')
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
})
afterAll(() => shop.close())

type Refunded = ConsoleData<'refundOrder'>
const refund = (orderNo: string, amountFen: number, key?: string) =>
  consoleCall<Refunded>(
    shop,
    consoleEndpoints.refundOrder,
    { orderNo, amountFen, reason: '协商退款' },
    { token: staff, ...(key ? { key } : {}) }
  )
const cancel = (orderNo: string, key?: string) =>
  consoleCall(
    shop,
    consoleEndpoints.cancelOrder,
    { orderNo, reason: '买家来电' },
    { token: staff, ...(key ? { key } : {}) }
  )
const refundable = async (orderNo: string) =>
  (
    await consoleCall<ConsoleData<'refundable'>>(
      shop,
      consoleEndpoints.refundable,
      { orderNo },
      { token: staff }
    )
  ).data
const acts = async (orderNo: string) => {
  const { rows } = await shop.database.pool.query<{ act: string }>(
    `select act from staff_acts where about_kind = 'order' and about_id = $1 order by id`,
    [orderNo]
  )
  return rows.map(({ act }) => act)
}
const tea = (quantity = 2) => shop.paidGoods(buyer, [{ skuId: 'tea-s', quantity }])

test('a part is money alone: the goods are still sent, and the rest can be refunded later', async () => {
  const { orderNo, payFen } = await tea()
  const stock = await shop.stockOf('tea-s')
  expect(await refundable(orderNo)).toEqual({ leftFen: payFen, paidFen: payFen, refundedFen: 0, why: null })
  expect(await refund(orderNo, 1000)).toMatchObject({
    resultCode: '100',
    data: { isWhole: false, leftFen: payFen - 1000, refundedFen: 1000 }
  })
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(1000)
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  expect(await shop.stockOf('tea-s')).toBe(stock)
  await shop.sendAll()
  expect((await shop.ask('orderParcels', { orderNo }, buyer)).data).toMatchObject({ state: 'sent' })
  // what the buyer can still ask for is what is left of the price
  const { amountFen } = await shop.preview(buyer, {
    orderNo,
    kind: 'refund',
    lines: [{ lineNo: 1, quantity: 2 }]
  })
  expect(amountFen).toBeLessThanOrEqual(payFen - 1000)
})

test('all of it takes back what was not sent, with freight', async () => {
  const { orderNo, payFen } = await tea()
  const stock = await shop.stockOf('tea-s')
  expect((await refund(orderNo, payFen)).data).toMatchObject({ isWhole: true, leftFen: 0 })
  expect(await shop.stockOf('tea-s')).toBe(stock + 2)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  await shop.sendAll()
  expect((await shop.ask('orderParcels', { orderNo }, buyer)).data).toMatchObject({ state: 'cancelled' })
  expect((await refund(orderNo, 1)).resultCode).toBe('907')
})

test('all of it takes back a code that was not used', async () => {
  const { orderNo, payFen } = await shop.paid(buyer, {})
  await refund(orderNo, payFen)
  const { rows } = await shop.database.pool.query<{ state: string }>(
    'select state from receive_records where order_no = $1',
    [orderNo]
  )
  expect(rows.filter(({ state }) => state === 'issued')).toEqual([])
  await shop.refundAll()
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('a part and then the rest are the price', async () => {
  const { orderNo, payFen } = await tea(1)
  await refund(orderNo, 3333)
  expect((await refund(orderNo, payFen)).resultCode).toBe('907')
  expect((await refund(orderNo, payFen - 3333)).data.isWhole).toBe(true)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('what a buyer has asked for is not refunded twice', async () => {
  const { orderNo, payFen } = await tea()
  await shop.sendAll()
  const asked = await shop.apply(buyer, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  const { leftFen } = await refundable(orderNo)
  expect(leftFen).toBe(payFen - asked.data.amountFen)
  expect((await refund(orderNo, payFen)).resultCode).toBe('907')
  await refund(orderNo, leftFen)
  const approved = await consoleCall(
    shop,
    consoleEndpoints.approveAfterSale,
    { afterSaleId: asked.data.afterSaleId },
    { token: staff }
  )
  expect(approved.resultCode).toBe('100')
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
})

test('of two hundred refunds at once as many count as there is money for, and each is one act', async () => {
  const { orderNo, payFen } = await tea()
  const part = Math.floor(payFen / 3)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => refund(orderNo, part, `refund-${n}-12345678`))
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(3)
  expect(answers.filter(({ resultCode }) => resultCode === '907')).toHaveLength(197)
  expect(await acts(orderNo)).toHaveLength(3)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(3 * part)
})

test('the same call two hundred times is one refund', async () => {
  const { orderNo } = await tea(1)
  const answers = await Promise.all(Array.from({ length: 200 }, () => refund(orderNo, 100, 'same-12345678')))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await acts(orderNo)).toEqual(['refundOrder'])
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(100)
})

test('an unpaid order is cancelled and never refunded; a paid one is not cancelled', async () => {
  const before = await shop.row<{ stock: number }>(`select stock from products where id = 'tea'`)
  const { orderNo, payFen } = await shop.order(buyer)
  await shop.begin(buyer, orderNo)
  expect(await refundable(orderNo)).toMatchObject({ leftFen: 0, why: expect.any(String) as string })
  expect((await refund(orderNo, payFen)).resultCode).toBe('907')
  expect((await cancel(orderNo, 'cancel-12345678')).resultCode).toBe('100')
  expect(await shop.stateOf(orderNo)).toBe('cancelled')
  expect(await shop.row(`select stock from products where id = 'tea'`)).toEqual(before)
  expect((await cancel(orderNo)).resultCode).toBe('907')
  // the same call after a crash
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await cancel(orderNo, 'cancel-12345678')).resultCode).toBe('100')
  expect(await acts(orderNo)).toEqual(['cancelOrder'])

  const paid = await tea(1)
  expect((await cancel(paid.orderNo)).resultCode).toBe('907')
})

test('an order that is none of ours is not there', async () => {
  expect((await refund('26010100000000000000', 1)).status).toBe(404)
  expect((await cancel('26010100000000000000')).status).toBe(404)
})

test('all of it takes back a code that its owner has seen as well: no shop takes it any more', async () => {
  const { orderNo, payFen } = await shop.paid(buyer, { kind: 'product', itemId: 'tea' })
  const { id } = await shop.row<{ id: string }>('select id from receive_records where order_no = $1', [
    orderNo
  ])
  expect((await shop.ask('showReceiveCode', { receiveId: id }, buyer)).resultCode).toBe('100')
  expect((await refund(orderNo, payFen)).data).toMatchObject({ isWhole: true })
  expect(
    await shop.row(
      `select count(*)::int as n from receive_records where order_no = $1 and state in ('issued', 'refunding')`,
      [orderNo]
    )
  ).toEqual({ n: 0 })
})
