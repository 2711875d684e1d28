import { atom } from 'jotai'
import { store } from '@/lib/store'
import { sleep } from '@/lib/sleep'
import { stillHere } from '@/platform/navigation/address'
import { platform } from '@/platform/environment/kind'
import { readStored } from '@/platform/storage/stored-values'
import { isLoggedIn } from './atoms'
import { loginSilently } from './silent-login'
import { entryLoginSettled } from './entry-login-state'
import { offerLogin } from './login-pop-up'
import { restoreSession } from './restore'
import { endSession, followStored, isLoggedOut, suspendSession } from './session'

/** Delay before the login that follows a 305 (rules login.expired, limit.relogin), ms. */
export const RELOGIN_MS = 1000

/**
 * If a silently renewed session is refused within this time, none is renewed for the same time, ms: otherwise a
 * server that answers every call with 305 would be called endlessly.
 */
const TRUST_MS = 60_000

let renewed: { readonly token: string | undefined; readonly at: number } | undefined
let refusedAt = -Infinity

/** Scope: device. A re-login is under way: the member's content stays until the result is known. */
export const reloginAtom = atom(false)

let running: Promise<boolean> | undefined

/**
 * WeChat's browser goes through WeChat's login again; the code for that is fetched only there. True = the
 * browser is leaving.
 */
async function leaveForWechat(): Promise<boolean> {
  if (platform() !== 'wx') return false
  const way = await import(/* webpackChunkName: "entry" */ './wechat-oauth').catch(() => undefined)
  return way?.startWechatOauth(undefined, 'relogin') ?? false
}

/** Whether there is a token, according to the store, as another tab may have changed it. */
function isStillLoggedIn(): boolean {
  followStored()
  return isLoggedIn()
}

async function loginAgain(): Promise<boolean> {
  if (isLoggedOut()) return false
  await sleep(RELOGIN_MS)
  // a login that the entry began is the re-login, where it succeeds
  await entryLoginSettled()
  if (isStillLoggedIn()) return true
  if (isLoggedOut()) return false
  if (Date.now() - refusedAt >= TRUST_MS && (await renew())) {
    renewed = { token: readStored('accessToken'), at: Date.now() }
    return true
  }
  offerLogin()
  return false
}

/** Logs in silently, by whatever means are available here. */
async function renew(): Promise<boolean> {
  // the browser may keep another session than the one that has ended; where it does not, it is told to forget it
  if (await restoreSession()) return true
  if (await loginSilently()) return true
  if (!(await leaveForWechat())) return false
  await stillHere()
  return isStillLoggedIn()
}

async function relogin(hadSession: boolean): Promise<boolean> {
  if (hadSession) suspendSession()
  const loggedIn = await loginAgain()
  // what another tab has logged in with meanwhile is not taken from it
  if (!loggedIn && hadSession && !isStillLoggedIn()) endSession()
  return loggedIn
}

/**
 * What a 305 does: wipes the token and logs in again after a second, once for all calls that fail with it. A call that
 * was sent with an older token than today's only has to be sent again, if it is of the same member (`call` knows of whom
 * it is); one whose session has ended since has failed.
 */
export function loginExpired(tokenOfCall: string | undefined): Promise<boolean> {
  if (running) return running
  const current = readStored('accessToken')
  if (current !== tokenOfCall) return Promise.resolve(current !== undefined)
  if (renewed && renewed.token === current && Date.now() - renewed.at < TRUST_MS) refusedAt = Date.now()
  store.set(reloginAtom, true)
  running = relogin(current !== undefined).finally(() => {
    running = undefined
    store.set(reloginAtom, false)
  })
  return running
}
