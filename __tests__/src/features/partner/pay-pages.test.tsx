import type { ComponentType } from 'react'
import DiscountOrderingPay from '@/pages/discountOrderingPay/index'
import HdzPayment from '@/pages/hdzpayment/index'
import HdzqnxPayRedirect from '@/pages/hdzqnxPayRedirect/index'
import MtPayRedirect from '@/pages/mtPayRedirect/index'
import NndypPayRedirect from '@/pages/nndypPayRedirect/index'
import Payment from '@/pages/payment/index'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { tokenAtom } from '@/features/session/atoms'
import { store } from '@/lib/store'
import * as frame from '@/platform/navigation/frame'
import * as bridge from '@/platform/wechat/mini-bridge'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, find, mountPage, tap, text } from '../../../support/mount.h5'
import { order } from '../order/fixtures'
import { shown, stage, strike, until } from '../order/stage'
import { OURS, PARTNER_NO, partnerOrder } from './fixtures'

jest.mock('@/platform/wechat/mini-bridge', () => ({ openInMini: jest.fn(() => Promise.resolve(false)) }))
jest.mock('@/platform/navigation/frame', () => ({ leaveFrame: jest.fn(() => false) }))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(() => {
  settleLoginPopUp(false)
  strike()
  jest.mocked(bridge.openInMini).mockReset().mockResolvedValue(false)
  jest.mocked(frame.leaveFrame).mockReset().mockReturnValue(false)
})

const PAGES: Readonly<Record<string, ComponentType>> = {
  mtPayRedirect: MtPayRedirect,
  hdzqnxPayRedirect: HdzqnxPayRedirect,
  nndypPayRedirect: NndypPayRedirect,
  hdzpayment: HdzPayment,
  payment: Payment,
  discountOrderingPay: DiscountOrderingPay
}
const open = (name: string) =>
  mountPage(PAGES[name]!, { path: `pages/${name}/index`, query: { orderNo: PARTNER_NO }, App: Around })

const made = () => ok(order({ orderNo: OURS, kind: 'partner' }))
/** What each page reads, and what makes our order of it. */
const server = (
  told: () => Answer,
  make: () => Answer | Promise<Answer> = made,
  more: Parameters<typeof fakeApi>[0] = {}
) =>
  fakeApi({
    getByOrderNo: told,
    getOrderDeatilByOrderNo: told,
    getOrderDetails: told,
    getUrlByOrderNo: () => {
      const answer = told()
      return typeof answer === 'object' && answer.data
        ? ok({ url: 'https://a.test/', order: answer.data })
        : answer
    },
    createMeituanOrder: make,
    createOrder: make,
    payOrder: make,
    ...more
  })
const MAKES = ['createMeituanOrder', 'createOrder', 'payOrder']

const CASHIER = ['replace', `/pages/pay/index?orderNo=${OURS}`]

describe.each(['mtPayRedirect', 'hdzqnxPayRedirect', 'nndypPayRedirect'])('%s', (name) => {
  it('shows what is being paid, and goes on to our cashier by itself, once', async () => {
    const calls = server(() => ok(partnerOrder()))
    await open(name)
    await until(() => went.length > 0)
    expect(text()).toContain('双人火锅套餐')
    expect(went).toEqual([CASHIER])
    expect(calls.filter((call) => MAKES.includes(call.name))).toHaveLength(1)
  })

  it('looks as the cashier will, with nothing to press until our order is there', async () => {
    const calls = server(
      () => ok(partnerOrder()),
      () => new Promise(() => undefined)
    )
    await open(name)
    await shown('合计')
    expect(text()).toContain('128.00')
    expect(text()).toContain('微信支付')
    await tap('正在提交')
    expect(calls.filter((call) => MAKES.includes(call.name))).toHaveLength(1)
    expect(went).toEqual([])
  })

  it('a creation that fails is told, and tried again by hand', async () => {
    let down = true
    server(
      () => ok(partnerOrder()),
      () => (down ? no('913', '美团暂时无法访问，请稍后再试') : made())
    )
    await open(name)
    await shown('美团暂时无法访问')
    down = false
    await tap('重试')
    await until(() => went.length > 0)
    expect(went).toEqual([CASHIER])
  })
})

describe.each(['hdzpayment', 'payment', 'discountOrderingPay'])('%s', (name) => {
  it('shows the order, and pays it when told to, once however often', async () => {
    const calls = server(() => ok(partnerOrder()))
    await open(name)
    await shown('双人火锅套餐')
    expect(text()).toContain('128.00')
    expect(text()).toContain('198.00')
    expect(went).toEqual([])
    const pay = find('.bar button')
    await act(() => {
      pay.click()
      pay.click()
    })
    await until(() => went.length > 0)
    expect(went).toEqual([CASHIER])
    expect(calls.filter((call) => MAKES.includes(call.name))).toHaveLength(1)
  })
})

describe.each(Object.keys(PAGES))('%s', (name) => {
  it.each([
    ['paid, being told', { state: 'waiting', orderNo: OURS }, '正在通知美团', '返回美团查看'],
    ['paid', { state: 'done', orderNo: OURS }, '美团已收到付款', '返回美团查看'],
    ['cancelled', { state: 'cancelled' }, '订单已取消', '返回美团重新选择'],
    ['refunded', { state: 'refunded', orderNo: OURS }, '已退款', '返回美团'],
    ['held no more', { expiresAt: '2026-01-01T00:00:00+08:00' }, '已超过支付时限', '返回美团重新选择']
  ] as const)('%s: says so, makes no order, leads back', async (_what, over, words, back) => {
    const calls = server(() => ok(partnerOrder(over)))
    await open(name)
    await shown(words)
    expect(calls.some((call) => MAKES.includes(call.name))).toBe(false)
    await tap(back)
    await until(() => went.length > 0)
    expect(went).toEqual([
      [
        'push',
        'orderNo' in over ? `/pages/hdzqnxPlacementUrl/index?orderNo=${OURS}` : '/pages/mtPlacementPage/index'
      ]
    ])
  })

  it('an order that is none of the member’s', async () => {
    server(() => no('404', '订单不存在'))
    await open(name)
    await shown('未找到该订单')
  })

  it('a partner that cannot be reached can be asked again', async () => {
    let down = true
    server(() => (down ? no('913', '美团暂时无法访问') : ok(partnerOrder())))
    await open(name)
    await shown('美团暂时无法访问')
    down = false
    await tap('重试')
    await shown('双人火锅套餐')
  })

  it('a visitor logs in first', async () => {
    store.set(tokenAtom, undefined)
    const calls = server(() => ok(partnerOrder()))
    await open(name)
    await until(() => store.get(loginPopUpAtom) !== null)
    expect(calls).toEqual([])
  })

  it('in the frame of our placement page the top window goes there: nothing is asked here', async () => {
    jest.mocked(frame.leaveFrame).mockReturnValue(true)
    store.set(tokenAtom, undefined)
    const calls = server(() => ok(partnerOrder()))
    await open(name)
    expect(calls).toEqual([])
    expect(store.get(loginPopUpAtom)).toBeNull()
  })

  it('in the mini-program’s web view the mini-program opens its own page of it', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram')
    jest.mocked(bridge.openInMini).mockResolvedValue(true)
    const calls = server(() => ok(partnerOrder()))
    await open(name)
    await shown('未自动跳转')
    expect(bridge.openInMini).toHaveBeenCalledWith(`/pages/${name}/index?orderNo=${PARTNER_NO}`, 'replace')
    expect(calls).toEqual([])
  })

  it('where the mini-program cannot be told it is paid here', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram')
    server(() => ok(partnerOrder()))
    await open(name)
    await shown('双人火锅套餐')
  })
})

it.each([
  ['meituanDp', '大众点评', '返回大众点评重新选择', ['push', '/pages/mtPlacementPage/index?way=dp']],
  ['years', '年年电影', '返回年年电影重新选择', ['push', '/pages/nndypPlacementUrl/index']],
  [
    'qnx',
    '千牛选',
    '返回千牛选重新选择',
    ['push', `/pages/hdzqnxPlacementUrl/index?way=qnx&orderNo=${PARTNER_NO}`]
  ],
  // nothing of ours leads to its site
  ['haiwei', '海威', '回首页', ['relaunch', '/pages/index/index']]
] as const)(
  'cancelled at %s, never an order of ours: back leads there',
  async (partner, partnerName, back, way) => {
    server(() => ok(partnerOrder({ partner, partnerName, state: 'cancelled' })))
    await open('discountOrderingPay')
    await shown('订单已取消')
    await tap(back)
    await until(() => went.length > 0)
    expect(went).toEqual([way])
  }
)

it('the arrow of a page that came from the partner goes back to the partner, not home', async () => {
  server(() => ok(partnerOrder({ partner: 'qnx', partnerName: '千牛选' })))
  await open('hdzpayment')
  await shown('去支付')
  await tap(find('[aria-label="返回"]'))
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', `/pages/hdzqnxPlacementUrl/index?way=qnx&orderNo=${PARTNER_NO}`]])
})

it('the cashier is opened though what it shows does not come', async () => {
  const asked = jest.fn(() => new Promise<Answer>(() => undefined))
  server(() => ok(partnerOrder()), made, { orderDetail: asked })
  await open('mtPayRedirect')
  await until(() => went.length > 0)
  expect(went).toEqual([CASHIER])
  expect(asked).toHaveBeenCalledTimes(1)
})

it('an order that ended at the partner meanwhile is shown as it is', async () => {
  let told = partnerOrder()
  server(
    () => ok(told),
    () => {
      told = partnerOrder({ state: 'cancelled' })
      return no('907', '订单已在合作方取消')
    }
  )
  await open('mtPayRedirect')
  await shown('订单已取消')
  expect(went).toEqual([])
})
