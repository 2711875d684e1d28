import { setTimeout as delay } from 'node:timers/promises'
import type { ChannelCode } from '../../config/channels'
import type { Queryable } from '../../db/client'
import { RemoteError } from '../../gateways/remote-json'
import { WechatCodeRefused, type WechatIdentity } from '../../gateways/wechat/wechat-gateway'
import type { OfficialAccount, WechatWebGateway } from '../../gateways/wechat/wechat-web-gateway'
import { hashToken } from '../../core/session-token'
import { MINUTE_MS, newToken } from './model'
import { withAnswer } from './oauth-target'
import { issueIdentityTicket } from './tickets'
import {
  claimCode,
  findWechatState,
  insertWechatState,
  saveAnswer,
  type WechatState
} from './wechat-state-repository'

/** How long somebody may stay on WeChat's page. */
export const OAUTH_MINUTES = 10

export interface OauthDependencies {
  readonly db: Queryable
  readonly wechatWeb: () => WechatWebGateway
}

export interface OauthStart {
  readonly channel: ChannelCode
  readonly account: OfficialAccount
  /** The value of the browser's cookie: only the browser that has it can complete the login. */
  readonly browser: string
  /** Origin of the app, the browser's final destination. */
  readonly origin: string
  /** Origin of this server, to which WeChat redirects. */
  readonly callbackOrigin: string
  readonly target: string
  readonly clientState: string
  readonly now: Date
}

/** Path on this server to which WeChat redirects. */
export const CALLBACK_PATH = '/wechat/prod/callback'

/** Starts a web login. @returns the address to open: WeChat's, or the way back if the account is not set up */
export async function startOauth({ db, wechatWeb }: OauthDependencies, start: OauthStart): Promise<string> {
  const appId = wechatWeb().appIdOf(start.account)
  if (appId === null) return denied(start)
  const state = newToken()
  await insertWechatState(
    {
      stateHash: hashToken(state),
      channelCode: start.channel,
      account: start.account,
      browserHash: hashToken(start.browser),
      origin: start.origin,
      target: start.target,
      clientState: start.clientState,
      expiresAt: new Date(start.now.getTime() + OAUTH_MINUTES * MINUTE_MS)
    },
    db
  )
  return wechatWeb().authorizeUrl({ appId, redirectUri: start.callbackOrigin + CALLBACK_PATH, state })
}

/**
 * Ends a web login.
 * @returns the address to return to, with a ticket or a refusal; null for a state that is unknown, expired, or of
 * another browser. WeChat redirects some browsers twice: both succeed alike, each with its own ticket.
 */
export async function endOauth(
  dependencies: OauthDependencies,
  callback: { state: string; code: string | null; browser: string; now: Date }
): Promise<string | null> {
  const { db, wechatWeb } = dependencies
  const { code, now } = callback
  const stateHash = hashToken(callback.state)
  const begun = await findWechatState(stateHash, hashToken(callback.browser), now, db)
  if (!begun) return null
  const identity =
    code === null ? null : await identityBehind(dependencies, begun, code, hashToken(callback.browser), now)
  const appId = wechatWeb().appIdOf(begun.account as OfficialAccount)
  if (identity === null || appId === null) return denied(begun)
  const issue = { channel: begun.channelCode, now }
  const ticket = await issueIdentityTicket(db, 'login', { ...identity, appId }, issue)
  return begun.origin + withAnswer(begun.target, { ticket, state: begun.clientState })
}

const denied = ({ origin, target, clientState }: Pick<WechatState, 'origin' | 'target' | 'clientState'>) =>
  origin + withAnswer(target, { oauth: 'denied', state: clientState })

async function identityBehind(
  { db, wechatWeb }: OauthDependencies,
  { stateHash, account }: WechatState,
  code: string,
  browserHash: string,
  now: Date
): Promise<WechatIdentity | null> {
  const codeHash = hashToken(code)
  if (!(await claimCode(stateHash, codeHash, db))) {
    return answerOfOther(() => findWechatState(stateHash, browserHash, now, db))
  }
  const identity = await requestWechat(wechatWeb(), account as OfficialAccount, code)
  await saveAnswer(stateHash, codeHash, identity ?? { openId: '', unionId: null }, db)
  return identity
}

async function requestWechat(wechat: WechatWebGateway, account: OfficialAccount, code: string) {
  try {
    return await wechat.webIdentity(account, code)
  } catch (problem) {
    if (problem instanceof WechatCodeRefused || problem instanceof RemoteError) return null
    throw problem
  }
}

/** Longer than the timeout for WeChat. */
const PATIENCE_MS = 6000
const LOOK_EVERY_MS = 100

async function answerOfOther(read: () => Promise<WechatState | undefined>): Promise<WechatIdentity | null> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const state = await read()
    if (!state || state.openId === '') return null
    if (state.openId !== null) return { openId: state.openId, unionId: state.unionId }
    await delay(LOOK_EVERY_MS)
  }
  return null
}
