import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { chooseElder } from '@/features/appearance/commands'
import { privilegeQuery } from '@/features/privilege/queries'
import { isLoggedIn } from '@/features/session/atoms'
import { beginSession, endSession, isLoggedOut } from '@/features/session/session'
import { SETTLE_MS } from '@/lib/double-tap'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import Settings from '@/pages-my/settings/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { act, control, find, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { privilegeDetail } from '../features/privilege/fixtures'
import { turnWheel } from '../../support/turn-wheel'

const PROFILE = {
  memberBaseInfo: { id: 'm1' },
  nickname: '林间月',
  avatar: '/assets/catalogue/avatars/moon.svg',
  gender: 'unknown',
  birthday: null as string | null,
  maskedMobile: '138****8000',
  hasMobile: true
}
const channel = (masked: boolean) =>
  ok({
    needMobile: false,
    configData: JSON.stringify({
      showPhone: { isShowDesensitizedPhoneC: masked, desensitizedPhoneBylabels: [] }
    })
  })

let profile = PROFILE
let answer: Answer | undefined
let copy: () => Answer = () => ok()
let masked = true
let gate: Promise<void> = Promise.resolve()
let now = Date.now()

/** The server: keeps what is saved unless told to answer otherwise. */
const api = () =>
  fakeApi({
    getChannelInfo: () => channel(masked),
    getMyMemberInfo: () => ok(profile),
    getMemberMobile: () => ok({ mobile: '13800138000' }),
    myPrivilegeDetail: () => ok(privilegeDetail()),
    updatePersonalInfo: async ({ data }) => {
      const change = data as Partial<typeof PROFILE>
      await gate
      if (answer) return answer
      profile = { ...profile, ...change }
      return ok(profile)
    },
    sendAccountCode: () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 }),
    exportMyData: () => copy(),
    deleteAccount: () => answer ?? ok({ deletedAt: '2026-12-08T16:00:00.000Z' })
  })

beforeEach(() => {
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockImplementation(() => clock + performance.now())
  profile = PROFILE
  answer = undefined
  masked = true
  gate = Promise.resolve()
  queryClient.clear()
  beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
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
  await eventually(() => field())
  return sent
}
const field = () => find<HTMLInputElement>('input[aria-label="昵称"]')
const leaveField = (input: HTMLInputElement) =>
  act(() => input.dispatchEvent(new Event('focusout', { bubbles: true })))
const code = () => find<HTMLInputElement>('[role="dialog"] input[aria-label="请输入验证码"]')
const toasted = () => document.querySelector('[role="status"]')?.textContent ?? undefined
const checked = () => find('[role="radio"][aria-checked="true"]').textContent
const saves = (sent: { name: string; data: unknown }[]) =>
  sent.filter(({ name }) => name === 'updatePersonalInfo').map(({ data }) => data)

it('while the profile loads only its own card is missing: what stands below keeps its place', async () => {
  fakeApi({
    getChannelInfo: () => channel(true),
    getMyMemberInfo: () => new Promise<Answer>(() => undefined)
  })
  await mountPage(Settings, { path: 'pages-my/settings/index', App: Around })
  await eventually(() => find('[aria-label="加载中"]'))
  expect(find('[aria-label="加载中"]').childElementCount).toBe(1)
  expect(text()).toContain('用户协议')
})

it('shows who the member is, the number masked', async () => {
  const sent = await open()
  expect(field().value).toBe('林间月')
  expect(checked()).toBe('保密')
  expect(text()).toContain('138 **** 8000')
  expect(sent.map(({ name }) => name)).not.toContain('getMemberMobile')
})

it('shows the whole number where the channel does not mask it', async () => {
  masked = false
  await open()
  await eventually(() => expect(text()).toContain('138 0013 8000'))
})

it('a change is shown before the server answers, and stays', async () => {
  let release: () => void = () => undefined
  gate = new Promise((done) => {
    release = done
  })
  const sent = await open()
  await tap('女')
  try {
    await eventually(() => expect(checked()).toBe('女'))
  } finally {
    // a save that hangs would hold back those of the tests that follow
    release()
  }
  await eventually(() => expect(checked()).toBe('女'))
  expect(saves(sent)).toEqual([{ gender: 'female' }])
})

it('a change that the server refuses is taken back and told', async () => {
  await open()
  answer = no('500', '服务繁忙')
  await tap('男')
  await eventually(() => expect(toasted()).toBe('服务繁忙'))
  await eventually(() => expect(checked()).toBe('保密'))
})

it('of two changes in a hurry the last one stays, in the order they were made', async () => {
  const sent = await open()
  await tap('男')
  await tap('女')
  await eventually(() => expect(checked()).toBe('女'))
  expect(profile.gender).toBe('female')
  expect(saves(sent)).toEqual([{ gender: 'male' }, { gender: 'female' }])
})

it('a name is saved when the field is left, once, without blanks around it and what nobody sees', async () => {
  const sent = await open()
  await type(field(), ' 山\u202E间月\u200B ')
  expect(field().value).toBe(' 山间月 ')
  await leaveField(field())
  await eventually(() => expect(saves(sent)).toEqual([{ nickname: '山间月' }]))
  await eventually(() => expect(field().value).toBe('山间月'))
  await leaveField(field())
  await flush(20)
  expect(saves(sent)).toHaveLength(1)
})

it('an empty name is told in place and not sent', async () => {
  const sent = await open()
  await type(field(), ' \u3164')
  await leaveField(field())
  await flush()
  expect(text()).toContain('请输入昵称')
  expect(saves(sent)).toEqual([])
})

it('a name that the server refuses stays as typed, and why', async () => {
  await open()
  answer = no('400', '昵称含有不支持的内容')
  await type(field(), '官方客服')
  await leaveField(field())
  await eventually(() => expect(text()).toContain('昵称含有不支持的内容'))
  expect(field().value).toBe('官方客服')
  expect(toasted()).toBeUndefined()
})

const keyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true })

it('a birthday is chosen on the wheels', async () => {
  const sent = await open()
  await tap(control('生日'))
  await eventually(() => find('[role=spinbutton][aria-label=年]'))
  // from 1990-01-01 to 29 February 1992, and a year on
  for (const [unit, key] of [
    ['年', 'ArrowDown'],
    ['年', 'ArrowDown'],
    ['月', 'ArrowDown'],
    ['日', 'End'],
    ['年', 'ArrowDown']
  ] as const)
    await act(() => find(`[role=spinbutton][aria-label=${unit}]`).dispatchEvent(keyDown(key)))
  await tap('确定')
  await eventually(() => expect(saves(sent)).toEqual([{ birthday: '1993-02-28' }]))
  await eventually(() => expect(text()).toContain('1993.02.28'))
})

it('a birthday confirmed while a wheel still turns is the one that it turns to', async () => {
  const sent = await open()
  await tap(control('生日'))
  await eventually(() => find('.nut-pickerview-list'))
  await turnWheel(0)
  await tap('确定')
  await eventually(() => expect(saves(sent)).toEqual([{ birthday: '1991-01-01' }]))
})

it('after a birthday what can be taken is requested again', async () => {
  const detail = privilegeQuery({ privilegeId: 'cake' })
  const isStale = () => queryClient.getQueryState(detail.queryKey)?.isInvalidated
  await Promise.all([open(), queryClient.fetchQuery(detail)])
  await tap(control('生日'))
  await eventually(() => find('.nut-pickerview-list'))
  await tap('确定')
  await eventually(() => expect(isStale()).toBe(true))
})

it('one of our pictures is chosen from the sheet', async () => {
  const sent = await open()
  await tap(find('[aria-label="更换头像"]'))
  await tap(find('[role="radio"][aria-label="潮汐"]'))
  await eventually(() => expect(saves(sent)).toEqual([{ avatar: '/assets/catalogue/avatars/tide.svg' }]))
})

/** Chooses a file in the browser's own window. */
async function choose(bytes: number) {
  Object.assign(URL, { createObjectURL: () => 'blob:1' })
  const input = find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { value: [{ size: bytes }] })
  await act(() => input.dispatchEvent(new Event('change')))
}

it("one's own picture is uploaded and becomes the member's", async () => {
  const upload = jest.spyOn(Taro, 'uploadFile').mockResolvedValue({
    data: JSON.stringify({ resultCode: '100', data: { url: '/assets/uploads/a' } })
  } as never)
  const sent = await open()
  await tap(find('[aria-label="更换头像"]'))
  await tap('使用自己的图片')
  await choose(1000)
  await eventually(() => expect(saves(sent)).toEqual([{ avatar: '/assets/uploads/a' }]))
  expect(upload).toHaveBeenCalledWith(expect.objectContaining({ filePath: 'blob:1', name: 'file' }))
})

it('a picture that is too large is told in place and not uploaded', async () => {
  const upload = jest.spyOn(Taro, 'uploadFile')
  await open()
  await tap(find('[aria-label="更换头像"]'))
  await tap('使用自己的图片')
  await choose(6e6)
  await eventually(() => expect(text()).toContain('图片不能超过 5 MB'))
  expect(upload).not.toHaveBeenCalled()
})

it('the elder mode says what the hard rows do, below their names', async () => {
  await open()
  expect(text()).not.toContain('账号不受影响')
  await act(() => chooseElder(true))
  for (const words of [
    '清除缓存清掉手机里的临时文件，账号不受影响',
    '第三方共享清单我们把哪些信息给了谁，为什么',
    '注销账号：把账号和个人信息都删掉'
  ])
    expect(text()).toContain(words)
  await act(() => chooseElder(false))
  expect(text()).not.toContain('账号不受影响')
})

it('clearing the cache keeps the session, the channel and orders under way', async () => {
  writeStored('place', 'x'.repeat(3000))
  writeStored('channelCode', 'main')
  writeStored('pendingKeys', { wish: 'key' })
  jest.spyOn(Taro, 'showModal').mockResolvedValue({ confirm: true, cancel: false, errMsg: '' })
  await open()
  expect(text()).toMatch(/清除缓存(2\.9|3\.\d) KB/)
  await tap('清除缓存')
  expect(text()).toContain('不会退出登录')
  // no second half of a double tap
  await flush(SETTLE_MS)
  await tap('确定')
  await eventually(() => expect(text()).toContain('清除缓存0 KB'))
  expect(readStored('place')).toBeUndefined()
  expect(readStored('pendingKeys')).toEqual({ wish: 'key' })
  expect(readStored('channelCode')).toBe('main')
  expect(isLoggedIn()).toBe(true)
})

it('logs out after a question, and only then', async () => {
  await open()
  await tap('退出登录')
  await tap('取消')
  await flush()
  expect(isLoggedIn()).toBe(true)
  await tap('退出登录')
  await flush(SETTLE_MS)
  await tap('退出')
  await eventually(() => expect(isLoggedIn()).toBe(false))
  expect(isLoggedOut()).toBe(true)
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
})

describe('deleting the account', () => {
  const word = () => find<HTMLInputElement>('input[aria-label="输入注销两个字"]')
  const button = () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')]
    return buttons.find(({ textContent }) => textContent === '申请注销')
  }

  it('needs the word, and ends the session', async () => {
    const sent = await open()
    await tap('注销账号')
    expect(button()?.disabled).toBe(true)
    await type(word(), '注销')
    await type(code(), '123456')
    await tap('申请注销')
    await eventually(() =>
      expect(sent.find(({ name }) => name === 'deleteAccount')?.data).toEqual({
        confirm: '注销',
        code: '123456'
      })
    )
    expect(isLoggedIn()).toBe(false)
    expect(isLoggedOut()).toBe(true)
    await eventually(() => expect(find('[role=alertdialog]').textContent).toMatch(/2026.12.08.*知道了$/))
  })

  it('open orders stand in the way: says so and leads there', async () => {
    await open()
    answer = no('907', '还有未完成的订单或退款，请处理后再注销')
    await tap('注销账号')
    await type(word(), '注销')
    await type(code(), '123456')
    await tap('申请注销')
    await eventually(() => expect(text()).toContain('还有未完成的订单或退款'))
    expect(isLoggedIn()).toBe(true)
    await tap('查看订单')
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/orderRecord/index' })
  })

  it('a lost answer is asked for again with the same key', async () => {
    await open()
    const request = jest.mocked(Taro.request)
    const keys = () =>
      request.mock.calls
        .map(([{ url, header }]) => (url.endsWith('deleteAccount') ? header?.['idempotency-key'] : undefined))
        .filter(Boolean)
    answer = 'down'
    await tap('注销账号')
    await type(word(), '注销')
    await type(code(), '123456')
    await tap('申请注销')
    await eventually(() => expect(text()).toContain('网络错误'))
    answer = undefined
    await tap('申请注销')
    await eventually(() => expect(isLoggedIn()).toBe(false))
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('a copy of one’s own data', () => {
  const FILE = { fileName: '我的个人信息-2026-11-23.json', text: '{"手机号":"13800138000"}' }

  it('is made by one press and saved by another; the lists lead to what is kept', async () => {
    const sent = await open()
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:copy'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    copy = () => ok(FILE)
    await tap('导出我的个人信息')
    await type(code(), '123456')
    await tap('生成文件')
    await eventually(() => expect(text()).toContain('文件已生成，0.1 KB'))
    expect(sent.filter(({ name }) => name === 'exportMyData')).toHaveLength(1)
    await tap('保存文件')
    await eventually(() => expect(saved).toEqual([FILE.fileName]))
    await tap('个人信息收集清单')
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/agreement/index?kind=collected' })
  })

  it('refused for today: says so, and nothing is offered to be saved', async () => {
    await open()
    copy = () => no('429', '操作太频繁，请稍后再试')
    await tap('导出我的个人信息')
    await type(code(), '123456')
    await tap('生成文件')
    await eventually(() => expect(text()).toContain('操作太频繁'))
    expect(text()).not.toContain('保存文件')
  })
})
