import { sessionEndpoints } from '@contract/session/endpoints'
import { call } from '@/api/call'
import { loginCode } from '@/platform/wechat/login-code'
import { isLoggedIn } from './atoms'
import { beginSession, isLoggedOut, VISIT_SOURCE } from './session'

/** Logs in without asking where the platform can (mini-program): true = logged in. Never after a logout. */
export async function loginSilently(): Promise<boolean> {
  if (isLoggedOut()) return false
  const code = await loginCode()
  if (!code) return false
  try {
    const login = await call(sessionEndpoints.xcxLogin, { code }, { quiet: true, isLogin: true })
    // what the user did meanwhile takes precedence: a login by link or form, a logout
    if (!isLoggedIn() && !isLoggedOut()) beginSession(login, VISIT_SOURCE.miniLogin)
    return isLoggedIn()
  } catch {
    return false
  }
}
