import type { Data, Order } from '../../../contract/types'
import { ANDROID, inMini, openVirtualShop, PICTURE, type VirtualShop } from './virtual-shop'

let shop: VirtualShop
let token: string

beforeAll(async () => {
  shop = await openVirtualShop()
  token = await shop.login('buyer', '13800000001')
})
afterAll(() => shop.close())

const ordered = async (input: Record<string, unknown>) => {
  const made = await shop.ask<Order>('createOrder', input, token, inMini(ANDROID))
  if (made.resultCode !== '100') throw new Error(`${made.resultCode} ${made.resultMsg}`)
  return made.data
}
const begun = async (orderNo: string) => {
  const { data, resultMsg } = await shop.start(token, orderNo)
  expect(resultMsg).toBe('ok')
  return data
}
const payments = (orderNo: string) =>
  shop.database.pool
    .query<{ way: string; state: string }>(
      'select way, state from payments where order_no = $1 order by created_at, out_trade_no',
      [orderNo]
    )
    .then(({ rows }) => rows)

test('what was not made and released at its price is refused, in words', async () => {
  const refused = await shop.ask('createOrder', { kind: 'card', itemId: 'gold' }, token, inMini(ANDROID))
  expect(refused).toMatchObject({
    resultCode: '912',
    resultMsg: expect.stringContaining('请稍后再试') as string
  })
})

test('the command makes and releases items once', async () => {
  await expect(shop.command('upload')).rejects.toThrow('neither jpg nor png')
  await shop.command('upload', PICTURE)
  await shop.command('publish')
  expect(shop.said.splice(0)).toEqual(['6 of 6 made', '6 of 6 released'])
  await shop.command('upload', PICTURE)
  await shop.command('publish')
  expect(shop.said.splice(0)).toEqual(['Nothing is to be made', 'Nothing is to be released'])
  await shop.command('list')
  expect(shop.said.splice(0)).toContain('released card_gold_19900 199.00 金卡')
})

test('a card is paid, its notice settles it once, and WeChat knows that it was handed over', async () => {
  const { orderNo } = await ordered({ kind: 'card', itemId: 'gold' })
  const parameters = await begun(orderNo)
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
  expect(data.order.state).toBe('fulfilled')
  expect(data.history.map(({ state }) => state)).toEqual(['unpaid', 'paid', 'fulfilled'])
  expect(await payments(orderNo)).toEqual([{ way: 'virtual', state: 'paid' }])
  await shop.jobs.run('upload shipping')
  expect(
    await shop.row('select provided from sandbox_virtual_orders where out_trade_no = $1', [`${orderNo}P01`])
  ).toEqual({ provided: true })
})
