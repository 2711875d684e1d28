import Taro from '@tarojs/taro'
import { LoginGate } from '@/features/session/login-gate'
import { isLoggedIn } from '@/features/session/atoms'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { hide, launch, show } from '@/launch/run'
import { currentChannel } from '@/channels/current'
import { store } from '@/lib/store'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { fakeApi, no, ok } from '../../support/fake-api'
import { mountMini } from '../../support/mount.weapp'

const LOGIN = { accessToken: 'fresh', openId: 'o', memberId: 'm' }
const settle = () => new Promise((done) => setTimeout(done, 10))

beforeEach(() => {
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: '' })
})
afterEach(async () => {
  await settle()
  settleLoginPopUp(false)
  endSession()
  removeStored('IS_LOGOUT')
  removeStored('channelCode')
  jest.restoreAllMocks()
})

const open = (query: Record<string, string> = {}, scene = 1001, path = 'pages/index/index') =>
  jest.spyOn(Taro, 'getLaunchOptionsSync').mockReturnValue({ path, query, scene } as never)

describe('a login of the mini-program that fails shows the login pop-up where the page is for members (rule error.miniLogin)', () => {
  const failures = [
    ['non-100', () => fakeApi({ login: () => no('325') })],
    ['no network', () => fakeApi({ login: () => 'down' })],
    ['wx.login itself fails', () => jest.spyOn(Taro, 'login').mockRejectedValue(new Error('fail'))]
  ] as const

  it.each(failures)('%s', async (_, fail) => {
    fail()
    open()
    launch()
    const gate = <LoginGate title='我的卡'>卡</LoginGate>
    const page = await mountMini(() => gate, { path: 'pages-secondary/myCard/index', App: Around })
    await settle()
    expect(store.get(loginPopUpAtom)).not.toBeNull()
    await page.call('onUnload')
  })
  it.each(failures)('%s: on any other page a visitor is left in peace', async (_, fail) => {
    fail()
    open()
    launch()
    await settle()
    expect(store.get(loginPopUpAtom)).toBeNull()
  })
  it('none after a login that went well: source is 1', async () => {
    fakeApi({ login: () => ok(LOGIN) })
    open()
    launch()
    await settle()
    expect(isLoggedIn()).toBe(true)
    expect(readStored('source')).toBe(1)
    expect(store.get(loginPopUpAtom)).toBeNull()
  })
  it('nothing of it while the user is logged out', async () => {
    const sent = fakeApi({})
    writeStored('IS_LOGOUT', true)
    open()
    launch()
    await settle()
    expect(sent).toEqual([])
    expect(store.get(loginPopUpAtom)).toBeNull()
  })
})

it('the candy channel forgets the token when it is left after a visit from another mini-program', () => {
  beginSession(LOGIN)
  show({ path: 'pages/index/index', scene: 1037, query: { channel: 'candy' } })
  expect(currentChannel().code).toBe('candy')
  expect(readStored('REMOVE_TOKEN')).toBe(true)
  hide()
  expect(readStored('REMOVE_TOKEN')).toBeUndefined()
  expect(isLoggedIn()).toBe(false)
})

it('any other channel keeps it', () => {
  beginSession(LOGIN)
  show({ path: 'pages/index/index', scene: 1037, query: {} })
  hide()
  expect(isLoggedIn()).toBe(true)
})

it('stores what the launch carries', () => {
  writeStored('IS_LOGOUT', true)
  open({ labelId: '%E7%94%B2', code: 'F7IbDJpdSY', chatType: '1' })
  launch()
  expect(readStored('labelId')).toBe('甲')
  expect(readStored('F7IbDJpdSY')).toBe(false)
  show({ path: 'pages/index/index', scene: 1001, query: {} })
  expect(readStored('F7IbDJpdSY')).toBe(true)
  expect(readStored('labelId')).toBe('甲')
})
