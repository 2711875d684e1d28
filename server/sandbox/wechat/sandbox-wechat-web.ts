import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/client'
import { WechatCodeRefused } from '../../gateways/wechat/wechat-gateway'
import { authorizeQuery, type WechatWebGateway } from '../../gateways/wechat/wechat-web-gateway'
import { openIdOf, readOauthCode } from './codes'
import { consumeWechatCode } from './repository'
import { SANDBOX_APP_ID, SANDBOX_OFFICIAL_APP_ID, SANDBOX_TGJ_APP_ID } from './sandbox-wechat'

/** Path of the sandbox's login page. */
export const SANDBOX_OAUTH_PATH = '/sandbox/wechat/oauth'

const NOT_A_CODE = 40029
const CODE_USED = 40163

/**
 * WeChat for pages in a browser: its login page is ours ({@link SANDBOX_OAUTH_PATH}), a browser keeps its openid, a
 * different one per official account. `clock` returns ms.
 */
export function createSandboxWechatWeb(db: Queryable, clock: () => number = Date.now): WechatWebGateway {
  const appIds = { official: SANDBOX_OFFICIAL_APP_ID, tgj: SANDBOX_TGJ_APP_ID }
  return {
    appIdOf: (account) => appIds[account],

    authorizeUrl: (request) => SANDBOX_OAUTH_PATH + authorizeQuery(request),

    async webIdentity(account, code) {
      const read = readOauthCode(code)
      if (!read || read.until <= clock()) throw new WechatCodeRefused(NOT_A_CODE)
      if (!(await consumeWechatCode(code, db))) throw new WechatCodeRefused(CODE_USED)
      return { openId: openIdOf(`${appIds[account]}:${read.browserId}`), unionId: null }
    },

    async jsTicket() {
      return { appId: appIds.official, ticket: `sandbox-${digest('jsapi').slice(0, 40)}` }
    },

    mini: { appId: SANDBOX_APP_ID, originalId: 'gh_5a4db0c0de5a' },

    async miniScheme(path, query) {
      return `weixin://dl/business/?t=${digest(`${path}?${query}`).slice(0, 11)}`
    }
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
