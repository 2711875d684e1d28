import Taro from '@tarojs/taro'
import CouponChat from '@/pages/hdzchatcoupons/index'
import FoodChat from '@/pages/hdzchatfood/index'
import Chat from '@/pages/hdzchatmovie/index'
import Service from '@/pages-my/channelCustomerService/index'
import { writeStored } from '@/platform/storage/stored-values'
import { openServiceChat } from '@/platform/wechat/customer-service'
import { Around } from '../../../support/around'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { findText, mountPage, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../order/stage'

jest.mock('@/platform/wechat/customer-service', () => ({ openServiceChat: jest.fn() }))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const ORDER = '20261121000000000001'
const chat = (over: object = {}) => ({
  serial: 'KF0000000000000000',
  subject: 'movie',
  chatUrl: 'http://localhost/sandbox/chat/KF0?sign=s',
  way: 'page',
  corpId: '',
  hours: '每天 09:00–21:00',
  openNow: true,
  ...over
})
const open = (query: Record<string, string> = {}) =>
  mountPage(Chat, { path: 'pages/hdzchatmovie/index', query, App: Around })

it('opens the chat of the serial inside the app, with the order', async () => {
  const calls = fakeApi({ getCustomerSerial: () => ok(chat()) })
  await open({ orderNo: ORDER })
  await shown('开始咨询')
  expect(text()).toContain(ORDER)
  expect(text()).toContain('服务中')
  expect(calls.find(({ name }) => name === 'getCustomerSerial')?.url).toContain(
    `subject=movie&orderNo=${ORDER}`
  )
  await tap('开始咨询')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe(`/pages/webview/index?url=${encodeURIComponent(chat().chatUrl)}`)
})

it.each([
  ['hdzchatmovie', Chat, 'movie', '选座、取票'],
  ['hdzchatfood', FoodChat, 'food', '美食'],
  ['hdzchatcoupons', CouponChat, 'coupon', '券码']
] as const)('%s is about its own subject', async (name, ChatPage, subject, words) => {
  const calls = fakeApi({ getCustomerSerial: () => ok(chat({ subject })) })
  await mountPage(ChatPage, { path: `pages/${name}/index`, query: { orderNo: ORDER }, App: Around })
  await shown('开始咨询')
  expect(text()).toContain(words)
  expect(calls.find((call) => call.name === 'getCustomerSerial')?.url).toContain(
    `subject=${subject}&orderNo=${ORDER}`
  )
})

it('WeChat’s customer service is opened by WeChat', async () => {
  const opened = jest.mocked(openServiceChat).mockResolvedValue(true)
  fakeApi({
    getCustomerSerial: () =>
      ok(chat({ way: 'wechat', corpId: 'ww1', chatUrl: 'https://work.weixin.qq.com/kfid/k' }))
  })
  await open()
  await shown('开始咨询')
  await tap('开始咨询')
  expect(opened).toHaveBeenCalledWith({ url: 'https://work.weixin.qq.com/kfid/k', corpId: 'ww1' })
  expect(went).toEqual([])
})

it.each([
  ['an order that is not the member’s', '404', '订单不存在'],
  ['an order number that is none', '400', '订单号不正确']
])('%s is left out, and they are served all the same', async (_what, code, message) => {
  fakeApi({
    getCustomerSerial: ({ url }) => (url.includes('orderNo') ? no(code, message) : ok(chat()))
  })
  await open({ orderNo: ORDER })
  await shown('未找到该订单')
  await shown('开始咨询')
  expect(text()).not.toContain('咨询订单')
})

it('where the chat does not come up there is the phone', async () => {
  fakeApi({ getCustomerSerial: () => no('500', '服务开小差了') })
  await open()
  await shown('服务开小差了')
  await tap('电话客服')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages-my/channelCustomerService/index')
})

it('outside the hours it says so, and takes a message', async () => {
  fakeApi({ getCustomerSerial: () => ok(chat({ openNow: false })) })
  await open()
  await shown('去留言')
  expect(text()).toContain('休息中')
})

it.each([
  [undefined, true],
  [true, true],
  [false, false]
])('F7IbDJpdSY is %s: the way back is shown: %s (rule show.chatBack)', async (flag, isShown) => {
  if (flag !== undefined) writeStored('F7IbDJpdSY', flag)
  fakeApi({ getCustomerSerial: () => ok(chat()) })
  await open()
  await shown('开始咨询')
  expect(text().includes('回首页看看')).toBe(isShown)
  expect(document.querySelector('[aria-label=返回]') !== null).toBe(isShown)
})

it('the channel’s service: phone, hours, QR, chats by subject', async () => {
  const dial = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' })
  fakeApi({
    getCustomerService: () =>
      ok({ phone: '400-000-1001', hours: '每天 09:00–21:00', openNow: false, qrText: 'https://a.example/kf' })
  })
  await mountPage(Service, { path: 'pages-my/channelCustomerService/index', App: Around })
  await shown('400-000-1001')
  expect(text()).toContain('休息中')
  // closed: leaving a message is the better way
  expect(findText('拨打电话').closest('button')?.className).toContain('plain')
  await tap('拨打电话')
  expect(dial).toHaveBeenCalledWith({ phoneNumber: '400-000-1001' })
  await tap('美食客服')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages/hdzchatfood/index')
})
