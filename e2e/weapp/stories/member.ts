import { newestSmsCode } from '../../support/api'
import { serverOrigin } from '../support/app'
import type { Hand, OpenHand } from './hand'

/** A new member, logged in by one tap. */
export async function openAsMember(open: OpenHand): Promise<Hand> {
  const app = await open({ path: 'pages/login/index' })
  await app.see('手机号一键登录')
  await app.tap('我已阅读并同意')
  await app.tap('手机号一键登录')
  await app.arrive('pages/index/index')
  return app
}

/** A new member on 我的. */
export async function openMy(open: OpenHand): Promise<Hand> {
  const app = await openAsMember(open)
  await app.see('兑换中心')
  await app.tap('我的', -1)
  await app.see('收货地址')
  return app
}

/** Has a code sent, and types the one that the sandbox's inbox has. */
export async function typeFreshCode(app: Hand): Promise<void> {
  await app.tap('获取验证码')
  await app.see('秒后重发')
  await app.type('请输入验证码', await newestSmsCode(serverOrigin(), app.phone.mobile))
}
