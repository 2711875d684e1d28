import { entryEndpoints } from '@contract/session/entry-endpoints'
import { RESULT } from '@contract/envelope/codes'
import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { call } from '@/api/call'
import { ApiError, codeOf, isUnanswered } from '@/api/error'
import { loginCode } from '@/platform/wechat/login-code'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { isLoggedIn } from './atoms'
import { admitted } from './admitted'
import type { Credential } from './credential'
import { waitFor } from './login-check'
import { beginSession, VISIT_SOURCE, type Login } from './session'
import { endWechatOauth, oauthReason } from './wechat-oauth'

/** `unanswered`: there was no response, so it may be retried. */
export type Outcome = 'in' | 'refused' | 'unanswered'

export interface Entered {
  readonly outcome: Outcome
  /** The message for the user, to show on the target page. */
  readonly words?: string
}

/** Their failures are handled here ({@link wordsOf}); a 305 to a login starts no other. */
const QUIETLY = { quiet: true, isLogin: true } as const

/**
 * A WeChat identity is bound to the member who is here, and pays from now on (another member's only pays). One that waits
 * for a member is not bound to whom a link brings: the link may be of somebody else. It goes with the next login by phone.
 */
async function bindHere(ticket: string): Promise<void> {
  const { openId } = await call(entryEndpoints.updateOpenId, { ticket }, { quiet: true })
  writeStored('openId', openId)
}

/**
 * A ticket gives the member of this WeChat identity, or a ticket by which the member who is or comes here is
 * bound to it.
 */
async function logInByWechat(ticket: string, state: string): Promise<void> {
  const why = oauthReason(state)
  if (!why) return
  if (why === 'bindTgj') {
    // what the second account knows the member by is bound alone: it neither logs in nor pays
    if (isLoggedIn()) await call(entryEndpoints.updateTgjOpenId, { ticket }, { quiet: true })
    return endWechatOauth()
  }
  if ((why === 'bind' || why === 'pay') && isLoggedIn()) {
    await bindHere(ticket)
    return endWechatOauth()
  }
  const { accessToken, openId, memberId, bindTicket } = await call(
    entryEndpoints.wechatGetToken,
    { ticket },
    QUIETLY
  )
  // only now: WeChat sends some browsers back twice, and the first page may be gone before its answer
  endWechatOauth()
  if (accessToken)
    beginSession({ accessToken, openId, ...(memberId ? { memberId } : {}) }, VISIT_SOURCE.wechatWebLogin)
  else if (bindTicket) await keepOrBind(bindTicket)
}

async function keepOrBind(bindTicket: string): Promise<void> {
  if (!isLoggedIn()) return writeStored('bindTicket', bindTicket)
  removeStored('bindTicket')
  // the session is there already; what can not be bound now is asked for by WeChat's next login
  await bindHere(bindTicket).catch(() => undefined)
}

async function logInByWebTicket(ticket: string): Promise<void> {
  const { accessToken, openId, memberId } = await call(entryEndpoints.wechatGetToken, { ticket }, QUIETLY)
  if (accessToken)
    beginSession({ accessToken, openId, ...(memberId ? { memberId } : {}) }, VISIT_SOURCE.miniLogin)
}

/**
 * A number whose account is not linked to this distributor is confirmed by an SMS code, once. Null: cancelled.
 */
async function unionLogin(sign: string): Promise<Login | null> {
  try {
    return await admitted(await call(entryEndpoints.unionLogin, { sign }, QUIETLY))
  } catch (error) {
    if (codeOf(error) !== RESULT.confirmPhone) throw error
    return waitFor({ sign })
  }
}

/** @returns false if the user cancelled */
async function begun(login: Promise<Login | null>, source?: number): Promise<boolean> {
  const provided = await login
  if (provided) beginSession(provided, source)
  return provided !== null
}

async function logIn(credential: Credential): Promise<boolean | void> {
  switch (credential.kind) {
    case 'union':
      return begun(unionLogin(credential.sign), VISIT_SOURCE.unionLogin)
    case 'lvyunToken': {
      const { token, type } = credential
      const login = call(entryEndpoints.lvyunLogin, { token, type }, QUIETLY)
      return begun(login.then(admitted), VISIT_SOURCE.lvyunLogin)
    }
    case 'authCode':
      return begun(
        call(entryEndpoints.jinJiangLogin, { authCode: credential.authCode }, QUIETLY).then(admitted)
      )
    case 'wechat':
      return logInByWechat(credential.ticket, credential.state)
    case 'webTicket':
      return logInByWebTicket(credential.ticket)
  }
}

/**
 * What a failure shows: of a union or Lvyun login the message, else nothing (rules error.union, error.lvyun,
 * error.jinjiang).
 */
function wordsOf({ kind }: Credential, error: unknown): { words?: string } {
  if (kind === 'authCode') console.warn('jinJiangLogin', error instanceof ApiError ? error.code : error)
  if (kind !== 'union' && kind !== 'lvyunToken') return {}
  return { words: error instanceof ApiError && error.message ? error.message : SERVER_ERROR_TEXT }
}

/**
 * Logs in with what an entry link carries. An existing session ends only when another one begins. Never throws.
 */
export async function logInBy(credential: Credential): Promise<Entered> {
  try {
    const done = await logIn(credential)
    return { outcome: done !== false && isLoggedIn() ? 'in' : 'refused' }
  } catch (error) {
    return { outcome: isUnanswered(error) ? 'unanswered' : 'refused', ...wordsOf(credential, error) }
  }
}

/** Mini-program: binds the WeChat identity to the member who is logged in. Failures are not reported. */
export async function bindMiniIdentity(): Promise<void> {
  const code = await loginCode()
  if (code) await call(entryEndpoints.setOpenIdByMemberId, { code }, { quiet: true }).catch(() => undefined)
}
