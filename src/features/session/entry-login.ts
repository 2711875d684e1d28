import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { toast } from '@/platform/feedback'
import { loginCode } from '@/platform/login-code'
import { removeStored, writeStored } from '@/platform/stored-values'
import { isLoggedIn } from './atoms'
import type { Credential } from './credential'
import { beginSession, VISIT_SOURCE } from './session'
import { endWechatOauth, oauthReason } from './wechat-oauth'

/** `unanswered`: no answer came, so that it may be tried again. */
export type Outcome = 'in' | 'refused' | 'unanswered'

/** Their failures are handled here (spec section 8); a 305 to a login starts no other. */
const QUIETLY = { quiet: true, isLogin: true } as const

/**
 * A WeChat identity is bound to the member who is here, and pays from now on (another member's only pays). One that waits
 * for a member is not bound to whom a link brings: the link may be of somebody else. It goes with the next login by phone.
 */
async function bindHere(ticket: string): Promise<void> {
  const { openId } = await call('updateOpenId', { ticket }, { quiet: true })
  writeStored('openId', openId)
}

/** A ticket gives the member of this WeChat identity, or a ticket by which the member who is or comes here is bound to it. */
async function logInByWechat(ticket: string, state: string): Promise<void> {
  const why = oauthReason(state)
  if (!why) return
  if ((why === 'bind' || why === 'pay') && isLoggedIn()) {
    await bindHere(ticket)
    return endWechatOauth()
  }
  const { accessToken, openId, memberId, bindTicket } = await call('wechatGetToken', { ticket }, QUIETLY)
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
  const { accessToken, openId, memberId } = await call('wechatGetToken', { ticket }, QUIETLY)
  if (accessToken)
    beginSession({ accessToken, openId, ...(memberId ? { memberId } : {}) }, VISIT_SOURCE.miniLogin)
}

async function logIn(credential: Credential): Promise<void> {
  switch (credential.kind) {
    case 'union':
      return beginSession(
        await call('unionLogin', { sign: credential.sign }, QUIETLY),
        VISIT_SOURCE.unionLogin
      )
    case 'lvyunToken': {
      const { token, type } = credential
      return beginSession(await call('lvyunLogin', { token, type }, QUIETLY), VISIT_SOURCE.lvyunLogin)
    }
    case 'authCode':
      return beginSession(await call('jinJiangLogin', { authCode: credential.authCode }, QUIETLY))
    case 'wechat':
      return logInByWechat(credential.ticket, credential.state)
    case 'webTicket':
      return logInByWebTicket(credential.ticket)
  }
}

/** What a failure shows: of a union or Lvyun login the message, of all others nothing (spec section 8). */
function tell({ kind }: Credential, error: unknown): void {
  const text = error instanceof ApiError && error.message ? error.message : SERVER_ERROR_TEXT
  if (kind === 'union' || kind === 'lvyunToken') toast(text)
  else if (kind === 'authCode') console.warn('jinJiangLogin', error instanceof ApiError ? error.code : error)
}

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Logs in with what an entry link carries. A session that is there ends only when another one begins. Never throws. */
export async function logInBy(credential: Credential): Promise<Outcome> {
  try {
    await logIn(credential)
    return isLoggedIn() ? 'in' : 'refused'
  } catch (error) {
    tell(credential, error)
    return isUnanswered(error) ? 'unanswered' : 'refused'
  }
}

/** Mini-program: binds the WeChat identity to the member who is logged in. Nobody is told when it can not be. */
export async function bindMiniIdentity(): Promise<void> {
  const code = await loginCode()
  if (code) await call('setOpenIdByMemberId', { code }, { quiet: true }).catch(() => undefined)
}
