/** When an order may go back stands with it since it was ordered; the way to ask is there while it leads somewhere. */
import type { Data } from '../../../contract/types'
import { openAfterShop, type AfterShop } from './after-shop'

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  await shop.address('buyer')
})
afterAll(() => shop.close())

/** What the order's page says of it. */
async function seen(orderNo: string) {
  const { data } = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo }, token)
  return { words: data.returnWords, canAsk: data.actions.includes('afterSale') }
}

test('the terms of return are those of the day of the order, whatever becomes of the product’s', async () => {
  const termsNow = (days: number) =>
    shop.database.pool.query(`update mall_products set return_days = $1 where id = 'tea'`, [days])
  const received = async () => {
    const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
    await shop.sendAll()
    await shop.ask('confirmReceipt', { orderNo }, token)
    return orderNo
  }
  try {
    await termsNow(7)
    const seven = await received()
    await termsNow(0)
    const none = await received()
    await termsNow(30)
    shop.clock.advance(6 * 86_400_000)
    token = await shop.login('buyer')
    expect(await seen(seven)).toEqual({
      words: '发货前可随时取消；确认收货后 7 天内可申请退换',
      canAsk: true
    })
    expect(await seen(none)).toEqual({ words: '发货前可随时取消；确认收货后不支持退换', canAsk: false })
    expect((await shop.preview(token, { orderNo: none })).kinds).toEqual([])
    const lines = [{ lineNo: 1, quantity: 1 }]
    expect((await shop.apply(token, { orderNo: none, kind: 'refund', lines })).resultCode).toBe('907')
    shop.clock.advance(2 * 86_400_000)
    token = await shop.login('buyer')
    expect(await seen(seven)).toMatchObject({ canAsk: false })
    expect((await shop.apply(token, { orderNo: seven, kind: 'return', lines })).resultCode).toBe('907')
  } finally {
    await termsNow(7)
  }
})

test('a card says on which terms it goes back, and can be asked back until it has ended', async () => {
  const { orderNo } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  expect(await seen(orderNo)).toEqual({
    words: '购买后 7 天内未领取可全额退款，之后按未使用的期数退款',
    canAsk: true
  })
  await shop.database.pool.query(
    `insert into round_usages (member_plate_id, round_no, used, quota)
     select p.id, 1, 1, 2 from member_plates p join card_terms t on t.id = p.term_id where t.order_no = $1`,
    [orderNo]
  )
  expect(await seen(orderNo)).toMatchObject({ canAsk: true })
  await shop.database.pool.query(
    `update card_terms set ends_at = $2, starts_at = starts_at - interval '1 day' where order_no = $1`,
    [orderNo, shop.clock.now()]
  )
  expect(await seen(orderNo)).toMatchObject({ canAsk: false })
  expect((await shop.preview(token, { orderNo })).why).toBe('会员卡已到期，不支持退款')
})

test('codes can be asked back as long as one of them is unused', async () => {
  const { orderNo } = await shop.paid(token, { quantity: 2 })
  const use = (seq: number) =>
    shop.database.pool.query(
      `update receive_records set state = 'used' where order_no = $1 and order_seq = $2`,
      [orderNo, seq]
    )
  await use(1)
  expect(await seen(orderNo)).toMatchObject({ canAsk: true })
  await use(2)
  expect(await seen(orderNo)).toMatchObject({ canAsk: false })
  expect((await shop.preview(token, { orderNo })).why).toBe('已使用或已到账的不能退款')
})

test('an unused code whose time is over is told so, and not that it was used', async () => {
  const { orderNo } = await shop.paid(token, {})
  shop.clock.advance(31 * 86_400_000)
  token = await shop.login('buyer')
  expect((await shop.preview(token, { orderNo })).why).toBe('券码已过期，不能退款')
})

test('a line of which nobody knows the terms is asked about, not given back', async () => {
  const { orderNo } = await shop.paid(token, {})
  await shop.database.pool.query('update order_lines set return_terms = default where order_no = $1', [
    orderNo
  ])
  expect(await seen(orderNo)).toMatchObject({ canAsk: false })
  expect((await shop.preview(token, { orderNo })).why).toContain('联系客服')
  const lines = [{ lineNo: 1, quantity: 1 }]
  expect((await shop.apply(token, { orderNo, kind: 'refund', lines })).resultCode).toBe('907')
})
