import { newestSmsCode } from '../../support/api'
import type { MiniProgram } from '../host/mini-program'
import { newPhone } from '../host/phone'
import { newMobile } from '../../support/api'
import { openApp, serverOrigin } from './app'

/** Title of the login pop-up. */
export const LOGIN_POP_UP = '登录后享受会员权益'

export async function agree(app: MiniProgram): Promise<void> {
  await app.tap('我已阅读并同意')
}

/** Logs in with WeChat's phone number, in the pop-up that is shown. */
export async function loginByOneTap(app: MiniProgram): Promise<void> {
  await agree(app)
  await app.tap('手机号一键登录')
  await app.waitFor('the pop-up to go', () => !app.line().includes(LOGIN_POP_UP))
}

/** Has a code sent, and types the one that the sandbox's inbox has. */
export async function typeFreshCode(app: MiniProgram): Promise<void> {
  await app.tap('获取验证码')
  await app.waitFor('the code to be sent', () => app.line().includes('秒后重发'))
  await app.type('请输入验证码', await newestSmsCode(serverOrigin(), app.phone.mobile))
}

/** Logs in with the SMS code that the sandbox's inbox has, in the form that is shown. */
export async function loginBySms(app: MiniProgram): Promise<void> {
  if (app.has('短信验证码登录')) await app.tap('短信验证码登录')
  await app.type('请输入手机号', app.phone.mobile)
  await typeFreshCode(app)
  await agree(app)
  await app.tap('登录')
}

/** A member at home, on a phone of their own. */
export async function openAsMember(): Promise<MiniProgram> {
  const app = await openApp({ phone: newPhone(newMobile()), launch: { path: 'pages/login/index' } })
  await app.waitForText('手机号一键登录')
  await loginByOneTap(app)
  await app.waitForPage('pages/index/index')
  return app
}

/** Presses the tab 我的; its title may be on the screen already. */
export async function openMy(app: MiniProgram): Promise<void> {
  await app.tap('我的', { nth: -1 })
}

/** A visitor at home asks for the login: in 我的, by its head. */
export async function askToLogIn(app: MiniProgram): Promise<void> {
  await openMy(app)
  await app.tap('登录 / 注册')
  await app.waitForText(LOGIN_POP_UP)
}
