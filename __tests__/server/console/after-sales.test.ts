/** What staff decide about refunds and returns: once, whoever is faster, and written down. */
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
  staff = await staffToken(shop, 'service')
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
})
afterAll(() => shop.close())

type Decided = ConsoleData<'approveAfterSale'>
const decide = (name: 'approve' | 'refuse' | 'receive', afterSaleId: string, key?: string) =>
  consoleCall<Decided>(
    shop,
    consoleEndpoints[`${name}AfterSale`],
    { afterSaleId, ...(name === 'refuse' ? { reason: '超过售后期' } : {}) },
    { token: staff, ...(key ? { key } : {}) }
  )
const list = async (input: Readonly<Record<string, unknown>>) =>
  (await consoleCall<ConsoleData<'afterSales'>>(shop, consoleEndpoints.afterSales, input, { token: staff }))
    .data

/** A request for goods that have been sent. */
async function asked(kind: 'refund' | 'return', skuId = 'tea-s'): Promise<{ id: string; orderNo: string }> {
  const { orderNo } = await shop.paidGoods(buyer, [{ skuId, quantity: 1 }])
  await shop.sendAll()
  const request = await shop.apply(buyer, { orderNo, kind, lines: [{ lineNo: 1, quantity: 1 }] })
  return { id: request.data.afterSaleId, orderNo }
}
const acts = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ act: string }>(
    `select act from staff_acts where about_kind = 'afterSale' and about_id = $1 order by id`,
    [id]
  )
  return rows.map(({ act }) => act)
}

test('what waits for staff is listed until it is decided, and the money goes back', async () => {
  const { id, orderNo } = await asked('refund')
  const waits = async () => (await list({ turn: 'staff' })).items.map(({ afterSaleId }) => afterSaleId)
  expect(await waits()).toContain(id)
  expect((await list({ orderNo })).items).toMatchObject([
    { afterSaleId: id, state: 'applied', turn: { of: 'staff' }, member: { phoneMasked: '138****8000' } }
  ])
  expect(await decide('approve', id)).toMatchObject({
    resultCode: '100',
    data: { orderNo, state: 'refunding', amountFen: 9900 }
  })
  expect(await waits()).not.toContain(id)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
  expect(await acts(id)).toEqual(['approveAfterSale'])
})

test('a refusal tells the buyer why, and a second decision comes too late', async () => {
  const { id } = await asked('refund')
  expect((await decide('refuse', id)).data.state).toBe('refused')
  expect((await shop.detail(buyer, id)).refusedReason).toBe('超过售后期')
  expect((await decide('approve', id)).resultCode).toBe('907')
  expect(await acts(id)).toEqual(['refuseAfterSale'])
})

test('goods that come back are received, and then refunded', async () => {
  const { id, orderNo } = await asked('return')
  expect((await decide('approve', id)).data.state).toBe('approved')
  expect((await decide('receive', id)).resultCode).toBe('907')
  await shop.ask(
    'sendAfterSaleParcel',
    { afterSaleId: id, carrier: '顺丰速运', trackingNo: 'SF1234567890' },
    buyer
  )
  expect((await decide('receive', id)).data.state).toBe('refunding')
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
})

test('of two hundred decisions at once one counts, and it is one act', async () => {
  const { id, orderNo } = await asked('refund')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      decide(n % 2 === 0 ? 'approve' : 'refuse', id, `decide-${n}-12345678`)
    )
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(answers.filter(({ resultCode }) => resultCode === '907')).toHaveLength(199)
  expect(await acts(id)).toHaveLength(1)
  await shop.refundAll()
  expect([0, 9900]).toContain(await shop.givenBack(orderNo))
})

test('the same call again is answered as the first', async () => {
  const { id } = await asked('refund')
  const [first, again] = [
    await decide('approve', id, 'again-12345678'),
    await decide('approve', id, 'again-12345678')
  ]
  expect(again.data).toEqual(first.data)
  // as if the server had died before it kept the answer
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await decide('approve', id, 'again-12345678')).data).toEqual(first.data)
  expect(await acts(id)).toHaveLength(1)
})

test('an unknown request is not there', async () => {
  expect((await decide('approve', 'no-such-request')).status).toBe(404)
})
