import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { hide, launch, show } from '@/launch/run'
import { currentChannel } from '@/channels/current'
import { store } from '@/lib/store'
import { readStored, removeStored, writeStored } from '@/platform/stored-values'
import { fakeApi, no, ok } from '../../support/fake-api'

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

describe('"Mini-program login failing or non-100: Login pop-up shown"', () => {
  it.each([['non-100', no('325')], ['no network', 'down'] as const])('%s', async (_, answer) => {
    fakeApi({ login: () => answer })
    open()
    launch()
    await settle()
    expect(store.get(loginPopUpAtom)).toBe('pages/index/index')
  })
  it('wx.login itself fails', async () => {
    jest.spyOn(Taro, 'login').mockRejectedValue(new Error('fail'))
    open()
    launch()
    await settle()
    expect(store.get(loginPopUpAtom)).toBe('pages/index/index')
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
