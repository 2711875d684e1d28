import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import { SETTLE_MS } from '@/lib/double-tap'
import Settings from '@/pages-my/settings/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { control, find, flush, mountPage, tap, text, type } from '../../support/mount.h5'

const PROFILE = {
  memberBaseInfo: { id: 'm1' },
  nickname: '林间月',
  avatar: null,
  gender: 'unknown',
  birthday: null,
  maskedMobile: '138****8000',
  hasMobile: true
}
const seen = { firstSeen: '2026-11-21', lastSeen: '2026-11-27' }
const DEVICES = [
  { deviceId: 'd1', device: 'iPhone', app: 'Safari 浏览器', channelName: '权益中心', ...seen, current: true },
  { deviceId: 'd2', device: 'Android 手机', app: '微信小程序', channelName: '糖果', ...seen, current: false },
  { deviceId: 'd3', device: 'Windows 电脑', app: 'Edge 浏览器', channelName: '', ...seen, current: false }
]

let devices = DEVICES
let profile = PROFILE
let copy: () => Answer = () => ok()

const api = () =>
  fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData: '{}' }),
    getMyMemberInfo: () => ok(profile),
    sendAccountCode: () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 }),
    listDevices: () => ok({ devices }),
    endDevice: ({ data }) => {
      devices = devices.filter(({ deviceId }) => deviceId !== (data as { deviceId: string }).deviceId)
      return ok(null)
    },
    endOtherDevices: () => {
      const ended = devices.filter(({ current }) => !current).length
      devices = devices.filter(({ current }) => current)
      return ok({ ended })
    },
    exportMyData: () => copy()
  })

beforeEach(() => {
  profile = PROFILE
  devices = DEVICES
  queryClient.clear()
  beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})
afterEach(() => {
  endSession()
  window.localStorage.clear()
  window.sessionStorage.clear()
  jest.restoreAllMocks()
})

async function open() {
  const sent = api()
  await mountPage(Settings, { path: 'pages-my/settings/index', App: Around })
  await eventually(() => find('input[aria-label="昵称"]'))
  return sent
}
const code = () => find<HTMLInputElement>('[role="dialog"] input[aria-label="请输入验证码"]')
const toasted = () => document.querySelector('[role="status"]')?.textContent ?? undefined

describe('what a session alone must not do is confirmed by a fresh code', () => {
  it('sent to the member’s number for that purpose, and missing or wrong said in its place', async () => {
    const sent = await open()
    copy = () => no('908', '验证码不正确或已失效')
    await tap('导出我的个人信息')
    await tap('生成文件')
    expect(text()).toContain('请输入验证码')
    expect(sent.map(({ name }) => name)).not.toContain('exportMyData')
    await tap('获取验证码')
    await eventually(() => expect(text()).toMatch(/\d+ 秒后重发/))
    expect(sent.find(({ name }) => name === 'sendAccountCode')?.data).toEqual({ purpose: 'export' })
    await type(code(), '123456')
    await tap('生成文件')
    await eventually(() => expect(text()).toContain('验证码不正确或已失效'))
    expect(sent.find(({ name }) => name === 'exportMyData')?.data).toEqual({ code: '123456' })
    expect(text()).not.toContain('保存文件')
  })

  it('is not asked of a member without a number', async () => {
    profile = { ...PROFILE, hasMobile: false, maskedMobile: '' }
    const sent = await open()
    copy = () => ok({ fileName: 'a.json', text: '{}' })
    await tap('导出我的个人信息')
    expect(document.querySelector('[role="dialog"] input')).toBeNull()
    await tap('生成文件')
    await eventually(() => expect(text()).toContain('保存文件'))
    expect(sent.find(({ name }) => name === 'exportMyData')?.data).toEqual({})
  })
})

describe('the devices', () => {
  const rows = () =>
    [...document.querySelectorAll('[role="dialog"] [role="listitem"]')].map((row) => row.textContent)

  it('are listed with app, channel and days; the one at hand is marked and cannot be logged out here', async () => {
    const sent = await open()
    expect(sent.map(({ name }) => name)).not.toContain('listDevices')
    await tap('登录设备')
    await eventually(() => expect(rows()).toHaveLength(3))
    expect(rows()[0]).toBe('iPhone · Safari 浏览器本机权益中心2026.11.21 登录，最近使用 2026.11.27')
    expect(document.querySelectorAll('[role="listitem"] button')).toHaveLength(2)
    expect(control('退出 Android 手机 · 微信小程序')).toBeTruthy()
  })

  it('are logged out one by one, after a question', async () => {
    const sent = await open()
    await tap('登录设备')
    await eventually(() => expect(rows()).toHaveLength(3))
    await tap(control('退出 Android 手机 · 微信小程序'))
    expect(text()).toContain('退出“Android 手机 · 微信小程序”？')
    await tap('取消')
    expect(sent.map(({ name }) => name)).not.toContain('endDevice')
    await tap(control('退出 Android 手机 · 微信小程序'))
    await flush(SETTLE_MS)
    await tap('退出')
    await eventually(() => expect(rows()).toHaveLength(2))
    expect(sent.find(({ name }) => name === 'endDevice')?.data).toEqual({ deviceId: 'd2' })
  })

  it('are all logged out but the one at hand; then there is nothing to press', async () => {
    await open()
    await tap('登录设备')
    await eventually(() => expect(rows()).toHaveLength(3))
    await tap('退出其他设备')
    await flush(SETTLE_MS)
    await tap('全部退出')
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(toasted()).toBe('已退出 2 台设备')
    expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('退出其他设备')
  })
})
