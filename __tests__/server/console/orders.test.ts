/** Orders in the console: found by what operators know of them, with everything about one, and numbers masked. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { Order } from '@contract/types'
import { consoleModule } from '../../../server/composition'
import { receiverMac } from '../../../server/domain/receiver-mac'
import { ordersOfReceiver } from '../../../server/modules/order'
import { consoleCall, staffToken } from '../../support/server/console'
import { testSettings } from '../../support/server/test-app'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

/** Keeps the numbers of receivers. */
const SECRET = 'a-secret-of-the-tests-a-secret-of-the-tests'
const MOBILE = '13800138000'
const RECEIVER = '13900139000'

let shop: AfterShop
let staff: string
let buyer: string
let sent: Order
let bought: Order

beforeAll(async () => {
  shop = await openAfterShop([consoleModule], {
    settings: { secrets: { ...testSettings().secrets, document: SECRET } }
  })
  staff = await staffToken(shop, 'service')
  buyer = await shop.login('buyer', MOBILE)
  await shop.address('buyer')
  await shop.database.pool.query(`update addresses set mobile = $1, name = '张小明'`, [RECEIVER])
  sent = await shop.paidGoods(buyer, [
    { skuId: 'tea-s', quantity: 2 },
    { skuId: 'few', quantity: 1 }
  ])
  shop.clock.advance(2000)
  bought = await shop.paid(buyer, {})
  shop.clock.advance(2000)
})
afterAll(() => shop.close())

const list = async (input: Readonly<Record<string, unknown>> = {}) =>
  (await consoleCall<ConsoleData<'orders'>>(shop, consoleEndpoints.orders, input, { token: staff })).data
const numbers = async (input?: Readonly<Record<string, unknown>>) =>
  (await list(input)).items.map(({ orderNo }) => orderNo)
const detail = async (orderNo: string) =>
  (
    await consoleCall<ConsoleData<'orderDetail'>>(
      shop,
      consoleEndpoints.orderDetail,
      { orderNo },
      { token: staff }
    )
  ).data

test('are listed newest first, in the words of the contract, with a masked number', async () => {
  const { items } = await list()
  expect(items.map(({ orderNo }) => orderNo)).toEqual([bought.orderNo, sent.orderNo])
  expect(items[1]).toEqual({
    orderNo: sent.orderNo,
    kind: 'sku',
    title: '龙井 小罐 等 2 种',
    channel: 'main',
    state: 'toShip',
    payFen: sent.payFen,
    refundedFen: 0,
    phoneMasked: '138****8000',
    createdAt: sent.createdAt,
    paidAt: expect.any(String) as string
  })
})

test('pages follow each other', async () => {
  const first = await list({ limit: 1 })
  const second = await list({ limit: 1, cursor: first.nextCursor ?? '' })
  expect([first, second].flatMap(({ items }) => items.map(({ orderNo }) => orderNo))).toEqual([
    bought.orderNo,
    sent.orderNo
  ])
  expect(second.nextCursor).toBeNull()
})

test('are found by number, payment, member, state, day and channel', async () => {
  const { payments } = await detail(bought.orderNo)
  const day = shop.clock.now().toISOString().slice(0, 10)
  const both = [bought.orderNo, sent.orderNo]
  expect(await numbers({ number: sent.orderNo })).toEqual([sent.orderNo])
  expect(await numbers({ number: payments[0]?.outTradeNo })).toEqual([bought.orderNo])
  expect(await numbers({ number: payments[0]?.transactionId })).toEqual([bought.orderNo])
  expect(await numbers({ number: 'no-such' })).toEqual([])
  expect(await numbers({ memberId: 'buyer' })).toEqual(both)
  expect(await numbers({ memberId: 'nobody' })).toEqual([])
  expect(await numbers({ memberId: 'nobody', number: sent.orderNo })).toEqual([])
  expect(await numbers({ state: 'toShip' })).toEqual([sent.orderNo])
  expect(await numbers({ state: 'unpaid' })).toEqual([])
  expect(await numbers({ channel: 'main' })).toEqual(both)
  expect(await numbers({ channel: 'candy' })).toEqual([])
  expect(await numbers({ from: day, to: day })).toEqual(both)
  expect(await numbers({ to: '2020-01-01' })).toEqual([])
  expect(await numbers({ from: '2099-01-01' })).toEqual([])
})

test('are found by the member’s phone, however it is written, and each look is an act about the member', async () => {
  const token = await staffToken(shop, 'finance', { name: '查手机号' })
  const find = (input: Readonly<Record<string, unknown>>) =>
    consoleCall<ConsoleData<'ordersByPhone'>>(shop, consoleEndpoints.ordersByPhone, input, { token })
  const found = async (input: Readonly<Record<string, unknown>>) =>
    (await find(input)).data.items.map(({ orderNo }) => orderNo)
  expect(await found({ phone: MOBILE })).toEqual([bought.orderNo, sent.orderNo])
  expect(await found({ phone: '+86 138-0013-8000', state: 'toShip' })).toEqual([sent.orderNo])
  expect(await found({ phone: RECEIVER })).toEqual([])
  const first = (await find({ phone: MOBILE, limit: 1 })).data
  expect(await found({ phone: MOBILE, limit: 1, cursor: first.nextCursor })).toEqual([sent.orderNo])
  const refused = await find({ phone: '8000' })
  expect([refused.status, refused.resultMsg]).toEqual([400, '请输入正确的手机号'])
  const { rows } = await shop.database.pool.query(
    `select about_kind as kind, about_id as about, after from staff_acts where act = 'ordersByPhone' order by id`
  )
  const about = { kind: 'member', about: 'buyer' }
  expect(rows).toEqual([
    { ...about, after: { found: 2 } },
    { ...about, after: { found: 1 } },
    { kind: null, about: null, after: { found: 0 } },
    { ...about, after: { found: 1 } },
    { ...about, after: { found: 1 } }
  ])
  await consoleCall(shop, { ...consoleEndpoints.ordersByPhone, method: 'GET' }, { phone: MOBILE }, { token })
  const text = JSON.stringify((await shop.database.pool.query('select * from staff_acts')).rows)
  const log = shop.logLines.join('')
  expect(log).toContain(consoleEndpoints.ordersByPhone.path)
  for (const phone of [MOBILE, RECEIVER]) expect(text + log).not.toContain(phone)
})

describe('by the phone of who receives them', () => {
  const find = async (phone: string, input: Readonly<Record<string, unknown>> = {}, token = staff) =>
    consoleCall<ConsoleData<'ordersOfReceiver'>>(
      shop,
      consoleEndpoints.ordersOfReceiver,
      { phone, ...input },
      { token }
    )
  const found = async (phone: string, input?: Readonly<Record<string, unknown>>) =>
    (await find(phone, input)).data.items.map(({ orderNo }) => orderNo)

  test('orders are found, however the number is written, and never by the member’s own', async () => {
    expect(await found(RECEIVER)).toEqual([sent.orderNo])
    expect(await found('+86 139-0013-9000')).toEqual([sent.orderNo])
    expect(await found(MOBILE)).toEqual([])
    expect(await found(RECEIVER, { state: 'done' })).toEqual([])
    expect(await found(RECEIVER, { channel: 'candy' })).toEqual([])
    expect(await found(RECEIVER, { to: '2020-01-01' })).toEqual([])
    const refused = await find('9000')
    expect([refused.status, refused.resultMsg]).toEqual([400, '请输入正确的手机号'])
  })

  test('a table does not tell the number by its hash, nor two the same by it under another secret', async () => {
    const { mac } = await shop.row<{ mac: string }>(
      'select receiver_mac as mac from orders where order_no = $1',
      [sent.orderNo]
    )
    expect(mac).toBe(receiverMac(RECEIVER, SECRET))
    expect(mac).not.toContain(RECEIVER)
    expect(receiverMac(RECEIVER, 'another')).not.toBe(mac)
    const { rows } = await shop.database.pool.query('select 1 from orders where receiver_mac is not null')
    expect(rows).toHaveLength(1)
  })

  test('each look is an act without the number; those who have nothing to do with parcels do not look', async () => {
    const { rows } = await shop.database.pool.query(
      `select about_id as about, after from staff_acts where act = 'ordersOfReceiver' order by id limit 1`
    )
    expect(rows).toEqual([{ about: sent.orderNo, after: { found: 1 } }])
    const text = JSON.stringify((await shop.database.pool.query('select * from staff_acts')).rows)
    for (const phone of [MOBILE, RECEIVER]) expect(text).not.toContain(phone)
    for (const role of ['finance', 'shop', 'gate'] as const)
      expect((await find(RECEIVER, {}, await staffToken(shop, role))).status).toBe(403)
  })

  test('while the secret is replaced, orders of before and since are one list, page after page', async () => {
    const { orderNo: since } = await shop.paidGoods(buyer, [{ skuId: 'tea-s', quantity: 1 }])
    shop.clock.advance(2000)
    await shop.database.pool.query('update orders set receiver_mac = $2 where order_no = $1', [
      sent.orderNo,
      receiverMac(RECEIVER, 'the next one')
    ])
    const dependencies = {
      db: shop.database.db,
      documentSecret: ['the next one', SECRET] as const
    }
    const page = (cursor?: string) =>
      ordersOfReceiver(dependencies, { phone: RECEIVER, limit: 1, cursor }, shop.clock.now())
    const first = await page()
    const second = await page(first.nextCursor ?? '')
    expect([first, second].map(({ items }) => items.map(({ orderNo }) => orderNo))).toEqual([
      [since],
      [sent.orderNo]
    ])
    expect(second.nextCursor).toBeNull()
    await shop.database.pool.query('update orders set receiver_mac = $2 where order_no = $1', [
      sent.orderNo,
      receiverMac(RECEIVER, SECRET)
    ])
    expect(await found(RECEIVER)).toEqual([since, sent.orderNo])
  })

  test('who looks for many numbers has to wait, whichever way they look', async () => {
    const token = await staffToken(shop, 'service', { name: '查很多' })
    const phone = '13700137000'
    const { ordersByPhone, membersByPhone } = consoleEndpoints
    const status = async () => (await find(phone, {}, token)).status
    for (let look = 0; look < 29; look++) {
      await find(phone, {}, token)
      await consoleCall(shop, ordersByPhone, { phone }, { token })
    }
    await consoleCall(shop, membersByPhone, { phone }, { token })
    expect([await status(), await status()]).toEqual([200, 429])
    expect((await consoleCall(shop, membersByPhone, { phone }, { token })).status).toBe(429)
    shop.clock.advance(600_001)
    expect(await status()).toBe(200)
  })

  test('nobody tries out numbers all day', async () => {
    const token = await staffToken(shop, 'service', { name: '查一天' })
    await find(RECEIVER, {}, token)
    await shop.database.pool.query(
      `update rate_hits set hits = 1000 where key like 'console-by-phone-day:%' and key in (
         select 'console-by-phone-day:' || id from staff_accounts where name = '查一天')`
    )
    expect((await find(RECEIVER, {}, token)).status).toBe(429)
  })
})

test('one is told with its lines, price, payments, history, parcels and refunds', async () => {
  await shop.sendAll()
  const asked = await shop.apply(buyer, {
    orderNo: sent.orderNo,
    kind: 'refund',
    lines: [{ lineNo: 2, quantity: 1 }]
  })
  const told = await detail(sent.orderNo)
  expect(told).toMatchObject({
    order: { lifecycle: 'fulfilled', state: 'toReceive', totalFen: sent.totalFen, payFen: sent.payFen },
    member: { memberId: 'buyer', phoneMasked: '138****8000', blockedAt: null },
    address: { name: '张**', phoneMasked: '139****9000' },
    lines: [
      { lineNo: 1, quantity: 2, claimedPieces: 0 },
      { lineNo: 2, quantity: 1, claimedPieces: 1 }
    ],
    payments: [{ state: 'paid', amountFen: sent.payFen, refundedFen: 0 }],
    history: [{ state: 'unpaid' }, { state: 'paid' }, { state: 'fulfilled' }],
    shipment: { state: 'sent' },
    afterSales: [{ afterSaleId: asked.data.afterSaleId, state: 'applied', kind: 'refund' }]
  })
  const pieces = told.parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
  expect(pieces).toBe(3)
  for (const phone of [MOBILE, RECEIVER]) expect(JSON.stringify(told)).not.toContain(phone)
  expect((await detail(bought.orderNo)).rights).toMatchObject([{ kind: 'record', state: 'issued' }])
})

test('a number that is none of ours is not there', async () => {
  const answer = await consoleCall(
    shop,
    consoleEndpoints.orderDetail,
    { orderNo: '26010100000000000000' },
    { token: staff }
  )
  expect(answer.status).toBe(404)
})

test('whole numbers are shown for a reason, and that is written down without them', async () => {
  const { orderNo } = sent
  const reveal = (reason?: string) =>
    consoleCall(shop, consoleEndpoints.revealOrderPhones, { orderNo, reason }, { token: staff })
  expect((await reveal()).status).toBe(400)
  expect((await reveal('快递联系不上')).data).toEqual({ memberPhone: MOBILE, receiverPhone: RECEIVER })
  const token = await staffToken(shop, 'owner')
  const acts = await consoleCall<ConsoleData<'acts'>>(
    shop,
    consoleEndpoints.acts,
    { about: `order:${orderNo}` },
    { token }
  )
  expect(acts.data.items.filter(({ act }) => act === 'revealOrderPhones')).toMatchObject([
    { reason: '快递联系不上', staff: { role: 'service' } }
  ])
  for (const phone of [MOBILE, RECEIVER]) expect(JSON.stringify(acts.data)).not.toContain(phone)
})
