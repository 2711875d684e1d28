import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { loginDraftAtom } from '@/features/session/login-draft'
import { endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import LoginPage from '@/pages/login/index'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'

const LOGIN = { accessToken: 'fresh', openId: null, memberId: 'm1', isNew: false }
const PATH = 'pages/login/index'
const mobile = () => find<HTMLInputElement>('input[autocomplete="tel-national"]')
const code = () => find<HTMLInputElement>('input[autocomplete="one-time-code"]')
const tick = () => find('[role="checkbox"]')

let answer: Answer
let now = Date.now()

beforeEach(() => {
  answer = ok(LOGIN)
  // far apart, so that no navigation of one test passes for a double tap of the one before
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockImplementation(() => clock + performance.now())
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  endSession()
  store.set(loginDraftAtom, { mobile: '', code: '', agreed: false, resendAt: 0 })
  jest.restoreAllMocks()
})

const open = (query: Record<string, string> = {}) => mountPage(LoginPage, { path: PATH, query, App: Around })
const api = () =>
  fakeApi({
    sendSmsCode: () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 }),
    loginWithSmsCode: () => answer
  })

async function fill() {
  await type(mobile(), '138 0013 8000')
  await type(code(), '123456')
  await tap(tick())
}

it('logs in with phone and code, and goes back to the page it came from', async () => {
  const sent = api()
  await open({ from: encodeURIComponent('/pages/plateDetails/index?plateId=p1') })
  await fill()
  await tap('登录')
  await flush()
  expect(sent[0]).toMatchObject({ name: 'loginWithSmsCode', data: { mobile: '13800138000', code: '123456' } })
  expect(isLoggedIn()).toBe(true)
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/plateDetails/index?plateId=p1' })
})

it.each([
  'https://evil.example/',
  '//evil.example/pages/index/index',
  'javascript:alert(1)',
  '/pages/nowhere'
])('never goes to %s', async (from) => {
  api()
  await open({ from: encodeURIComponent(from) })
  await fill()
  await tap('登录')
  await flush()
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
})

it('says what is wrong where it is wrong, and asks nothing of the server', async () => {
  const sent = api()
  await open()
  await tap('登录')
  expect(text()).toContain('请输入手机号')
  expect(text()).toContain('请输入验证码')
  expect(text()).toContain('请先阅读并同意协议')
  await type(mobile(), '12345678901')
  await tap('获取验证码')
  expect(text()).toContain('请输入正确的手机号')
  expect(sent).toEqual([])
})

it('a wrong code is told beside the code; what was typed stays', async () => {
  answer = no('908', '验证码不正确')
  api()
  await open()
  await fill()
  await tap('登录')
  await flush()
  expect(code().closest('.row')?.textContent).toContain('验证码不正确')
  expect(mobile().value).toBe('13800138000')
  expect(code().value).toBe('123456')
  expect(document.querySelector('[role=status]')).toBeNull()
})

it('without a network says so and can be tried again', async () => {
  answer = 'down'
  api()
  await open()
  await fill()
  await tap('登录')
  await flush()
  expect(text()).toContain('网络错误，请稍后重试')
  answer = ok(LOGIN)
  await tap('登录')
  await flush()
  expect(isLoggedIn()).toBe(true)
})

it('the code button counts down, and cannot be pressed meanwhile', async () => {
  const sent = api()
  await open()
  await type(mobile(), '13800138000')
  await tap('获取验证码')
  await flush()
  expect(text()).toMatch(/(60|59) 秒后重发/)
  await tap(findText(/\d+ 秒后重发/.exec(text())?.[0] ?? ''))
  expect(sent).toHaveLength(1)
})

it('links to the three agreements, the privacy policy among them and not that of renewal', async () => {
  await open()
  for (const [title, path] of [
    ['《用户协议》', 'pages-my/agreement/index'],
    ['《会员注册协议》', 'pages-my/memberRegistrationAgreement/index'],
    ['《隐私政策》', 'pages-my/agreement/index?kind=privacy']
  ] as const) {
    await tap(title)
    expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: `/${path}` })
  }
  expect(text()).not.toContain('续费协议')
})
