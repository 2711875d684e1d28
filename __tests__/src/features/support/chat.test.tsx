import Taro from '@tarojs/taro'
import CouponChat from '@/pages/hdzchatcoupons/index'
import FoodChat from '@/pages/hdzchatfood/index'
import Chat from '@/pages/hdzchatmovie/index'
import Service from '@/pages-my/channelCustomerService/index'
import { writeStored } from '@/platform/storage/stored-values'
import { openServiceChat } from '@/platform/wechat/customer-service'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
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
const service = (over: object = {}) => ({
  phone: '400-000-1001',
  hours: '每天 09:00–21:00',
  openNow: true,
  qrText: 'https://a.example/kf',
  ...over
})
/** The server, as far as these pages ask it; the service is there unless something else is said. */
const serve = (handlers: Parameters<typeof fakeApi>[0]) =>
  fakeApi({ getCustomerService: () => ok(service()), ...handlers })
const open = (query: Record<string, string> = {}) =>
  mountPage(Chat, { path: 'pages/hdzchatmovie/index', query, App: Around })

it('opens the chat of the serial inside the app, with the order', async () => {
  const calls = serve({ getCustomerSerial: () => ok(chat()) })
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
  const calls = serve({ getCustomerSerial: () => ok(chat({ subject })) })
  await mountPage(ChatPage, { path: `pages/${name}/index`, query: { orderNo: ORDER }, App: Around })
  await shown('开始咨询')
  expect(text()).toContain(words)
  expect(calls.find((call) => call.name === 'getCustomerSerial')?.url).toContain(
    `subject=${subject}&orderNo=${ORDER}`
  )
})

it('WeChat’s customer service is opened by WeChat', async () => {
  const opened = jest.mocked(openServiceChat).mockResolvedValue(true)
  serve({
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
  serve({
    getCustomerSerial: ({ url }) => (url.includes('orderNo') ? no(code, message) : ok(chat()))
  })
  await open({ orderNo: ORDER })
  await shown('未找到该订单')
  await shown('开始咨询')
  expect(text()).not.toContain('咨询订单')
})

it('where the chat does not come up there is the phone', async () => {
  const down = () => no('500', '服务开小差了')
  serve({ getCustomerSerial: down, getCustomerService: down })
  await open()
  await shown('服务开小差了')
  await tap('电话客服')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages-my/channelCustomerService/index')
})

it('nothing came at first: 重试 asks for both again', async () => {
  const answers = [no('500', '服务开小差了'), ok(chat())]
  serve({
    getCustomerSerial: () => answers[0] ?? no('500'),
    getCustomerService: () => (answers.length > 1 ? no('500', '服务开小差了') : ok(service()))
  })
  await open()
  await shown('服务开小差了')
  answers.shift()
  await tap('重试')
  await shown(chat().serial)
  expect(text()).toContain('开始咨询')
})

describe('before the chat has come', () => {
  /** Opens the page whose chat comes when `come` is called. */
  async function openWaiting() {
    let come: (answer: Answer) => void = () => undefined
    serve({ getCustomerSerial: () => new Promise<Answer>((resolve) => (come = resolve)) })
    const { call } = await open()
    await shown('开始咨询')
    return { call, come: (answer: Answer) => come(answer) }
  }
  const isLoading = () => document.querySelector('.spinner') !== null

  it('the page stands, with room for its number', async () => {
    const { come } = await openWaiting()
    for (const words of ['服务中', '聊天规则', '电话客服', '咨询编号']) expect(text()).toContain(words)
    const room = document.querySelector('.coming')
    come(ok(chat()))
    await shown(chat().serial)
    // the same box: what was drawn stays
    expect([room?.textContent, room?.className]).toEqual([chat().serial, ''])
    expect(went).toEqual([])
  })

  it('a tap waits for it', async () => {
    const { come } = await openWaiting()
    await tap('开始咨询')
    expect(isLoading()).toBe(true)
    expect(went).toEqual([])
    come(ok(chat()))
    await until(() => went.length > 0)
    expect(went).toEqual([['push', `/pages/webview/index?url=${encodeURIComponent(chat().chatUrl)}`]])
  })

  it('who has gone on meanwhile is not taken to it', async () => {
    const { call, come } = await openWaiting()
    await tap('开始咨询')
    await call('onHide')
    come(ok(chat()))
    await shown(chat().serial)
    expect(went).toEqual([])
    expect(isLoading()).toBe(false)
  })

  it('a tap waits for the chat without the order, too, where the order is unknown', async () => {
    let tell: (answer: Answer) => void = () => undefined
    serve({
      getCustomerSerial: ({ url }) =>
        url.includes('orderNo') ? new Promise<Answer>((resolve) => (tell = resolve)) : ok(chat())
    })
    await open({ orderNo: ORDER })
    await shown('开始咨询')
    await tap('开始咨询')
    tell(no('404', '订单不存在'))
    await until(() => went.length > 0)
    expect(text()).toContain('未找到该订单')
    expect(text()).not.toContain('客服打开失败')
  })

  it('a tap that waited in vain is told, and the next one asks again', async () => {
    const { come } = await openWaiting()
    await tap('开始咨询')
    come(no('403', '暂时没有'))
    await shown('客服打开失败，请拨打客服电话')
    expect(text()).toContain('暂未取得，点此重试')
    expect(isLoading()).toBe(false)
    await tap('开始咨询')
    come(ok(chat()))
    await until(() => went.length > 0)
    expect(text()).toContain(chat().serial)
  })

  it('its number can be asked for again', async () => {
    const { come } = await openWaiting()
    come(no('403', '暂时没有'))
    await shown('暂未取得，点此重试')
    await tap('咨询编号')
    await until(() => !text().includes('暂未取得'))
    come(ok(chat()))
    await shown(chat().serial)
    expect(went).toEqual([])
  })

  it('WeChat, which may open it in a tap only, gets another tap', async () => {
    const opened = jest.mocked(openServiceChat).mockReset().mockResolvedValue(false)
    const { come } = await openWaiting()
    await tap('开始咨询')
    come(ok(chat({ way: 'wechat', corpId: 'ww1' })))
    await shown('客服已准备好，请再点一次')
    await tap('开始咨询')
    await shown('客服打开失败，请拨打客服电话')
    expect(opened).toHaveBeenCalledTimes(2)
  })
})

it('outside the hours it says so, and takes a message', async () => {
  serve({
    getCustomerSerial: () => ok(chat({ openNow: false })),
    getCustomerService: () => ok(service({ openNow: false }))
  })
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
  serve({ getCustomerSerial: () => ok(chat()) })
  await open()
  await shown('开始咨询')
  expect(text().includes('回首页看看')).toBe(isShown)
  expect(document.querySelector('[aria-label=返回]') !== null).toBe(isShown)
})

it('the channel’s service: phone, hours, QR, chats by subject', async () => {
  const dial = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' })
  fakeApi({
    getCustomerService: () => ok(service({ openNow: false }))
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
