import Taro from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'
import { cardEndpoints } from '@contract/card/endpoints'
import { queryClient } from '@/api/query-client'
import { read } from '@/api/read'
import { onlineAtom } from '@/frame/online'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { loginPopUpAtom, settleLoginPopUp, showLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { routeOf } from '@/routes/table'
import { Around } from '../../support/around'
import { fakeApi, ok } from '../../support/fake-api'
import { act, find, flush, mountPage, tap, text } from '../../support/mount.h5'

const LOGIN = { accessToken: 't', openId: null, memberId: 'm' }

jest.mock('@/platform/device/idle', () => ({ whenIdle: () => undefined }))

let broken = false
const Instructions = routedPage(routeOf('pages-secondary/cardInstructions/index'), ({ query }) => {
  if (broken) throw new Error('a fault')
  return <p>{`说明 ${query.cardId}`}</p>
})
const Cards = routedPage(routeOf('pages-secondary/myCard/index'), () => {
  const { data } = useQuery(read(cardEndpoints.getMyCardInfo, {}))
  return <p>{`我的卡 ${JSON.stringify(data)}`}</p>
})

const instructions = (query: Record<string, string>) =>
  mountPage(Instructions, { path: 'pages-secondary/cardInstructions/index', query, App: Around })
const cards = () => mountPage(Cards, { path: 'pages-secondary/myCard/index', App: Around })

beforeEach(() => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  broken = false
  settleLoginPopUp(false)
  endSession()
  store.set(onlineAtom, true)
  queryClient.clear()
  jest.restoreAllMocks()
})

it('gives the page its parameters', async () => {
  await instructions({ cardId: '%E5%8D%A1' })
  expect(text()).toContain('说明 卡')
})

it('says so when a parameter is missing, and leads home', async () => {
  await instructions({})
  expect(text()).toContain('链接不完整')
  await tap('回首页看看')
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
})

it('a fault in a page costs that page only, and leads home', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const raised: unknown[] = []
  const hear = ({ error }: ErrorEvent) => raised.push(error)
  broken = true
  // thrown once more, so that the report of errors hears of what the page hides
  window.addEventListener('error', hear)
  await instructions({ cardId: 'a' })
  expect(text()).toContain('页面出现了问题')
  await flush(20)
  window.removeEventListener('error', hear)
  expect(raised).toContainEqual(new Error('a fault'))
  broken = false
  await tap('回首页')
  expect(text()).toContain('说明 a')
})

it('offline says so until the network is back', async () => {
  await instructions({ cardId: 'a' })
  await act(() => store.set(onlineAtom, false))
  expect(text()).toContain('网络已断开')
  await act(() => store.set(onlineAtom, true))
  expect(text()).not.toContain('网络已断开')
})

describe('a page for members', () => {
  it('shows a visitor the login pop-up, and after the login itself, where they are', async () => {
    fakeApi({ getMyCardInfo: () => ok('一张') })
    await cards()
    await flush(50)
    expect(text()).not.toContain('我的卡 ')
    expect(find('[role="dialog"]').textContent).toContain('获取验证码')
    await act(() => beginSession(LOGIN))
    await flush(300)
    expect(text()).toContain('我的卡 "一张"')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('closed, the pop-up can be opened again by a button', async () => {
    fakeApi({})
    await cards()
    await act(() => settleLoginPopUp(false))
    await tap('去登录')
    expect(store.get(loginPopUpAtom)).toBe('pages-secondary/myCard/index')
  })

  it('what it showed goes with the session', async () => {
    fakeApi({ getMyCardInfo: () => ok('一张') })
    beginSession(LOGIN)
    await cards()
    await flush(20)
    expect(text()).toContain('一张')
    await act(() => endSession())
    expect(text()).not.toContain('一张')
  })
})

it('the pop-up lies over the page that asked for it, and over no other', async () => {
  await instructions({ cardId: 'a' })
  await act(() => showLoginPopUp())
  await flush(20)
  expect(find('[role="dialog"]')).toBeTruthy()
  await act(() => store.set(loginPopUpAtom, 'pages/market/index'))
  await flush(300)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('coming back asks again for what is old by then', async () => {
  const sent = fakeApi({ getMyCardInfo: () => ok(sent.length) })
  beginSession(LOGIN)
  const page = await cards()
  await flush(20)
  await page.call('onHide')
  await page.call('onShow')
  expect(sent).toHaveLength(1)
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await page.call('onHide')
  await page.call('onShow')
  await flush(20)
  expect(sent).toHaveLength(2)
  expect(text()).toContain('我的卡 2')
})

it('types a page by the routes table', () => {
  const props: PageProps<'pages/webview/index'> = { query: { url: 'x' } }
  expect(props.query.url).toBe('x')
})
