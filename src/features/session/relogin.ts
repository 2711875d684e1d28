import { readStored } from '@/platform/stored-values'
import { sleep } from '@/lib/sleep'
import { loginSilently } from './commands'
import { showLoginPopUp } from './login-pop-up'
import { endSession, isLoggedOut } from './session'

/** Delay before the login that follows a 305 (spec sections 4 and 9), ms. */
export const RELOGIN_MS = 1000

let running: Promise<boolean> | undefined

async function relogin(): Promise<boolean> {
  endSession()
  if (isLoggedOut()) return false
  await sleep(RELOGIN_MS)
  if (isLoggedOut()) return false
  if (await loginSilently()) return true
  showLoginPopUp()
  return false
}

/**
 * What a 305 does: wipes the token and logs in again after a second, once for all calls that fail with it. A call that
 * was sent with an older token than today's only has to be sent again.
 */
export function loginExpired(tokenOfCall: string | undefined): Promise<boolean> {
  if (running) return running
  const current = readStored('accessToken')
  if (current !== undefined && current !== tokenOfCall) return Promise.resolve(true)
  running = relogin().finally(() => {
    running = undefined
  })
  return running
}
