/** Paying by WeChat's virtual payment: made and released items, notices, what is refused and in which words. */
import type { Data } from '../../../contract/types'
import { quote } from '../../../server/modules/order'
import type { OrderDraft } from '../../../server/modules/order/order-draft'
import { mayStandTogether } from '../../../server/modules/order/stock-sources-repository'
import {
  ANDROID,
  beginInMini,
  inMini,
  IPHONE,
  moneyOf,
  openVirtualShop,
  orderInMini,
  paymentsOf,
  PICTURE,
  type VirtualShop
} from './virtual-shop'

let shop: VirtualShop
let token: string

beforeAll(async () => {
  shop = await openVirtualShop()
  token = await shop.login('buyer', '13800000001')
})
afterAll(() => shop.close())

const CARD = { kind: 'card', itemId: 'gold' }
const CARD_LINE = { kind: 'card', itemId: 'gold' } as const
const TEA = { kind: 'product', itemId: 'tea' }

test('what was not made and released at its price is refused, in words', async () => {
  const refused = await shop.ask('createOrder', CARD, token, inMini(ANDROID))
  expect(refused).toMatchObject({
    resultCode: '912',
    resultMsg: '该商品的价格刚刚更新，暂时不能在小程序内购买，请稍后再试'
  })
})

test('the command makes and releases items once', async () => {
  await expect(shop.command('upload')).rejects.toThrow('neither jpg nor png')
  await shop.command('upload', PICTURE)
  await shop.command('list')
  expect(shop.said.splice(0)).toContain('made     card_gold_19900 199.00 金卡')
  await shop.command('publish')
  expect(shop.said.splice(0)).toEqual(['6 of 6 released'])
  await shop.command('upload', PICTURE)
  await shop.command('publish')
  expect(shop.said.splice(0)).toEqual(['Nothing is to be made', 'Nothing is to be released'])
  await shop.command('list')
  expect(shop.said.splice(0)).toContain('released card_gold_19900 199.00 金卡')
})

test('a price that changes is sold again once it is released, and an order made before is paid at its own', async () => {
  const price = (fen: number) =>
    shop.database.pool.query('update products set price_fen = $1 where id = $2', [fen, 'many'])
  const many = { kind: 'product', itemId: 'many' }
  const before = await orderInMini(shop, token, many)
  await price(150)
  expect((await shop.ask('createOrder', many, token, inMini(ANDROID))).resultCode).toBe('912')
  await shop.command('upload', PICTURE)
  await shop.command('publish')
  expect(shop.said.splice(0)).toEqual(['1 of 1 made', '1 of 1 released'])
  const after = await orderInMini(shop, token, many)
  for (const { orderNo, payFen } of [before, after]) {
    const parameters = await beginInMini(shop, token, orderNo)
    expect(parameters.virtual?.signData).toContain(`"productId":"product_many_${payFen}"`)
    expect(await shop.sheet(parameters)).toMatchObject({ errCode: 0 })
    expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  }
})

test('a card is paid, its notice settles it once, and WeChat knows that it was handed over', async () => {
  const { orderNo } = await orderInMini(shop, token, CARD)
  const parameters = await beginInMini(shop, token, orderNo)
  expect(parameters).toMatchObject({ settled: false, paySign: '', virtual: { mode: 'short_series_goods' } })
  expect(JSON.parse(parameters.virtual?.signData ?? '')).toEqual({
    offerId: '1450000001',
    buyQuantity: 1,
    env: 0,
    currencyType: 'CNY',
    productId: 'card_gold_19900',
    goodsPrice: 19900,
    outTradeNo: `${orderNo}P01`,
    attach: orderNo
  })
  expect(await shop.sheet(parameters, { notice: 'twice' })).toMatchObject({ errCode: 0 })
  const { data } = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo }, token)
  expect(data.history.map(({ state }) => state)).toEqual(['unpaid', 'paid', 'fulfilled'])
  expect(await paymentsOf(shop, orderNo)).toEqual([{ way: 'virtual', state: 'paid', refunded: 0 }])
  expect(await moneyOf(shop, orderNo)).toEqual({ virtual: 19900, goods: -19900 })
  const provided = () =>
    shop.row('select provided from sandbox_virtual_orders where out_trade_no = $1', [`${orderNo}P01`])
  expect(await provided()).toEqual({ provided: false })
  await shop.jobs.run('upload shipping')
  expect(await provided()).toEqual({ provided: true })
})

test('with a coupon the reduced price is paid; below 40 % it is refused, and not offered', async () => {
  const { data } = await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId: 'cut' }, token)
  const { couponReceiveId } = data
  const { orderNo, payFen } = await orderInMini(shop, token, { ...TEA, couponReceiveId })
  expect(payFen).toBe(790)
  const parameters = await beginInMini(shop, token, orderNo)
  expect(JSON.parse(parameters.virtual?.signData ?? '')).toMatchObject({
    goodsPrice: 990,
    activitySellingPrice: 790
  })
  expect(await shop.sheet(parameters)).toMatchObject({ errCode: 0 })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')

  const cheap = await shop.login('cheap')
  await shop.database.pool.query(`update coupons set amount_fen = 600 where id = 'cut'`)
  const held = await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId: 'cut' }, cheap)
  const refused = await shop.ask(
    'createOrder',
    { ...TEA, couponReceiveId: held.data.couponReceiveId },
    cheap,
    inMini(ANDROID)
  )
  expect(refused).toMatchObject({ resultCode: '906', resultMsg: expect.stringContaining('40%') as string })
  const preview = await shop.ask<Data<'previewOrder'>>('previewOrder', TEA, cheap, inMini(ANDROID))
  const fens = ({ options }: Data<'previewOrder'>) => options.map(({ payFen }) => payFen)
  expect(fens(preview.data)).toEqual([890, 990])
  // in a browser it is as before
  const elsewhere = await shop.ask<Data<'previewOrder'>>('previewOrder', TEA, cheap)
  expect(fens(elsewhere.data)).toEqual([390, 890, 990])
})

test('the notice is lost: asking finds the payment, for the buyer and for the job', async () => {
  const first = await orderInMini(shop, token, TEA)
  await shop.sheet(await beginInMini(shop, token, first.orderNo), { notice: 'lost' })
  expect(await shop.stateOf(first.orderNo)).toBe('unpaid')
  const { data } = await shop.ask<Data<'getPayState'>>('getPayState', { orderNo: first.orderNo }, token)
  expect(data.state).toBe('fulfilled')

  const second = await orderInMini(shop, token, TEA)
  await shop.sheet(await beginInMini(shop, token, second.orderNo), { notice: 'lost' })
  shop.clock.advance(31_000)
  await shop.jobs.run('watch open payments')
  expect(await shop.stateOf(second.orderNo)).toBe('fulfilled')
})

test('a number is used once: a cancelled payment is begun anew, and what is paid twice goes back', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  const first = await beginInMini(shop, token, orderNo)
  expect(await shop.sheet(first, { result: 'cancel' })).toMatchObject({ errCode: -2 })
  const second = await beginInMini(shop, token, orderNo, { ...ANDROID, name: 'tablet' })
  expect(second.virtual?.signData).toContain(`${orderNo}P02`)
  expect(await shop.sheet(second, { phone: { ...ANDROID, name: 'tablet' } })).toMatchObject({ errCode: 0 })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  // the sheet that was left open on the other phone
  expect(await shop.sheet(first)).toMatchObject({ errCode: 0 })
  await shop.jobs.run('carry out refunds')
  await shop.jobs.run('send sandbox messages')
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  expect(await paymentsOf(shop, orderNo)).toEqual([
    { way: 'virtual', state: 'refunded', refunded: 990 },
    { way: 'virtual', state: 'paid', refunded: 0 }
  ])
  expect(await moneyOf(shop, orderNo)).toEqual({ virtual: 990, goods: -990 })
})

test('a session that a later login replaced signs nothing any more; begun anew it does', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  const stale = await beginInMini(shop, token, orderNo)
  const fresh = await beginInMini(shop, token, orderNo)
  expect(await shop.sheet(stale)).toMatchObject({ errCode: -15005 })
  expect(await shop.sheet(fresh)).toMatchObject({ errCode: 0 })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('phones and clients that cannot are told what to do', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  const words = async (start: Promise<{ resultCode: string; resultMsg: string }>) => {
    const { resultCode, resultMsg } = await start
    expect(resultCode).toBe('912')
    return resultMsg
  }
  expect(await words(shop.start(token, orderNo, { ...IPHONE, wechat: '8.0.67' }))).toBe(
    '当前微信版本过低，请更新微信后购买'
  )
  const old = shop.ask('payOrder', { orderNo, way: 'mini' }, token, inMini(ANDROID))
  expect(await words(old)).toBe('小程序版本过低，请关闭后重新打开再购买')
  const virtual = { wechat: '8.0.68', library: '3.8.9' }
  const noCode = shop.ask('payOrder', { orderNo, way: 'mini', virtual }, token, inMini(ANDROID))
  expect(await words(noCode)).toBe('微信登录已过期，请再试一次')
  await shop.ask('cancelOrder', { orderNo }, token)
  expect(await shop.stateOf(orderNo)).toBe('cancelled')
})

test('an order of two items, or of goods that are sent beside, is refused in words', async () => {
  const draft = (...kinds: 'product'[]) => ({
    memberId: 'buyer',
    channel: 'main',
    lines: kinds.map((kind, place) => ({ kind, itemId: ['tea', 'many'][place] ?? '', quantity: 1 }))
  })
  const quoted = (lines: OrderDraft, platform: 'mini' | 'h5') =>
    quote(
      shop.database.db,
      lines,
      { platform, os: 'android', virtualGoods: ['card', 'product'] },
      shop.clock.now()
    )
  await expect(quoted(draft('product', 'product'), 'mini')).rejects.toThrow(
    '商品每次只能购买一种，请分开下单'
  )
  expect((await quoted(draft('product', 'product'), 'h5')).lines).toHaveLength(2)
  const mixed = { ...draft('product'), lines: [...draft('product').lines, { ...CARD_LINE, quantity: 1 }] }
  await expect(quoted(mixed, 'mini')).rejects.toThrow('所选商品不能在同一订单中购买，请分开下单')
  for (const kind of ['card', 'plate', 'product', 'lounge']) {
    expect(mayStandTogether([{ kind }, { kind: 'sku' }])).toBe(false)
  }
})

test('a browser pays the same goods as before', async () => {
  const { orderNo } = await shop.order(token, TEA)
  expect(await shop.begin(token, orderNo, 'h5')).not.toHaveProperty('virtual')
  // begun there, it can still be paid in the mini-program: the other payment is closed
  expect(await shop.sheet(await beginInMini(shop, token, orderNo))).toMatchObject({ errCode: 0 })
  expect(await paymentsOf(shop, orderNo)).toMatchObject([
    { way: 'h5', state: 'closed' },
    { way: 'virtual', state: 'paid' }
  ])
})
