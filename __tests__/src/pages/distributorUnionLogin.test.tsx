import Taro from '@tarojs/taro'
import { runEntryLogin, entryLoginSettled } from '@/features/session/entry-login-state'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { readStored } from '@/platform/storage/stored-values'
import UnionLoginPage from '@/pages/distributorUnionLogin/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi } from '../../support/fake-api'
import { act, mountPage, tap, text } from '../../support/mount.h5'

const PATH = 'pages/distributorUnionLogin/index'
const MEMBER = { accessToken: 'fresh', openId: null, memberId: 'm1' }

let now = Date.now()
let endLogin = (): void => undefined
beforeEach(() => {
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockImplementation(() => clock + performance.now())
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  fakeApi({})
})
afterEach(async () => {
  jest.useRealTimers()
  // also after a test that failed: whoever waits for the login would wait for ever
  await act(endLogin)
  await entryLoginSettled()
  settleLoginPopUp(false)
  endSession()
  jest.restoreAllMocks()
})

const open = (query: Record<string, string> = {}) =>
  mountPage(UnionLoginPage, { path: PATH, query, App: Around })

it('says that it logs in only when that takes a while', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'Date'] })
  void runEntryLogin(() => new Promise<void>((resolve) => (endLogin = resolve)))
  await open()
  expect(text()).not.toContain('正在登录')
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(text()).toContain('正在登录')
})

it('without a sign it says so and has two ways on', async () => {
  await open()
  expect(text()).toContain('登录链接不完整或已经用过')
  await tap('手机号登录')
  expect(store.get(loginPopUpAtom)).not.toBeNull()
  await tap('先去首页看看')
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index?tab=ExchangeCenter' })
})

it.each([
  [
    { targetUrl: 'pages/index/index', cardNumber: '6688' },
    'reLaunch',
    '/pages/index/index?tab=ExchangeCenter'
  ],
  [{ targetUrl: '/pages-secondary/myCard/index' }, 'redirectTo', '/pages-secondary/myCard/index'],
  [{}, 'reLaunch', '/pages/index/index?tab=ExchangeCenter']
] as const)('who logs in by phone here goes where the link leads: %j', async (query, way, url) => {
  await open(query)
  await act(() => beginSession(MEMBER))
  expect(Taro[way]).toHaveBeenCalledTimes(1)
  expect(Taro[way]).toHaveBeenCalledWith({ url })
  expect(readStored('cardNo')).toBe('cardNumber' in query ? '6688' : undefined)
})

it('where no answer came it tries again, with a way on beside it', async () => {
  const way = jest
    .fn<Promise<'stuck' | void>, []>()
    .mockResolvedValueOnce('stuck')
    .mockResolvedValue(undefined)
  await runEntryLogin(way)
  await open()
  expect(text()).toContain('登录未完成')
  await tap('重试')
  await act(entryLoginSettled)
  expect(way).toHaveBeenCalledTimes(2)
})

it('a page for members waits for the login of the entry before it asks for one', async () => {
  const { LoginGate } = await import('@/features/session/login-gate')
  const { render } = await import('../../support/mount.h5')
  void runEntryLogin(() => new Promise<void>((resolve) => (endLogin = resolve)))
  await render(
    <Around>
      <LoginGate title='我的卡'>卡片</LoginGate>
    </Around>
  )
  await eventually(() => expect(text()).toContain('正在登录'))
  expect(store.get(loginPopUpAtom)).toBeNull()
  await act(endLogin)
  expect(text()).toContain('去登录')
  expect(store.get(loginPopUpAtom)).not.toBeNull()
  await act(() => beginSession(MEMBER))
  expect(text()).toBe('卡片')
})
