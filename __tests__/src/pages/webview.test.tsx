import Taro from '@tarojs/taro'
import WebviewPage from '@/pages/webview/index'
import { Around } from '../../support/around'
import { fakeApi } from '../../support/fake-api'
import { find, mountPage, tap, text } from '../../support/mount.h5'

const PATH = 'pages/webview/index'
const open = (url?: string) =>
  mountPage(WebviewPage, {
    path: PATH,
    query: url === undefined ? {} : { url: encodeURIComponent(url) },
    App: Around
  })
const frame = () => document.querySelector('iframe')

let now = Date.now()

beforeEach(() => {
  // far apart, so that no navigation of one test passes for a double tap of the one before
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockImplementation(() => clock + performance.now())
  fakeApi({})
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
})
afterEach(() => jest.restoreAllMocks())

it('shows a partner of the channel inside, under its host', async () => {
  await open('https://partner.example.com/film?a=1')
  expect(frame()?.src).toBe('https://partner.example.com/film?a=1')
  expect(text()).toContain('partner.example.com')
})

it('shows pages of its own origin inside', async () => {
  await open('http://localhost/sandbox/partner')
  expect(frame()?.src).toBe('http://localhost/sandbox/partner')
})

it('asks before another site, names its host, and opens it beside the app', async () => {
  const page = { opener: window, location: { href: '' } }
  const opened = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window)
  await open('https://partner.example.com.evil.test/a')
  expect(frame()).toBeNull()
  expect(text()).toContain('即将离开')
  expect(text()).toContain('partner.example.com.evil.test')
  expect(opened).not.toHaveBeenCalled()
  await tap('继续前往')
  expect(page).toEqual({ opener: null, location: { href: 'https://partner.example.com.evil.test/a' } })
})

it('in WeChat, going on to another site tells how a browser is reached', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50')
  const opened = jest.spyOn(window, 'open')
  const went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await open('https://evil.test/a?b=1')
  await tap('继续前往')
  const url = `/pages/openAppTip/index?url=${encodeURIComponent('https://evil.test/a?b=1')}`
  expect(went).toHaveBeenCalledWith({ url })
  expect(opened).not.toHaveBeenCalled()
})

it.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://a@partner.example.com',
  '//evil.test',
  'nonsense'
])('refuses %s and offers the way home', async (url) => {
  const opened = jest.spyOn(window, 'open')
  await open(url)
  expect(frame()).toBeNull()
  expect(text()).toContain('已停止打开')
  await tap('回首页')
  expect(opened).not.toHaveBeenCalled()
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
})

it('without an address says that the link is incomplete', async () => {
  await open()
  expect(text()).toContain('链接不完整')
  expect(find('button')).toBeTruthy()
})
