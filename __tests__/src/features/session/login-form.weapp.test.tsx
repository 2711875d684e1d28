import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { loginDraftAtom } from '@/features/session/login-draft'
import { LoginForm } from '@/features/session/components/login-form'
import { endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { mountMini } from '../../../support/mount.weapp'

const LOGIN = { accessToken: 'fresh', openId: 'o', memberId: 'm1', isNew: true }

let count = 0

async function open() {
  const sent = fakeApi({ register: () => ok(LOGIN) })
  const page = await mountMini(LoginForm, { path: `pages/login${count++}/index`, App: Around })
  const press = async (name: string, type = 'tap', detail = {}) => {
    const node = page.findText(name) ?? page.findClass(name)
    if (!node) throw new Error(`${name} is not in ${page.text()}`)
    await page.fire(node, type, detail)
  }
  return { page, sent, press }
}

beforeEach(() => {
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: 'login:ok' })
})
afterEach(() => {
  endSession()
  store.set(loginDraftAtom, { mobile: '', code: '', agreed: false, resendAt: 0 })
})

it('one tap comes first, and asks for the agreement before WeChat asks for the number', async () => {
  const { page, press } = await open()
  expect(page.text()).toContain('手机号一键登录')
  expect(page.text()).not.toContain('获取验证码')
  await press('手机号一键登录')
  expect(page.text()).toContain('请先阅读并同意协议')
})

it('one tap logs in with the phone code and a fresh WeChat code', async () => {
  const { sent, press } = await open()
  await press('tick')
  await press('手机号一键登录', 'getphonenumber', { code: 'phone-code', errMsg: 'getPhoneNumber:ok' })
  expect(sent[0]).toMatchObject({ name: 'register', data: { code: 'phone-code', loginCode: 'wx-code' } })
  expect(isLoggedIn()).toBe(true)
})

it.each([
  ['refused', { errMsg: 'getPhoneNumber:fail user deny' }],
  ['the channel has no numbers left', { errMsg: 'getPhoneNumber:fail', errno: 1400001 }]
])('falls back to the SMS code: %s', async (_, detail) => {
  const { page, sent, press } = await open()
  await press('tick')
  await press('手机号一键登录', 'getphonenumber', detail)
  expect(page.text()).toContain('获取验证码')
  expect(page.text()).toContain('请使用短信验证码登录')
  expect(sent).toEqual([])
})
