/** Money in the console: refunds that hang, differences of bills, and an order's ledger; each decision once, and written down. */
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
  staff = await staffToken(shop, 'finance')
  buyer = await shop.login('buyer', '13800138000')
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const ask = <D>(
  name: keyof typeof consoleEndpoints,
  input: Readonly<Record<string, unknown>> = {},
  key?: string
) => consoleCall<D>(shop, consoleEndpoints[name], input, { token: staff, ...(key ? { key } : {}) })
const hanging = async () =>
  (await ask<ConsoleData<'hangingRefunds'>>('hangingRefunds')).data.items.map(
    ({ outRefundNo }) => outRefundNo
  )
const acts = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ act: string; reason: string }>(
    `select act, reason from staff_acts where about_id = $1 order by id`,
    [id]
  )
  return rows
}

/** An order whose refund the channel has closed. */
async function hang() {
  const { orderNo } = await shop.paid(buyer, {})
  await shop.apply(buyer, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  const refund = jest.spyOn(shop.pay, 'refund').mockResolvedValueOnce('closed')
  await shop.refundAll()
  refund.mockRestore()
  return { orderNo, outRefundNo: `${orderNo}P01R01` }
}

test('a refund that hangs is seen, tried again once for its key, and no longer hangs', async () => {
  const { orderNo, outRefundNo } = await hang()
  expect(await hanging()).toContain(outRefundNo)
  const input = { outRefundNo, reason: '用户已换卡' }
  const answers = await Promise.all(
    [1, 2].map(() => ask<ConsoleData<'retryRefund'>>('retryRefund', input, 'again-key-00000001'))
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100').length).toBeGreaterThan(0)
  expect(await hanging()).not.toContain(outRefundNo)
  expect(await acts(outRefundNo)).toEqual([{ act: 'retryRefund', reason: '用户已换卡' }])
  await shop.refundAll()
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await ask('retryRefund', input)).toMatchObject({ resultCode: '404' })
})

test('one that was paid outside ends the order and its request; a second decision is refused', async () => {
  const { orderNo, outRefundNo } = await hang()
  const input = { outRefundNo, via: 'outside', reason: '已转账' }
  expect(await ask('settleRefund', input)).toMatchObject({ resultCode: '100' })
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await ask('settleRefund', input)).toMatchObject({ resultCode: '907' })
  expect(await acts(outRefundNo)).toHaveLength(1)
})

test('a difference of a bill is settled once, with a reason', async () => {
  await shop.database.pool.query(
    `insert into bill_days (day, bill, state, rows) values ('2026-11-20', 'trade', 'stored', 3)`
  )
  await shop.database.pool.query(
    `insert into bill_differences (day, bill, kind, number, ours, theirs)
     values ('2026-11-20', 'trade', 'amount', 'N1', '{"fen": 990}', '{"fen": 991}')`
  )
  expect((await ask<ConsoleData<'bills'>>('bills')).data.items).toMatchObject([
    { day: '2026-11-20', rows: 3, open: 1 }
  ])
  const open = async () =>
    (await ask<ConsoleData<'billDifferences'>>('billDifferences', { state: 'open' })).data.items
  const [difference] = await open()
  expect(difference).toMatchObject({ kind: 'amount', number: 'N1', ours: { fen: 990 }, theirs: { fen: 991 } })
  const input = { id: difference?.id, reason: '手续费抹零' }
  expect(await ask('settleBillDifference', input)).toMatchObject({ resultCode: '100' })
  expect(await ask('settleBillDifference', input)).toMatchObject({ resultCode: '907' })
  expect(await open()).toEqual([])
  const settled = await ask<ConsoleData<'billDifferences'>>('billDifferences', { state: 'settled' })
  expect(settled.data.items).toMatchObject([{ number: 'N1', reason: '手续费抹零' }])
})

test('an order is explained by its ledger', async () => {
  const { orderNo, payFen } = await shop.paid(buyer, {})
  const { data } = await ask<ConsoleData<'orderLedger'>>('orderLedger', { orderNo })
  expect(data.entries).toContainEqual(
    expect.objectContaining({
      event: `paid:${orderNo}P01`,
      unit: 'fen',
      from: 'buyer',
      to: 'channel',
      amount: payFen
    })
  )
  expect(data.balances).toContainEqual({ unit: 'fen', account: 'channel', amount: payFen })
})

test('a double of virtual payment is named with its bill and settled like the rest; its messages are read', async () => {
  await shop.database.pool.query(
    `insert into bill_differences (day, bill, kind, number, ours, theirs)
     values ('2026-11-21', 'virtual', 'amount', 'V1', '{"fen": 990}', '{"fen": 1980, "times": 2}')`
  )
  const [found] = (
    await ask<ConsoleData<'billDifferences'>>('billDifferences', { state: 'open', day: '2026-11-21' })
  ).data.items
  expect(found).toMatchObject({ bill: 'virtual', number: 'V1', theirs: { fen: 1980, times: 2 } })
  const settled = await ask('settleBillDifference', { id: found?.id, reason: '平台已退回一笔' })
  expect(settled).toMatchObject({ resultCode: '100' })

  await shop.database.pool.query(
    `insert into virtual_messages (key, event, out_trade_no, answer)
     values ('1', 'xpay_complaint_notify', 'V1', null),
       ('2', 'xpay_subscribe_ios_refund_query_notify', 'V2', '{"refund": false, "evidence": "权益已领取"}')`
  )
  const first = (await ask<ConsoleData<'virtualMessages'>>('virtualMessages', { limit: 1 })).data
  expect(first.items).toMatchObject([{ outTradeNo: 'V2', answer: { refund: false, evidence: '权益已领取' } }])
  const next = await ask<ConsoleData<'virtualMessages'>>('virtualMessages', {
    limit: 1,
    cursor: first.nextCursor
  })
  expect(next.data).toMatchObject({
    items: [{ event: 'xpay_complaint_notify', answer: null, times: 1 }],
    nextCursor: null
  })
})
