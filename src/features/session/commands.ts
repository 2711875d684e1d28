import { entryEndpoints } from '@contract/session/entry-endpoints'
import { sessionEndpoints } from '@contract/session/endpoints'
import type { LoginResult } from '@contract/types'
import { call } from '@/api/call'
import { loginCode } from '@/platform/wechat/login-code'
import { toast } from '@/platform/feedback/feedback'
import { hasSessionCookie } from '@/platform/storage/session-cookie'
import { isUnsaved, readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { goHome } from '@/routes/navigate'
import { admitted } from './admitted'
import { announceFound } from './announce-found'
import { beginSession, endSession, VISIT_SOURCE } from './session'

/** Version of the agreements that the login form asks to accept. */
export const AGREEMENT_VERSION = '2026.12'

/** Sends a code, with the proof of a puzzle if required; returns the seconds until another may be sent. */
export const sendSmsCode = (mobile: string, proof?: string) =>
  call(sessionEndpoints.sendSmsCode, { mobile, scene: 'login', ...(proof ? { proof } : {}) }, { quiet: true })

/**
 * Logs in with phone and SMS code; in the mini-program and in WeChat's browser it binds the WeChat identity
 * too.
 */
export async function loginWithSmsCode(mobile: string, code: string): Promise<void> {
  const wechat = await loginCode()
  const bindTicket = readStored('bindTicket')
  const input = {
    mobile,
    code,
    agreementVersion: AGREEMENT_VERSION,
    ...(wechat ? { loginCode: wechat } : {}),
    ...(bindTicket ? { bindTicket } : {})
  }
  const login = await call(sessionEndpoints.loginWithSmsCode, input, { quiet: true, isLogin: true })
  await begin(login)
  removeStored('bindTicket')
}

/** @throws Error if the account is being deleted and its owner does not revoke that */
async function begin(answer: LoginResult, source?: number): Promise<void> {
  const login = await admitted(answer)
  if (!login) throw new Error('账号仍在注销中，没有登录')
  beginSession(login, source)
  if (isUnsaved('accessToken') && !hasSessionCookie()) toast('登录状态无法保存，下次打开需重新登录')
  if (answer.found) void announceFound(answer.found)
}

/** Mini-program: one-tap login with the code of `getPhoneNumber`. */
export async function loginWithPhoneCode(code: string): Promise<void> {
  const wechat = await loginCode()
  if (!wechat) throw new Error('微信登录失败，请使用短信验证码')
  const input = { code, loginCode: wechat, agreementVersion: AGREEMENT_VERSION }
  await begin(
    await call(sessionEndpoints.xcxRegister, input, { quiet: true, isLogin: true }),
    VISIT_SOURCE.miniLogin
  )
}

/** Mini-program: the number of a `getPhoneNumber` code becomes that of the member, who has none. */
export async function bindPhoneCode(code: string): Promise<void> {
  await call(entryEndpoints.setXcxMobile, { code })
}

/**
 * Logs out: the flag is set first, so that nothing logs in again; the server is told to revoke the token,
 * without waiting for it.
 */
export async function logout(): Promise<void> {
  writeStored('IS_LOGOUT', true)
  // on its way with the token before that is forgotten here; nobody waits for a server that may not answer,
  // and who closes the page at once is logged out as well
  void call(sessionEndpoints.logout, {}, { quiet: true, keepalive: true }).catch(() => undefined)
  endSession()
  await goHome()
}
