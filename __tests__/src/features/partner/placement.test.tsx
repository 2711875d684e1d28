import MtPlacementPage from '@/pages/mtPlacementPage/index'
import HdzqnxPlacement from '@/pages/hdzqnxPlacementUrl/index'
import NndypPlacement from '@/pages/nndypPlacementUrl/index'
import { LOAD_LIMIT_MS } from '@/features/partner/use-placement'
import { tokenAtom } from '@/features/session/atoms'
import { loginPopUpAtom } from '@/features/session/login-pop-up'
import { store } from '@/lib/store'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Sent } from '../../../support/fake-api'
import { act, find, mountPage, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../order/stage'

const SIGNED = 'https://partner.example.com/in?user=u1&sign=SECRET'
const PLACE = 'https://partner.example.com/benefit/1'
const frame = () => document.querySelector('iframe')

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const answers = (url = SIGNED) =>
  Object.fromEntries(
    [
      'getMeituanUrl',
      'getMeituanDpUrl',
      'getQnxLoginUrl',
      'getLoginUrl',
      'getYearsH5LoginUrl',
      'getPartnerReturn',
      'getUrlByOrderNo'
    ].map((name) => [name, () => ok({ url })])
  )

const open = (Page: Parameters<typeof mountPage>[0], path: string, query: Record<string, string> = {}) =>
  mountPage(Page, { path, query, App: Around })
const meituan = (query: Record<string, string> = {}) =>
  open(MtPlacementPage, 'pages/mtPlacementPage/index', query)

const asked = (calls: readonly Sent[]) => calls.map(({ name }) => name).filter((name) => name in answers())

const PAGES = {
  mt: [MtPlacementPage, 'pages/mtPlacementPage/index'],
  zone: [HdzqnxPlacement, 'pages/hdzqnxPlacementUrl/index'],
  film: [NndypPlacement, 'pages/nndypPlacementUrl/index']
} as const

it.each<[keyof typeof PAGES, Record<string, string>, string, string]>([
  ['mt', {}, 'getMeituanUrl', ''],
  ['mt', { way: 'dp' }, 'getMeituanDpUrl', ''],
  ['zone', {}, 'getQnxLoginUrl', ''],
  ['zone', { way: 'hdz', url: PLACE }, 'getLoginUrl', 'redirectUrl='],
  ['zone', { orderNo: '26112112000000000001' }, 'getPartnerReturn', 'orderNo=26112112000000000001'],
  ['film', { filmId: 'f1', cityCode: '310000' }, 'getYearsH5LoginUrl', 'filmId=f1&cityCode=310000']
])('%s %p: the page fetches the signed address itself, by %s', async (page, query, name, part) => {
  const calls = fakeApi(answers())
  const [Page, path] = PAGES[page]
  await open(Page, path, query)
  await until(() => frame() !== null)
  expect(frame()?.src).toBe(SIGNED)
  expect(asked(calls)).toEqual([name])
  expect(calls.find((call) => call.name === name)?.url).toContain(part)
  expect(window.location.href).not.toContain('SECRET')
})

it('a visitor gets the login pop-up, and the site once logged in', async () => {
  const calls = fakeApi(answers())
  store.set(tokenAtom, undefined)
  await meituan()
  await until(() => store.get(loginPopUpAtom) !== null)
  expect(asked(calls)).toEqual([])
  await act(() => store.set(tokenAtom, 't'))
  await until(() => frame() !== null)
})

it('progress until the site has loaded', async () => {
  fakeApi(answers())
  await meituan()
  await until(() => frame() !== null)
  expect(document.querySelector('[role=progressbar]')).not.toBeNull()
  await act(() => find('iframe').dispatchEvent(new Event('load')))
  expect(document.querySelector('[role=progressbar]')).toBeNull()
})

it('a site that does not load in 20 s is told as failed; a retry asks for a fresh address', async () => {
  const calls = fakeApi(answers())
  const limits: (() => void)[] = []
  const real = setTimeout
  jest
    .spyOn(global, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      ms === LOAD_LIMIT_MS ? limits.push(run) : real(run, ms)) as never)
  await meituan()
  await until(() => limits.length > 0)
  await act(() => limits[0]?.())
  expect(frame()).toBeNull()
  expect(text()).toContain('合作方页面未能打开')
  expect(text()).toContain('在浏览器打开')
  await tap('重试')
  await until(() => frame() !== null)
  expect(asked(calls)).toEqual(['getMeituanUrl', 'getMeituanUrl'])
})

it('a partner that cannot be reached (913) says so, without a toast, and can be tried again', async () => {
  let down = true
  fakeApi({ getMeituanUrl: () => (down ? no('913', '美团暂时无法访问，请稍后再试') : ok({ url: SIGNED })) })
  await meituan()
  await shown('美团暂时无法访问')
  // there is no address that a browser could open
  expect(text()).not.toContain('在浏览器打开')
  down = false
  await tap('重试')
  await until(() => frame() !== null)
})

it.each([
  ['404', '订单不存在', { orderNo: '26112112000000000001' }],
  ['400', '订单号不正确', { orderNo: 'x' }],
  ['404', '订单不存在', { orderNo: 'QNX1', way: 'qnx' }]
])('an order that is not there (%s) leads to the purchase records', async (code, message, query) => {
  const refused = () => no(code, message)
  fakeApi({ getPartnerReturn: refused, getUrlByOrderNo: refused })
  await open(HdzqnxPlacement, 'pages/hdzqnxPlacementUrl/index', query)
  await shown('未找到该订单')
  for (const words of ['重试', '在浏览器打开']) expect(text()).not.toContain(words)
  await tap('查看购买记录')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages-my/orderRecord/index']])
})

it('a film site that refuses is no order that is missing', async () => {
  fakeApi({ getYearsH5LoginUrl: () => no('404', '影片不存在') })
  await open(NndypPlacement, 'pages/nndypPlacementUrl/index', { filmId: 'f9' })
  await shown('影片不存在')
  expect(text()).not.toContain('未找到该订单')
})

it('no network says so', async () => {
  fakeApi({ getMeituanUrl: () => 'down' })
  await meituan()
  await shown('网络已断开')
})

it('an address that is not the partner’s own is shown as it is: judged like any other', async () => {
  fakeApi({ getMeituanUrl: () => no('400', '地址不属于合作方') })
  await meituan({ url: encodeURIComponent('https://film.example.com/a') })
  await until(() => frame() !== null)
  expect(frame()?.src).toBe('https://film.example.com/a')
})

it.each([
  ['javascript:alert(1)', '已停止打开'],
  ['https://partner.example.com@evil.test/', '已停止打开'],
  ['https://evil.test/login', '即将离开']
])('%s is not shown inside', async (url, words) => {
  fakeApi(answers(url))
  await meituan()
  await shown(words)
  expect(frame()).toBeNull()
})

it('leaves for the browser with a fresh address, in a page of its own', async () => {
  const calls = fakeApi(answers())
  const page = { opener: window, location: { href: '' } }
  jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window)
  await meituan()
  await until(() => frame() !== null)
  await tap('浏览器')
  await until(() => page.location.href !== '')
  expect(page.location.href).toBe(SIGNED)
  expect(asked(calls)).toHaveLength(2)
  expect(went).toEqual([])
})

it('in WeChat it is told how a browser is reached, with this page and without the signed address', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50'
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const opened = jest.spyOn(window, 'open')
  fakeApi(answers())
  await meituan()
  await until(() => frame() !== null)
  await tap('浏览器')
  await until(() => went.length > 0)
  const url = `/pages/openAppTip/index?url=${encodeURIComponent(window.location.href)}`
  expect(went).toEqual([['push', url]])
  expect(opened).not.toHaveBeenCalled()
})
