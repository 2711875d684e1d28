import type { Data } from '../../../contract/types'
import { openShop, type Shop } from './shop'

let shop: Shop
let token: string

beforeAll(async () => {
  shop = await openShop()
  token = await shop.login('buyer', '13800000001')
})
afterAll(() => shop.close())

test('a card is ordered, paid in the mini-program, and there with its plates', async () => {
  const order = await shop.order(token, { kind: 'card', itemId: 'gold' })
  expect(order).toMatchObject({ state: 'unpaid', payFen: 19900, discountFen: 0, kind: 'card' })
  expect(order.orderNo).toMatch(/^\d{20}$/)

  const params = await shop.begin(token, order.orderNo)
  expect(params).toMatchObject({ signType: 'RSA', settled: false, mwebUrl: '', orderNo: order.orderNo })
  expect(await shop.confirm(params)).toBe('requestPayment:ok')

  const { data } = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo: order.orderNo }, token)
  expect(data.order.state).toBe('fulfilled')
  expect(data.actions).toEqual(['viewCard', 'buyAgain', 'delete', 'afterSale'])
  expect(data.history.map((event) => event.state)).toEqual(['unpaid', 'paid', 'fulfilled'])
  expect(data.transactionId).toMatch(/^\d{28}$/)
  const card = await shop.row<{ card_no: string; state: string; has_news: boolean; plates: number }>(
    `select card_no, state, has_news, (select count(*)::int from member_plates p where p.member_card_id = c.id) as plates
     from member_cards c where id = $1`,
    [data.memberCardId]
  )
  expect(card).toMatchObject({ state: 'active', has_news: true, plates: 1 })
  expect(card.card_no).toMatch(/^\d{16}$/)
})

test('a plate goes on that card, bought with a coupon in a browser', async () => {
  const { memberCardId } = (
    await shop.ask<Data<'previewOrder'>>('previewOrder', { kind: 'plate', itemId: 'extra' }, token)
  ).data.cards[0] as { memberCardId: string }
  const claimed = await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId: 'cut' }, token)
  const { couponReceiveId } = claimed.data
  const made = await shop.ask<{ orderNo: string; payFen: number }>(
    'createPlateOrderV2',
    { plateId: 'extra', memberCardId, couponReceiveId },
    token
  )
  expect(made.data.payFen).toBe(2790)

  const { mwebUrl } = await shop.begin(token, made.data.orderNo, 'h5')
  const address = new URL(mwebUrl)
  const page = await fetch(shop.origin + address.pathname + address.search)
  expect(await page.text()).toContain('¥27.90')
  const answer = await fetch(`${shop.origin}/sandbox/cashier`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      prepay_id: address.searchParams.get('prepay_id') ?? '',
      redirect_url: address.searchParams.get('redirect_url') ?? '',
      result: 'pay',
      notice: 'normal'
    })
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    `http://test.local/pages/h5PayRedirect/index?orderNo=${made.data.orderNo}`
  )
  const { data } = await shop.ask<Data<'getPayState'>>('getPayState', { orderNo: made.data.orderNo }, token)
  expect(data).toMatchObject({ state: 'fulfilled', memberPlateId: expect.any(String) as string })
  expect(
    await shop.row('select state, order_no from coupon_receives where id = $1', [couponReceiveId])
  ).toEqual({
    state: 'used',
    order_no: made.data.orderNo
  })
})

test('a product is paid, its notice is lost, and asking finds it', async () => {
  const order = await shop.order(token, { quantity: 2 })
  await shop.confirm(await shop.begin(token, order.orderNo), 'lost')
  expect(await shop.stateOf(order.orderNo)).toBe('unpaid')
  const { data } = await shop.ask<Data<'getPayState'>>('getPayState', { orderNo: order.orderNo }, token)
  expect(data.state).toBe('fulfilled')
  const detail = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo: order.orderNo }, token)
  expect(detail.data.receiveIds).toHaveLength(2)
})

test('what costs nothing is there at once', async () => {
  const order = await shop.order(token, { itemId: 'free' })
  expect(order).toMatchObject({ state: 'fulfilled', payFen: 0 })
  expect(await shop.begin(token, order.orderNo)).toMatchObject({ settled: true })
})

test('cancelling in WeChat leaves the order to be paid', async () => {
  const order = await shop.order(token)
  expect(await shop.confirm(await shop.begin(token, order.orderNo), 'normal', 'cancel')).toBe(
    'requestPayment:fail cancel'
  )
  expect(await shop.stateOf(order.orderNo)).toBe('unpaid')
})
