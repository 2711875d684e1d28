/** Goods that are sent, and go back: what is asked, who decides, how much money (replays of what others' shops got wrong). */
import { randomUUID } from 'node:crypto'
import { openAfterShop, type AfterShop } from './after-shop'

let shop: AfterShop
let token = ''
let other = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  other = await shop.login('other')
  await shop.address('buyer')
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

test('freight-vanishes: cancelled before it is sent, everything goes back, the freight with the last piece', async () => {
  const order = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  const { orderNo, payFen } = order
  expect(payFen).toBe(2 * 9900 + 800)
  const before = await shop.stockOf('tea-s')

  const first = await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
  expect(first.data).toMatchObject({ state: 'refunding', amountFen: 9900, freightFen: 0 })
  const seen = await shop.preview(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
  expect(seen).toMatchObject({ amountFen: 10_700, freightFen: 800 })
  const rest = await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
  expect(rest.data).toMatchObject({ state: 'refunding', amountFen: 10_700, freightFen: 800 })
  expect(await shop.stockOf('tea-s')).toBe(before + 2)

  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  const { state, log } = await shop.detail(token, rest.data.afterSaleId)
  expect(state).toBe('done')
  expect(log.map((event) => event.state)).toEqual(['applied', 'approved', 'refunding', 'done'])
  expect((await shop.ask('orderParcels', { orderNo }, token)).data).toMatchObject({ state: 'cancelled' })
})

test('refund-at-list-price, discount-reprorated, whole-voucher-deducted: parts of what was paid for the line, to the fen', async () => {
  const couponReceiveId = await shop.coupon('buyer', { amountFen: 1000 })
  const order = await shop.paidGoods(
    token,
    [
      { skuId: 'tea-s', quantity: 3 },
      { skuId: 'few', quantity: 1 }
    ],
    { couponReceiveId }
  )
  const { orderNo, lines, payFen } = order
  const paidFen = lines[0]?.payFen ?? 0
  expect(paidFen).toBeLessThan(3 * 9900)
  const parts: number[] = []
  for (let n = 0; n < 3; n++) {
    const asked = await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
    parts.push(asked.data.amountFen)
  }
  expect(parts.reduce((sum, fen) => sum + fen, 0)).toBe(paidFen)
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
  const last = await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 2, quantity: 1 }] })
  expect(parts.reduce((sum, fen) => sum + fen, last.data.amountFen)).toBe(payFen)

  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
  const held = await shop.row<{ state: string }>('select state from coupon_receives where id = $1', [
    couponReceiveId
  ])
  expect(held.state).toBe('usable')
})

test('sent goods: the merchant agrees, the parcel number is filled in and changed, received, refunded without the freight', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  await shop.sendAll()
  const before = await shop.stockOf('tea-s')
  const lines = [{ lineNo: 1, quantity: 2 }]
  expect((await shop.apply(token, { orderNo, kind: 'cancel', lines })).resultCode).toBe('907')
  const { data } = await shop.apply(token, { orderNo, kind: 'return', lines })
  const { afterSaleId } = data
  expect(data).toMatchObject({ state: 'applied', amountFen: 19_800, freightFen: 0, actions: ['withdraw'] })
  expect((await shop.apply(token, { orderNo, kind: 'refund', lines })).resultCode).toBe('907')

  expect(await shop.merchant(afterSaleId, 'receive')).toBe(409)
  expect(await shop.merchant(afterSaleId, 'approve')).toBe(303)
  expect(await shop.merchant(afterSaleId, 'approve')).toBe(409)
  expect((await shop.detail(token, afterSaleId)).returnTo).toContain('退货')
  const channel = { returnTo: '自家仓库 13800000000 杭州市余杭区 1 号' }
  await shop.database.pool.query(
    `update channels set config = config || $1 where code = (select channel_code from orders where order_no = $2)`,
    [channel, orderNo]
  )
  expect((await shop.detail(token, afterSaleId)).returnTo).toBe(channel.returnTo)
  const send = (trackingNo: string) =>
    shop.ask('sendAfterSaleParcel', { afterSaleId, carrier: '顺丰速运', trackingNo }, token)
  expect((await send('快递')).resultCode).toBe('400')
  expect((await send('SF1234567890')).data).toMatchObject({ state: 'returning', actions: ['changeParcel'] })
  expect((await send('SF1234567891')).data).toMatchObject({ returnParcel: { trackingNo: 'SF1234567891' } })
  expect((await shop.ask('withdrawAfterSale', { afterSaleId }, token)).resultCode).toBe('907')
  expect(await shop.merchant(afterSaleId, 'receive')).toBe(303)
  expect(await shop.stockOf('tea-s')).toBe(before + 2)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(19_800)
  expect((await shop.detail(token, afterSaleId)).state).toBe('done')
  // all of its pieces are back: the freight was for bringing them
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('refused with a reason, or withdrawn, nothing is claimed any more and it may be asked for again', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  const ask = { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }
  const first = await shop.apply(token, ask)
  expect(await shop.merchant(first.data.afterSaleId, 'refuse', '商品完好')).toBe(303)
  expect(await shop.detail(token, first.data.afterSaleId)).toMatchObject({
    state: 'refused',
    refusedReason: '商品完好'
  })
  const second = await shop.apply(token, ask)
  const withdrawn = await shop.ask('withdrawAfterSale', { afterSaleId: second.data.afterSaleId }, token)
  expect(withdrawn.data).toMatchObject({ state: 'withdrawn', actions: [] })
  await shop.ask('confirmReceipt', { orderNo }, token)
  const third = await shop.apply(token, ask)
  // money of it is under way: it stays in the list
  expect((await shop.ask('deleteOrder', { orderNo }, token)).resultCode).toBe('907')
  const before = await shop.stockOf('tea-s')
  await shop.merchant(third.data.afterSaleId, 'approve')
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
  // the buyer keeps the goods
  expect(await shop.stockOf('tea-s')).toBe(before)
})

test('two-lines-at-once-lose-one: ten requests for two units at once, two get one each; ten for the last one, one', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  await shop.sendAll()
  const asked = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
    )
  )
  expect(asked.map(({ resultCode }) => resultCode).sort()).toEqual([
    ...Array.from({ length: 2 }, () => '100'),
    ...Array.from({ length: 8 }, () => '907')
  ])
  const ids = asked.flatMap(({ resultCode, data }) => (resultCode === '100' ? [data.afterSaleId] : []))
  await Promise.all(ids.flatMap((id) => [shop.merchant(id, 'approve'), shop.merchant(id, 'approve')]))
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(19_800)
})

test('the same request sent twice is one', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  const input = { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] }
  const key = randomUUID()
  const [one, two] = await Promise.all([shop.apply(token, input, key), shop.apply(token, input, key)])
  expect(two.data.afterSaleId).toBe(one.data.afterSaleId)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
})

test('what the warehouse packs is asked of it: kept back it is refunded, sent it is not', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  const lines = [{ lineNo: 1, quantity: 1 }]
  const { data } = await shop.apply(token, { orderNo, kind: 'cancel', lines })
  expect(data).toMatchObject({ state: 'applied', amountFen: 10_700 })
  await Promise.all([shop.jobs.run('ask the warehouse'), shop.jobs.run('ask the warehouse')])
  expect((await shop.detail(token, data.afterSaleId)).state).toBe('refunding')
  await shop.sendAll()
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(10_700)
  expect((await shop.ask('orderParcels', { orderNo }, token)).data).toMatchObject({
    state: 'cancelled',
    parcels: []
  })

  const late = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  shop.clock.advance(31_000)
  await shop.warehouse.parcels(late.orderNo, shop.clock.now())
  const refused = await shop.apply(token, { orderNo: late.orderNo, kind: 'cancel', lines })
  await shop.jobs.run('ask the warehouse')
  expect(await shop.detail(token, refused.data.afterSaleId)).toMatchObject({
    state: 'refused',
    refusedReason: '商品已发出，请收货后申请退货'
  })
  expect(await shop.givenBack(late.orderNo)).toBe(0)
})

test('silence never refunds what was sent: staff are waited for, and the member is shown until when', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  await shop.sendAll()
  const lines = [{ lineNo: 1, quantity: 1 }]
  const day = 86_400_000
  const asked = shop.clock.now().getTime()
  const { data } = await shop.apply(token, { orderNo, kind: 'return', lines })
  const alone = await shop.apply(token, { orderNo, kind: 'refund', lines })
  expect(data.turn).toEqual({
    of: 'staff',
    by: new Date(asked + 2 * day).toISOString(),
    isLate: false
  })
  const wait = async (days: number) => {
    shop.clock.advance(days * day)
    token = await shop.login('buyer')
    for (const job of ['close forgotten returns', 'report late after-sale', 'ask the warehouse'])
      await shop.jobs.run(job)
    await shop.refundAll()
  }
  await wait(60)
  for (const { afterSaleId } of [data, alone.data]) {
    const { state, turn } = await shop.detail(token, afterSaleId)
    expect([state, turn?.isLate]).toEqual(['applied', true])
  }
  await shop.merchant(data.afterSaleId, 'approve')
  const parcel = { afterSaleId: data.afterSaleId, carrier: '顺丰速运', trackingNo: 'SF1234567890' }
  await shop.ask('sendAfterSaleParcel', parcel, token)
  await wait(60)
  expect((await shop.detail(token, data.afterSaleId)).state).toBe('returning')
  expect(await shop.givenBack(orderNo)).toBe(0)
  await shop.merchant(data.afterSaleId, 'receive')
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
})

test('an agreed return that is not sent back in its days is closed, and may be applied for again', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  const lines = [{ lineNo: 1, quantity: 1 }]
  const { data } = await shop.apply(token, { orderNo, kind: 'return', lines })
  await shop.merchant(data.afterSaleId, 'approve')
  shop.clock.advance(7 * 86_400_000)
  await shop.jobs.run('close forgotten returns')
  token = await shop.login('buyer')
  expect((await shop.detail(token, data.afterSaleId)).state).toBe('withdrawn')
  expect((await shop.apply(token, { orderNo, kind: 'return', lines })).data.state).toBe('applied')
})

test('somebody else finds nothing of it, and nobody without a login', async () => {
  token = await shop.login('buyer')
  other = await shop.login('other')
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  const lines = [{ lineNo: 1, quantity: 1 }]
  const { data } = await shop.apply(token, { orderNo, kind: 'return', lines })
  const { afterSaleId } = data
  const calls = [
    ['previewAfterSale', { orderNo }],
    ['applyAfterSale', { orderNo, kind: 'return', lines, reason: '不想要了' }],
    ['afterSaleDetail', { afterSaleId }],
    ['withdrawAfterSale', { afterSaleId }],
    ['sendAfterSaleParcel', { afterSaleId, carrier: '顺丰速运', trackingNo: 'SF1234567890' }],
    ['orderParcels', { orderNo }],
    ['confirmReceipt', { orderNo }]
  ] as const
  for (const [name, input] of calls) {
    expect([name, (await shop.ask(name, input, other)).resultCode]).toEqual([name, '404'])
    expect([name, (await shop.ask(name, input, 'nobody')).resultCode]).toEqual([name, '305'])
  }
  const list = await shop.ask<{ list: unknown[] }>('afterSaleList', {}, other)
  expect(list.data.list).toEqual([])
  expect((await shop.detail(token, afterSaleId)).state).toBe('applied')
  const picture = { orderNo, kind: 'return', lines, pictures: ['/assets/uploads/AAAAAAAAAAAAAAAAAAAAAA'] }
  expect((await shop.apply(token, picture)).resultCode).toBe('400')
})
