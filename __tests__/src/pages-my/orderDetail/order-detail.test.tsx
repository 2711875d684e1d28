import { deletedOrderAtom, orderListOpenAtom } from '@/features/order/deleted-order'
import { store } from '@/lib/store'
import OrderDetail from '@/pages-my/orderDetail/index'
import { copyText } from '@/platform/feedback/copy-text'
import { hideLoading, showLoading } from '@/platform/feedback/feedback'
import { Around } from '../../../support/around'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { act, find, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, FILM, filmOrder, NO, NOW } from '../../features/order/fixtures'
import { ready, shown, stage, strike, until } from '../../features/order/stage'

jest.mock('@/platform/feedback/copy-text', () => ({ copyText: jest.fn() }))
jest.mock('@/platform/feedback/feedback', () => ({
  toast: jest.fn(),
  showLoading: jest.fn(),
  hideLoading: jest.fn()
}))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const open = async (data = detail(), more: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({ orderDetail: () => ok(data), ...more })
  await mountPage(OrderDetail, { path: 'pages-my/orderDetail/index', query: { orderNo: NO }, App: Around })
  await ready()
  return calls
}

it('shows state, lines, amounts, coupon, numbers and how it came about', async () => {
  await open(
    detail(
      { state: 'fulfilled', discountFen: 5000, payFen: 24900, paidAt: NOW },
      {
        couponName: '年卡专属',
        transactionId: '4200001',
        actions: ['viewCard', 'buyAgain', 'delete'],
        memberCardId: 'mc1',
        history: [
          { at: NOW, state: 'unpaid', note: '提交订单' },
          { at: NOW, state: 'paid', note: '支付完成了' }
        ]
      }
    )
  )
  for (const words of [
    '已完成',
    '会员卡已开通',
    '尊享年卡',
    '年卡专属',
    '-¥50.00',
    '4200001',
    NO,
    '提交订单',
    '实付'
  ])
    expect(text()).toContain(words)
  expect(text().indexOf('支付完成了')).toBeLessThan(text().indexOf('提交订单'))
  await tap('查看会员卡')
  expect(went).toEqual([['push', '/pages/cardDetail/index?memberCardId=mc1']])
})

it('a film of a partner: showing and seats, and the way to it at the partner', async () => {
  await open(detail(filmOrder({ state: 'fulfilled' }), { actions: ['viewPartner'] }))
  for (const words of [FILM, '× 2', '去哪享旅行已收到付款，可以到去哪享旅行查看'])
    expect(text()).toContain(words)
  // not 去去哪享旅行
  await tap('到去哪享旅行查看')
  expect(went).toEqual([['push', `/pages/hdzqnxPlacementUrl/index?orderNo=${NO}`]])
})

it('goods that are sent: every line, where to, card price, freight and what was written', async () => {
  const line = { itemId: 'tea-s', name: '龙井 小罐', picture: '', unitFen: 9900, quantity: 2 }
  const lines = [
    { ...line, cardOffFen: 3800, discountFen: 4300, payFen: 15_500 },
    { ...line, itemId: 'cup', name: '茶杯', quantity: 1, discountFen: 0, payFen: 9900 }
  ]
  const amounts = { totalFen: 29_700, discountFen: 4300, freightFen: 800, payFen: 26_200 }
  await open(
    detail(
      { kind: 'sku', state: 'fulfilled', paidAt: NOW, lines, ...amounts },
      {
        couponName: '满减券',
        note: '请放门口',
        address: {
          name: '小明',
          mobile: '13800138000',
          province: '上海市',
          city: '上海市',
          district: '静安区',
          street: '',
          detail: '长乐路 1 号'
        }
      }
    )
  )
  for (const words of [
    '龙井 小罐¥80.00¥99.00× 2',
    '茶杯',
    '小明 138****8000',
    '上海市 静安区 长乐路 1 号',
    '请放门口'
  ])
    expect(text()).toContain(words)
  for (const words of ['会员价优惠-¥38.00', '满减券-¥5.00', '运费¥8.00', '实付¥262.00'])
    expect(text()).toContain(words)
})

it('copies its number', async () => {
  await open()
  await tap(find('[aria-label="复制订单号"]'))
  expect(copyText).toHaveBeenCalledWith(NO)
})

it('money that goes back is shown with its state', async () => {
  await open(
    detail(
      { state: 'refunding' },
      { refund: { amountFen: 29900, reason: '订单已关闭', state: 'processing', at: NOW } }
    )
  )
  expect(text()).toContain('退款处理中')
  expect(text()).toContain('退回中')
  expect(text()).toContain('¥299.00')
})

it.each([
  ['packing', 'toShip', '待发货', '发出后可查看物流'],
  ['sent', 'toReceive', '待收货', '收到商品后请确认收货'],
  ['received', 'done', '已完成', '申请售后']
] as const)('goods that are %s: it says so', async (shipment, stage, ...words) => {
  await open(detail({ kind: 'sku', state: 'fulfilled', stage }, { actions: ['viewParcels'], shipment }))
  for (const part of words) expect(text()).toContain(part)
  expect(text()).not.toContain('支付成功')
})

const TERMS = '卡内权益未领取前可申请退款'
const afterSaleRow = () =>
  [...document.querySelectorAll('button, [role=button]')].find((one) => one.textContent.includes('售后服务'))

it('says when it may go back, without a way that leads nowhere', async () => {
  await open(detail({ state: 'fulfilled' }, { actions: [], returnWords: TERMS }))
  expect(text()).toContain(`售后服务${TERMS}`)
  expect(afterSaleRow()).toBeUndefined()
})

it('leads to the form while something can be asked back', async () => {
  await open(detail({ state: 'fulfilled' }, { actions: ['afterSale'], returnWords: TERMS }))
  await tap(afterSaleRow() as HTMLElement)
  expect(went).toEqual([['push', `/pages-my/orderRecord/refund_detail?orderNo=${NO}`]])
})

async function deleteFromDetail(isListOpen: boolean): Promise<void> {
  store.set(orderListOpenAtom, isListOpen)
  const calls = await open(detail({ state: 'closed' }, { actions: ['buyAgain', 'delete'] }))
  await tap('更多')
  await tap('删除订单')
  await until(() => went.length > 0)
  expect(calls.some(({ name, url }) => name === 'delete' && url.includes(NO))).toBe(true)
  expect(store.get(deletedOrderAtom)).toBe(NO)
  expect(showLoading).toHaveBeenCalledWith('正在删除')
  expect(hideLoading).toHaveBeenCalled()
  await act(() => {
    store.set(deletedOrderAtom, null)
    store.set(orderListOpenAtom, false)
  })
}

it('a deleted record leads back to the list, which offers to undo it', async () => {
  await deleteFromDetail(true)
  expect(went).toEqual([['relaunch', expect.stringContaining('/pages/index/index')]])
})

it('a deleted record leads to the list where none is open below', async () => {
  await deleteFromDetail(false)
  expect(went).toEqual([['replace', expect.stringContaining('/pages-my/orderRecord/index')]])
})

it('somebody else’s order is as if there was none', async () => {
  fakeApi({ orderDetail: () => no('404', '订单不存在') })
  await mountPage(OrderDetail, { path: 'pages-my/orderDetail/index', query: { orderNo: NO }, App: Around })
  await shown('未找到该订单')
})

it('the number of a payment, as WeChat’s list of orders has it, opens its order', async () => {
  const calls = fakeApi({ orderDetail: () => ok(detail()) })
  const query = { orderNo: `${NO}P01` }
  await mountPage(OrderDetail, { path: 'pages-my/orderDetail/index', query, App: Around })
  await ready()
  expect(calls.find(({ name }) => name === 'orderDetail')?.data).toEqual({ orderNo: NO })
})
