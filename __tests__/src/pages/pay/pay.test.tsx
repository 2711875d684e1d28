import { endOrder } from '@/api/pending-writes'
import * as platform from '@/platform/payment/pay'
import { readStored } from '@/platform/storage/stored-values'
import { no, ok } from '../../../support/fake-api'
import { act, flush, takesTaps, tap, text } from '../../../support/mount.h5'
import { detail, NO, order, payState, preview } from '../../features/order/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { api, open, sent, WISH } from './cashier-stage'
import Taro from '@tarojs/taro'

jest.mock('@/platform/payment/pay', () => ({ pay: jest.fn(), payChannel: () => 'jsapi' }))
const pay = jest.mocked(platform.pay)

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
  // what is not waited for ends with its test: a payment that went on would navigate in the next one
  pay.mockReset().mockReturnValue(new Promise(() => undefined))
})
afterEach(strike)

const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.filter(([{ url }]) => url.includes('createCardOrder'))
    .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])

it('makes the order with the tap, pays it, and goes to the result when the server says so', async () => {
  pay.mockResolvedValue('paid')
  const calls = api()
  await open()
  expect(text()).toContain('299')
  expect(sent(calls, 'createCardOrder')).toBe(0)
  await tap('立即支付')
  await until(() => went.length > 0)
  expect(went).toContainEqual(['replace', `/pages/payResult/index?orderNo=${NO}`])
})

it('shows which number a recharge goes to, before it is paid', async () => {
  api({ previewOrder: () => ok(preview({ kind: 'product', rechargeTo: '138****8000' })) })
  await open({ kind: 'product', itemId: 'p-music-month' })
  await shown('138****8000')
  expect(text()).toContain('充值手机号')
})

it('the terms that were agreed to go with the order of a membership', async () => {
  const made: unknown[] = []
  api({
    previewOrder: () => ok(preview({ kind: 'lounge' })),
    createOrder: ({ data }) => {
      made.push(data)
      return ok(order({ kind: 'lounge' }))
    }
  })
  await open({ kind: 'lounge', itemId: 'yuetu-three', termsVersion: '2026.11' })
  await tap('立即支付')
  await until(() => made.length > 0)
  expect(made[0]).toMatchObject({ kind: 'lounge', itemId: 'yuetu-three', termsVersion: '2026.11' })
})

it('a double tap makes one order and opens one payment', async () => {
  const calls = api()
  await open()
  const button = await takesTaps('立即支付')
  await act(() => {
    button.click()
    button.click()
    button.click()
  })
  await until(() => pay.mock.calls.length > 0)
  expect(sent(calls, 'createCardOrder')).toBe(1)
  expect(sent(calls, 'payOrder')).toBe(1)
})

it('a lost answer and a reload go on with the same key', async () => {
  let down = true
  api({ createCardOrder: () => (down ? 'down' : ok(order())) })
  const page = await open()
  await tap('立即支付')
  await shown('不会重复下单')
  await page.unmount()
  down = false
  await open()
  await shown('支付剩余时间')
  // what was begun is found again, without a tap, and is the same order
  expect(new Set(keys()).size).toBe(1)
  expect(keys()).toHaveLength(2)
})

it('coming back to the same goods shows the order that is there and makes no other', async () => {
  const calls = api({ payOrder: () => no('912', '支付暂时无法发起') })
  const page = await open()
  await tap('立即支付')
  await shown('支付暂时无法发起')
  await page.unmount()
  await open()
  await tap('立即支付')
  await until(() => sent(calls, 'payOrder') === 2)
  expect(sent(calls, 'createCardOrder')).toBe(1)
})

it('an earlier order of the same goods that was closed is no reason not to buy', async () => {
  let state: 'unpaid' | 'closed' = 'unpaid'
  const calls = api({
    payOrder: () => no('912', '支付暂时无法发起'),
    orderDetail: () => ok(detail({ state }))
  })
  const page = await open()
  await tap('立即支付')
  await shown('支付暂时无法发起')
  await page.unmount()
  state = 'closed'
  const { queryClient } = await import('@/api/query-client')
  queryClient.clear()
  await open()
  await shown('立即支付')
  await tap('立即支付')
  await until(() => sent(calls, 'createCardOrder') === 2)
  expect(new Set(keys()).size).toBe(2)
})

it('a refusal ends the write: the next try is a new one', async () => {
  api({ createCardOrder: () => no('901', '来晚了，商品已卖完') })
  await open()
  await tap('立即支付')
  await shown('来晚了，商品已卖完')
  await tap('立即支付')
  await until(() => new Set(keys()).size === 2)
})

it('a cancel sends the user to the purchase records', async () => {
  pay.mockResolvedValue('cancelled')
  api({ getPayState: () => ok(payState()) })
  await open()
  await tap('立即支付')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages-my/orderRecord/index?state=unpaid']])
})

it('the order that is being paid is stored, and no more once it has ended', async () => {
  let opened: string | undefined
  pay.mockImplementation(() => {
    opened = readStored('orderNo')
    return Promise.resolve('cancelled')
  })
  api({ getPayState: () => ok(payState()) })
  const page = await open()
  await tap('立即支付')
  await until(() => went.length > 0)
  expect([opened, readStored('orderNo')]).toEqual([NO, NO])
  await page.unmount()
  endOrder('another')
  expect(readStored('orderNo')).toBe(NO)
  endOrder(NO)
  expect(readStored('orderNo')).toBeUndefined()
})

it('another amount than the one that was shown is not paid before it was seen', async () => {
  api({
    createCardOrder: () => ok(order({ payFen: 19900 })),
    orderDetail: () => ok(detail({ payFen: 19900 }))
  })
  await open()
  await tap('立即支付')
  await shown('支付剩余时间')
  expect(text()).toContain('金额有变化')
  expect(text()).toContain('199')
  expect(pay).not.toHaveBeenCalled()
})

it('sends the price that was shown; where the server says that it is another, the new one is shown before anything is made', async () => {
  pay.mockResolvedValue('paid')
  let priceFen = 29900
  const seen: unknown[] = []
  const calls = api({
    previewOrder: () => ok(preview({ payFen: priceFen })),
    createCardOrder: ({ data }) => {
      const { seenFen } = data as { seenFen?: number }
      seen.push(seenFen)
      return seenFen === priceFen
        ? ok(order({ payFen: priceFen }))
        : no('922', '价格有变化，请核对后重新提交')
    }
  })
  await open()
  priceFen = 31900
  await tap('立即支付')
  await shown('金额有变化，请核对后再支付')
  expect(text()).toContain('319')
  expect(pay).not.toHaveBeenCalled()
  expect(sent(calls, 'payOrder')).toBe(0)
  await tap('立即支付')
  await until(() => went.length > 0)
  expect(seen).toEqual([29900, 31900])
})

it.each([
  [{ kind: 'card', itemId: 'main-year' }, ['会员注册协议', '会员续费协议', '退款规则', '可全额退款']],
  [{ kind: 'product', itemId: 'coffee' }, ['退款规则', '未使用的券码可申请退款']]
])('says before the payment what is agreed to and when money comes back: %o', async (query, words) => {
  api({ previewOrder: () => ok(preview({ kind: query.kind === 'card' ? 'card' : 'product' })) })
  await open(query)
  for (const word of words) expect(text()).toContain(word)
  await tap('《退款规则》')
  expect(went).toContainEqual(['push', '/pages-my/agreement/index?kind=refund'])
})

it('sends who sent the buyer: what the link says before what is stored', async () => {
  localStorage.setItem('distributor', JSON.stringify({ v: 'stored', e: null }))
  localStorage.setItem('LABEL_ID', JSON.stringify({ v: 'L1', e: null }))
  let input: unknown
  api({
    createCardOrder: ({ data }) => {
      input = data
      return ok(order())
    }
  })
  await open({ ...WISH, distributor: 'linked' })
  await tap('立即支付')
  await until(() => input !== undefined)
  expect(input).toEqual({ cardId: 'main-year', seenFen: 29900, distributor: 'linked', labelId: 'L1' })
})

it.each([
  ['911', '这里暂时不能购买'],
  ['905', '请先开通会员卡'],
  ['404', '商品不存在或已下架']
])('says why it cannot be bought here (%s)', async (code, words) => {
  api({ previewOrder: () => no(code, 'x') })
  await open()
  expect(text()).toContain(words)
  expect(text()).not.toContain('立即支付')
})

it('asks for a mobile number where the channel needs one', async () => {
  const calls = api({ previewOrder: () => ok(preview({ needMobile: true })) })
  await open()
  expect(text()).toContain('绑定手机号')
  await tap('立即支付')
  await flush(30)
  expect(sent(calls, 'createCardOrder')).toBe(0)
})

it('an order that is paid already goes to its result', async () => {
  api({ orderDetail: () => ok(detail({ state: 'fulfilled' })) })
  await open({ orderNo: NO })
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', `/pages/payResult/index?orderNo=${NO}`]])
})

it.each([
  ['cancelled', '订单已取消'],
  ['closed', '订单已关闭'],
  ['refunding', '退款处理中'],
  ['refunded', '已退款']
] as const)('an order that is %s is shown as it is', async (state, words) => {
  api({ orderDetail: () => ok(detail({ state })) })
  await open({ orderNo: NO })
  expect(text()).toContain(words)
  expect(text()).not.toContain('立即支付')
})

it('an order whose time ends on the screen cannot be paid any more', async () => {
  const expiresAt = new Date(Date.now() + 1500).toISOString()
  api({ orderDetail: () => ok(detail({ expiresAt })) })
  await open({ orderNo: NO })
  expect(text()).toContain('立即支付')
  await shown('订单已关闭')
  expect(text()).not.toContain('立即支付')
})

const TOO_LATE = '剩余支付时间不足 2 分钟，请重新下单'

it('an order that ends too soon to be paid is cancelled for another of the same goods', async () => {
  let first: 'unpaid' | 'cancelled' = 'unpaid'
  const calls = api({
    payOrder: () => no('907', TOO_LATE),
    orderDetail: () => ok(detail({ state: first })),
    cancelOrder: () => {
      first = 'cancelled'
      return ok(null)
    }
  })
  await open()
  await tap('立即支付')
  await shown(TOO_LATE)
  expect(text()).not.toContain('立即支付')
  await tap('重新下单')
  await shown('优惠券')
  expect(sent(calls, 'cancelOrder')).toBe(1)
  expect(text()).not.toContain(TOO_LATE)
  await tap('立即支付')
  await until(() => sent(calls, 'createCardOrder') === 2)
  expect(new Set(keys()).size).toBe(2)
})

it('an order that was opened from the records and ends too soon leads to its goods', async () => {
  const calls = api({ payOrder: () => no('907', TOO_LATE), cancelOrder: () => ok(null) })
  await open({ orderNo: NO })
  await tap('立即支付')
  await shown(TOO_LATE)
  await tap('重新下单')
  await until(() => went.length > 0)
  expect(sent(calls, 'cancelOrder')).toBe(1)
  expect(went).toEqual([['push', '/pages/cardDetail/index?cardId=main-year']])
})

it('an order that ends too soon and turns out paid is not ordered again', async () => {
  let state: 'unpaid' | 'fulfilled' = 'unpaid'
  api({
    payOrder: () => no('907', TOO_LATE),
    orderDetail: () => ok(detail({ state })),
    cancelOrder: () => {
      state = 'fulfilled'
      return no('907', '订单刚有变化，不能取消')
    }
  })
  await open({ orderNo: NO })
  await tap('立即支付')
  await shown(TOO_LATE)
  await tap('重新下单')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', `/pages/payResult/index?orderNo=${NO}`]])
})

it.each([{}, { kind: 'nonsense', itemId: 'x' }, { kind: 'card' }])(
  'says what is wrong with %j',
  async (query) => {
    api()
    await open(query as Record<string, string>)
    expect(text()).toContain('链接不完整')
  }
)
