import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput, Staff } from '@contract/console/types'
import type { AuthProvider } from '@refinedev/core'
import { call } from '../api/call'
import { Refusal } from '../api/refusal'

/** A network that does not answer counts as none after this time. */
const ANSWER_MS = 10_000

let known: Promise<Staff> | undefined

/** Who is logged in: asked once, until somebody logs in or out. */
async function staff(): Promise<Staff> {
  known ??= call('me', {}, { signal: AbortSignal.timeout(ANSWER_MS) }).then((answer) => answer.staff)
  try {
    return await known
  } catch (error) {
    known = undefined
    throw error
  }
}

const LOGIN = '/sign-in'

/** Logins of staff for refine. The session itself is in a cookie that no script can read. */
export const authProvider: AuthProvider = {
  login: async (input: ConsoleInput<'login'>) => {
    try {
      known = Promise.resolve((await call('login', input)).staff)
      return { success: true, redirectTo: '/' }
    } catch (error) {
      return { success: false, error: error as Error }
    }
  },
  logout: async () => {
    known = undefined
    // it ends by itself where this is not heard
    await call('logout', {}).catch(() => undefined)
    return { success: true, redirectTo: LOGIN }
  },
  check: async () => {
    try {
      await staff()
      return { authenticated: true }
    } catch (error) {
      return { authenticated: false, redirectTo: LOGIN, error: error as Error }
    }
  },
  onError: async (error: unknown) =>
    error instanceof Refusal && error.isLoggedOut ? { logout: true, redirectTo: LOGIN } : {},
  getIdentity: () => staff()
}

/** Whether a login failed only because the six digits are still missing. */
export const isOtpNeeded = (error: unknown): boolean =>
  error instanceof Refusal && error.code === CONSOLE_RESULT.otpNeeded
