import { z } from 'zod'
import { callRemote, RemoteError } from '../remote-json'
import { addressSetting } from '../required-settings'
import { createStableToken, type StableToken } from './stable-token'
import { expectFine, isTokenRefused, shaped, WECHAT } from './wechat-answer'
import { readWechatSettings } from './wechat-api'
import { authorizeQuery, type OfficialAccount, type WechatWebGateway } from './wechat-web-gateway'

type Source = Readonly<Record<string, string | undefined>>

interface App {
  readonly appId: string
  readonly appSecret: string
}

export interface WechatWebSettings {
  readonly baseUrl: URL
  /** Address of WeChat's login pages. */
  readonly openUrl: URL
  readonly mini: App & { readonly originalId: string }
  /** Those without a secret are not configured. */
  readonly accounts: Readonly<Record<OfficialAccount, App | null>>
}

/**
 * Settings of the official accounts and of the mini-program. Payments use the first account; one without its secret
 * is omitted.
 * @throws SettingsError naming what is missing
 */
export function readWechatWebSettings(env: Source): WechatWebSettings {
  const { baseUrl, ...mini } = readWechatSettings(env)
  const app = (appId: string | undefined, appSecret: string | undefined) =>
    appId && appSecret ? { appId, appSecret } : null
  const officialId = env.WECHAT_PAY_OFFICIAL_APP_ID || undefined
  return {
    baseUrl,
    openUrl: addressSetting('WECHAT_OPEN_URL', 'https://open.weixin.qq.com', env),
    mini: { ...mini, originalId: env.WECHAT_ORIGINAL_ID ?? '' },
    accounts: {
      official: app(officialId, env.WECHAT_OFFICIAL_APP_SECRET),
      tgj: app(env.WECHAT_TGJ_APP_ID, env.WECHAT_TGJ_APP_SECRET)
    }
  }
}

const identityAnswer = z.object({ openid: z.string().min(1).max(64), unionid: z.string().max(64).optional() })
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.number() })
const schemeAnswer = z.object({ openlink: z.string().min(1).max(300) })

/** How much earlier than WeChat's expiry the cache expires. */
const MARGIN_MS = 120_000

/** WeChat's own servers for pages in a browser. `clock` returns milliseconds. */
export function createWechatWebApi(
  settings: WechatWebSettings,
  clock: () => number = Date.now
): WechatWebGateway {
  const { baseUrl, openUrl, mini, accounts } = settings
  const miniToken = createStableToken({ baseUrl, ...mini }, clock)
  const official = accounts.official && {
    appId: accounts.official.appId,
    token: createStableToken({ baseUrl, ...accounts.official }, clock)
  }
  let held: { ticket: string; until: number } | undefined
  let requesting: Promise<string> | undefined

  async function requestTicket(token: StableToken): Promise<string> {
    const answer = await withToken(token, (accessToken) =>
      callRemote({
        system: WECHAT,
        base: baseUrl,
        url: pathWith('/cgi-bin/ticket/getticket', accessToken, { type: 'jsapi' })
      })
    )
    const { ticket, expires_in: seconds } = shaped(ticketAnswer, answer)
    held = { ticket, until: clock() + seconds * 1000 - MARGIN_MS }
    return ticket
  }

  function pathWith(path: string, accessToken: string, parameters: Record<string, string> = {}): URL {
    const url = new URL(path, baseUrl)
    const all = { access_token: accessToken, ...parameters }
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
    return url
  }

  return {
    appIdOf: (account) => accounts[account]?.appId ?? null,

    authorizeUrl: (request) => new URL('/connect/oauth2/authorize', openUrl).href + authorizeQuery(request),

    async webIdentity(account, code) {
      const app = accounts[account]
      if (!app) throw new RemoteError(WECHAT, `the official account ${account} is not set up`)
      const url = new URL('/sns/oauth2/access_token', baseUrl)
      url.searchParams.set('appid', app.appId)
      url.searchParams.set('secret', app.appSecret)
      url.searchParams.set('code', code)
      url.searchParams.set('grant_type', 'authorization_code')
      const answer = shaped(
        identityAnswer,
        expectFine(await callRemote({ system: WECHAT, base: baseUrl, url }))
      )
      return { openId: answer.openid, unionId: answer.unionid ?? null }
    },

    async jsTicket() {
      if (!official) throw new RemoteError(WECHAT, 'the official account is not set up')
      if (held && clock() < held.until) return { appId: official.appId, ticket: held.ticket }
      requesting ??= requestTicket(official.token).finally(() => (requesting = undefined))
      return { appId: official.appId, ticket: await requesting }
    },

    mini: { appId: mini.appId, originalId: mini.originalId },

    async miniScheme(path, query) {
      const body = JSON.stringify({
        jump_wxa: { path: `/${path}`, query },
        is_expire: true,
        expire_type: 1,
        expire_interval: 1
      })
      const answer = await withToken(miniToken, (accessToken) =>
        callRemote({
          system: WECHAT,
          base: baseUrl,
          url: pathWith('/wxa/generatescheme', accessToken),
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body
        })
      )
      return shaped(schemeAnswer, answer).openlink
    }
  }
}

/** Calls with the access token, and once more with a new one if WeChat rejects it. */
async function withToken(
  token: StableToken,
  ask: (accessToken: string) => Promise<Readonly<Record<string, unknown>>>
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await ask(await token.get())
  return expectFine(isTokenRefused(answer) ? await ask(await token.renew()) : answer)
}
