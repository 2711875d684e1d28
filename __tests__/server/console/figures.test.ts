/** Figures of the business: each sum against the orders that were made here, and what waits. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { dayInChina, midnightOf } from '../../../server/lib/china-time'
import { consoleCall, staffToken } from '../../support/server/console'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let staff: string
let buyer: string

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  staff = await staffToken(shop, 'owner')
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const ask = async <D>(name: keyof typeof consoleEndpoints, input: Readonly<Record<string, unknown>> = {}) => {
  const { resultCode, resultMsg, data } = await consoleCall<D>(shop, consoleEndpoints[name], input, {
    token: staff
  })
  if (resultCode !== '100') throw new Error(`${resultCode} ${resultMsg}`)
  return data
}
const today = () => dayInChina(shop.clock.now())
const figures = (day = today()) => ask<ConsoleData<'todayFigures'>>('todayFigures', { day })
const sales = async (by: string, from = today(), to = today()) =>
  (await ask<ConsoleData<'salesFigures'>>('salesFigures', { from, to, by })).items
const waiting = async (kind: string) => {
  const { items } = await ask<ConsoleData<'waitingWork'>>('waitingWork')
  return items.find((item) => item.kind === kind)
}
/** Noon in China of the next day, so that nothing crosses midnight; a session of staff ends before. */
async function nextDay(): Promise<void> {
  shop.clock.advance(midnightOf(today(), 1).getTime() + 12 * 3_600_000 - shop.clock.now().getTime())
  staff = await staffToken(shop, 'owner')
}

test('a day has its orders, payments, refunds, members and visitors; the next one shows it as the day before', async () => {
  await nextDay()
  const empty = { orders: 0, payments: 0, paidFen: 0, refundedFen: 0, newMembers: 0, visitors: 0 }
  expect((await figures()).total).toEqual({ day: today(), ...empty })

  const [one, two] = [await shop.paid(buyer, {}), await shop.paid(buyer, {})]
  await shop.order(buyer, {})
  const now = shop.clock.now()
  await shop.database.pool.query(`update members set created_at = $1 where id = 'buyer'`, [now])
  const visit = (kind: string, device: string) =>
    shop.database.pool.query(
      `insert into visits (kind, path, device_id, channel_code, platform, source, day, at)
       values ($1, 'pages/home/index', $2, 'main', 'h5', 0, $3, $4)`,
      [kind, device, today(), now]
    )
  for (const [kind, device] of [
    ['uv', 'device-1'],
    ['uv', 'device-2'],
    ['pv', 'device-1'],
    ['pv', 'device-1']
  ] as const)
    await visit(kind, device)
  const { total, hours } = await figures()
  const paidFen = one.payFen + two.payFen
  const day = today()
  expect(total).toEqual({ day, orders: 3, payments: 2, paidFen, refundedFen: 0, newMembers: 1, visitors: 2 })
  expect(hours).toHaveLength(24)
  expect(hours[12]).toEqual({ hour: 12, payments: 2, paidFen, views: 2 })
  expect(hours.reduce((sum, hour) => sum + hour.paidFen, 0)).toBe(paidFen)

  await shop.apply(buyer, { orderNo: one.orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.refundAll()
  expect(today()).toBe(day)
  expect((await figures()).total).toMatchObject({ paidFen, refundedFen: one.payFen })
  await nextDay()
  expect(await figures()).toMatchObject({
    total: { orders: 0, paidFen: 0, refundedFen: 0 },
    before: { day, orders: 3, paidFen, refundedFen: one.payFen, visitors: 2 }
  })
})

test('midnight in China parts the days, and a refund counts on the day on which it arrives', async () => {
  await nextDay()
  const first = today()
  const order = await shop.paid(buyer, {})
  shop.clock.advance(midnightOf(first, 1).getTime() - shop.clock.now().getTime())
  staff = await staffToken(shop, 'owner')
  const second = today()
  await shop.apply(buyer, { orderNo: order.orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.refundAll()
  const [{ total: before }, { total: after }] = [await figures(first), await figures(second)]
  expect([before.paidFen, before.refundedFen]).toEqual([order.payFen, 0])
  expect([after.paidFen, after.refundedFen]).toEqual([0, order.payFen])
  expect(
    (await sales('day', first, second)).map(({ key, paidFen, refundedFen }) => [key, paidFen, refundedFen])
  ).toEqual([
    [first, order.payFen, 0],
    [second, 0, order.payFen]
  ])
})

test('reports by month, channel, kind and goods have the same money', async () => {
  await nextDay()
  const orders = [await shop.paid(buyer, {}), await shop.paid(buyer, {})]
  const paidFen = orders.reduce((sum, { payFen }) => sum + payFen, 0)
  for (const by of ['day', 'month', 'channel', 'kind', 'goods']) {
    const rows = await sales(by)
    expect([by, rows.reduce((sum, row) => sum + row.paidFen, 0)]).toEqual([by, paidFen])
    expect(rows).toMatchObject([{ orders: 2, pieces: 2, refundedFen: 0, points: 0 }])
  }
  expect((await sales('month')).map(({ key }) => key)).toEqual([today().slice(0, 7)])
  expect((await sales('channel')).map(({ key }) => key)).toEqual(['main'])
  const [goods] = await sales('goods')
  expect(goods?.name).toBe(orders[0]?.lines[0]?.name)
})

test('what the merchant refunded by hand is counted once, as the refund that it was', async () => {
  await nextDay()
  const { orderNo, payFen } = await shop.paid(buyer, {})
  const now = shop.clock.now()
  // of 300 fen the merchant had refunded 100 under a number of the channel's: 200 were sent
  await shop.database.pool.query(
    `insert into refunds (out_refund_no, out_trade_no, order_no, refund_key, amount_fen, covered_fen, reason, state, done_at, next_try_at)
     values ('R1', $1, $2, 'a:1', 300, 100, '', 'done', $3, $3), ('H1', $1, $2, 'hand:1', 100, 0, '', 'done', $3, $3),
       ('R2', $1, $2, 'a:2', 50, 50, '', 'covered', $3, $3), ('R3', $1, $2, 'a:3', 70, 0, '', 'processing', null, '9000-01-01')`,
    [`${orderNo}P01`, orderNo, now]
  )
  expect((await figures()).total).toMatchObject({ paidFen: payFen, refundedFen: 300 })
  expect(await sales('channel')).toMatchObject([{ key: 'main', paidFen: payFen, refundedFen: 300 }])
})

test('days and months without sales are in a report, too; goods with most money come first', async () => {
  await nextDay()
  const before = today()
  await nextDay()
  const orders = [
    await shop.paid(buyer, {}),
    await shop.paidGoods(buyer, [{ skuId: 'tea-s', quantity: 3 }]),
    await shop.paid(buyer, {})
  ]
  const key = today()
  await nextDay()
  const after = today()
  expect((await sales('day', before, after)).map((row) => [row.key, row.orders])).toEqual([
    [before, 0],
    [key, 3],
    [after, 0]
  ])
  const year = await sales('month', '2026-01-01', '2026-12-31')
  expect(year.map((row) => row.key)).toEqual(
    Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`)
  )
  expect(await sales('day', '2020-01-01', '2020-01-31')).toEqual([])
  const goods = await sales('goods', key, key)
  expect(goods.map(({ pieces }) => pieces).sort()).toEqual([2, 3])
  expect(goods.map(({ paidFen }) => paidFen)).toEqual(
    goods.map(({ paidFen }) => paidFen).sort((one, other) => other - one)
  )
  // lines have no freight
  const freight = orders.reduce((sum, { freightFen = 0 }) => sum + freightFen, 0)
  const [day] = await sales('day', key, key)
  expect(goods.reduce((sum, { paidFen }) => sum + paidFen, 0) + freight).toBe(day?.paidFen)
})

test('a period that ends before it begins, or is too long, is refused in words', async () => {
  await nextDay()
  const refused = (from: string, to: string) =>
    consoleCall(shop, consoleEndpoints.salesFigures, { from, to, by: 'day' }, { token: staff })
  expect(await refused('2026-11-02', '2026-11-01')).toMatchObject({
    resultCode: '400',
    resultMsg: '结束日期不能早于开始日期'
  })
  expect(await refused('2025-11-01', '2026-11-02')).toMatchObject({
    resultCode: '400',
    resultMsg: '一次最多查看 366 天'
  })
  expect((await refused('2025-11-02', '2026-11-02')).resultCode).toBe('100')
  // numbers of orders have two digits of the year: 1926 would be taken for this year
  for (const name of ['orders', 'salesFigures'] as const)
    expect(
      await consoleCall(
        shop,
        consoleEndpoints[name],
        { from: '1926-11-01', to: '1926-11-02', ...(name === 'orders' ? {} : { by: 'day' }) },
        { token: staff }
      )
    ).toMatchObject({ resultCode: '400', resultMsg: '日期不正确' })
  expect(
    await consoleCall(shop, consoleEndpoints.todayFigures, { day: '0026-11-28' }, { token: staff })
  ).toMatchObject({ resultCode: '400', resultMsg: '日期不正确' })
})

test('what waits is counted until it is done', async () => {
  await nextDay()
  expect(await waiting('hangingRefunds')).toMatchObject({ items: 0, oldestSeconds: 0 })
  const order = await shop.paid(buyer, {})
  await shop.apply(buyer, { orderNo: order.orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  jest.spyOn(shop.pay, 'refund').mockResolvedValueOnce('closed')
  await shop.refundAll()
  shop.clock.advance(7_200_000)
  const hanging = await waiting('hangingRefunds')
  expect(hanging?.items).toBe(1)
  const input = { outRefundNo: `${order.orderNo}P01R01`, reason: '已转账', via: 'outside' }
  await ask('settleRefund', input)
  expect(await waiting('hangingRefunds')).toMatchObject({ items: 0 })
})

test('the state of the system has jobs that ran, queues, gateways and the last faults', async () => {
  await shop.database.pool.query(
    `insert into client_faults (release, fingerprint, kind, message, place, path, platform, first_at, last_at)
     values ('1', 'f', 'error', 'x is not a function', 'app.js:1:1', 'pages/home/index', 'h5', now(), now())`
  )
  await shop.database.pool.query(
    `insert into job_runs (name, runner, next_at, started_at, last_ms, succeeded_at, failures)
     values ('sweep staff sessions', 'r', now(), now(), 12, $1, 2) on conflict (name) do update set failures = 2, succeeded_at = $1`,
    [shop.clock.now()]
  )
  await shop.database.pool.query(
    `insert into client_timings (release, platform, name, step, count, last_at) values ('1.4.0', 'mini', 'launch', 38, 3, now())`
  )
  const state = await ask<ConsoleData<'systemState'>>('systemState')
  expect(state.timings).toMatchObject([
    { platform: 'mini', release: '1.4.0', name: 'launch', count: 3, p75: 932 }
  ])
  expect(state.jobs).toContainEqual(
    expect.objectContaining({ name: 'sweep staff sessions', isLate: true, failures: 2, everyMs: 600_000 })
  )
  // one that has not run yet stands there, too
  expect(state.jobs).toHaveLength(shop.jobs.list().size)
  expect(state.jobs.find(({ name }) => name === 'ship goods')).toBeDefined()
  expect(state.queues.map(({ queue }) => queue)).toContain('shipments')
  expect(state.gateways).toContainEqual({ name: 'pay', mode: 'sandbox' })
  expect(state.faults).toMatchObject([{ message: 'x is not a function', count: 1 }])
})
