import { endOf } from '../../support/ends'
import type { Shipment } from '@contract/types'
import Logistics from '@/pages-my/logistics/index'
import { copyText } from '@/platform/feedback/copy-text'
import { askInWechat } from '@/platform/wechat/receipt-view'
import { Around } from '../../support/around'
import { fakeApi, no, ok } from '../../support/fake-api'
import { find, mountPage, tap, text } from '../../support/mount.h5'
import { ready, shown, stage, strike } from '../features/order/stage'

jest.mock('@/platform/wechat/receipt-view', () => ({ askInWechat: jest.fn() }))
jest.mock('@/platform/feedback/copy-text', () => ({ copyText: jest.fn() }))

const NO = '20261122000000000001'
const AT = '2026-11-22T10:00:00.000Z'

const shipment = (over: Partial<Shipment> = {}): Shipment => ({
  orderNo: NO,
  state: 'packing',
  receiver: { name: '王芳', mobile: '139****0000', address: '上海市静安区长乐路 1 号' },
  waiting: [{ name: '紫砂壶', picture: '/p.webp', quantity: 1 }],
  parcels: [
    {
      ...{ parcelId: 'p1', parcelNo: 1, carrierName: '顺丰速运', carrierPhone: '95338', trackingNo: 'SF1' },
      state: 'delivering',
      lines: [{ name: '龙井 小罐', picture: '/t.webp', quantity: 2 }],
      traces: [
        { at: AT, text: '快递员正在派送' },
        { at: '2026-11-22T08:00:00.000Z', text: '快件已揽收' }
      ]
    }
  ],
  canConfirm: false,
  wechatPaymentNo: null,
  confirmedBy: null,
  ...over
})

const inDialog = (words: string) =>
  [...find('[role=dialog]').querySelectorAll('button, [role=button]')].find(
    (one) => one.textContent === words
  ) as HTMLElement

beforeEach(() => stage())
afterEach(strike)

const open = async (...answers: Parameters<typeof fakeApi>) => {
  const calls = fakeApi(...answers)
  await mountPage(Logistics, { path: 'pages-my/logistics/index', query: { orderNo: NO }, App: Around })
  await ready()
  return calls
}

it('shows each parcel with its goods, number and track, and what is still to be sent', async () => {
  await open({ orderParcels: () => ok(shipment()) })
  for (const words of [
    '正在打包',
    '顺丰速运',
    '派送中',
    '龙井 小罐',
    '快递员正在派送',
    '待发出',
    '紫砂壶',
    '139****0000'
  ])
    expect(text()).toContain(words)
  expect(text().indexOf('快递员正在派送')).toBeLessThan(text().indexOf('快件已揽收'))
  expect(text()).not.toContain('确认收货')
  await tap('复制单号')
  expect(copyText).toHaveBeenCalledWith('SF1')
})

it('once all parcels are signed for, that is said in place of what was sent', async () => {
  const parcels = shipment().parcels.map((parcel) => ({ ...parcel, state: 'signed' as const }))
  await open({ orderParcels: () => ok(shipment({ state: 'sent', waiting: [], canConfirm: true, parcels })) })
  await shown('包裹已全部签收')
  expect(text()).not.toContain('已全部发出')
})

it('receipt is confirmed after a question, once all of it was sent', async () => {
  let state: Partial<Shipment> = {
    state: 'sent',
    canConfirm: true,
    waiting: [],
    confirmedBy: endOf('2026-12-01')
  }
  const calls = await open({
    orderParcels: () => ok(shipment(state)),
    confirmReceipt: () => {
      state = { state: 'received', waiting: [] }
      return ok(shipment(state))
    }
  })
  await tap('确认收货')
  expect(calls.filter(({ name }) => name === 'confirmReceipt')).toHaveLength(0)
  await shown('请在收到并检查商品后确认')
  await tap(inDialog('确认收货'))
  await shown('已收货')
  expect(calls.filter(({ name }) => name === 'confirmReceipt')).toHaveLength(1)
})

it('where WeChat has a view of its own to confirm in, that one asks, and nothing is confirmed unless it was', async () => {
  let state: Partial<Shipment> = { state: 'sent', canConfirm: true, waiting: [], wechatPaymentNo: '42' }
  const calls = await open({
    orderParcels: () => ok(shipment(state)),
    confirmReceipt: () => {
      state = { state: 'received', waiting: [] }
      return ok(shipment(state))
    }
  })
  jest.mocked(askInWechat).mockResolvedValueOnce('cancelled').mockResolvedValueOnce('confirmed')
  await tap('确认收货')
  expect(askInWechat).toHaveBeenLastCalledWith('42')
  expect(calls.filter(({ name }) => name === 'confirmReceipt')).toHaveLength(0)
  expect(text()).not.toContain('请在收到并检查商品后确认')
  await tap('确认收货')
  await shown('已收货')
  expect(calls.filter(({ name }) => name === 'confirmReceipt')).toHaveLength(1)
})

it('a view that WeChat cannot open leaves the question to us', async () => {
  await open({
    orderParcels: () => ok(shipment({ state: 'sent', canConfirm: true, waiting: [], wechatPaymentNo: '42' }))
  })
  jest.mocked(askInWechat).mockResolvedValueOnce('none')
  await tap('确认收货')
  await shown('请在收到并检查商品后确认')
})

it('an order without parcels says so', async () => {
  await open({ orderParcels: () => no('404', '没有物流信息') })
  await shown('未找到该订单')
})
