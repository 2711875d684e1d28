import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput, Staff } from '@contract/console/types'
import type { AuthProvider } from '@refinedev/core'
import { call } from '../api/call'
import { Refusal } from '../api/refusal'
import { signedByPasskey } from '../lib/passkey'

/** A network that does not answer counts as none after this time. */
const ANSWER_MS = 10_000

/** Name, password, and the six digits of accounts that have them. */
export type PasswordLogin = ConsoleInput<'login'>

/** How somebody logs in. `oidc`: the browser goes to the identity provider by `address`, and comes back. */
export type Login =
  | ({ readonly by: 'password' } & PasswordLogin)
  | { readonly by: 'passkey' }
  | { readonly by: 'oidc'; readonly address: string }

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

let unanswered: Error | undefined

/** Why the last check could not tell who is logged in; undefined if it could. */
export const unansweredCheck = (): Error | undefined => unanswered

const LOGIN = '/sign-in'

async function sent(login: Exclude<Login, { by: 'oidc' }>): Promise<{ readonly staff: Staff }> {
  if (login.by === 'passkey') return call('loginByPasskey', await signedByPasskey())
  const { by: _password, ...input } = login
  return call('login', input)
}

/** Leaves for another page. @throws Refusal once somebody comes back by the browser's button, which shows this page as it was left */
function leave(address: string): Promise<never> {
  location.assign(address)
  return new Promise((_resolve, reject) => {
    const cameBack = () => reject(new Refusal('cancelled', '已取消登录，可以重试或用密码登录'))
    window.addEventListener('pageshow', cameBack, { once: true })
  })
}

/** Logins of staff for refine. The session itself is in a cookie that no script can read. */
export const authProvider: AuthProvider = {
  login: async (login: Login) => {
    try {
      if (login.by === 'oidc') return await leave(login.address)
      known = Promise.resolve((await sent(login)).staff)
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
    unanswered = undefined
    try {
      await staff()
      return { authenticated: true }
    } catch (error) {
      if (!(error instanceof Refusal && error.isLoggedOut)) unanswered = error as Error
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
