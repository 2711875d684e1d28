import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/client'
import { RemoteError } from '../../gateways/remote-json'
import { WechatCodeRefused, type WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { drawCode } from './code-picture'
import { openIdOf, readSandboxCode, type SandboxCode } from './codes'
import { addReport, beginSession, consumeWechatCode, wasPaidBy } from './repository'

/** The sandbox's mini-program. */
export const SANDBOX_APP_ID = 'wx5a4db0c0de5a4db0'

/** The sandbox's official accounts: the one for payments, and the second one (tgj). */
export const SANDBOX_OFFICIAL_APP_ID = 'wx0ff1c1a10ff1c1a1'
export const SANDBOX_TGJ_APP_ID = 'wx7197197197197197'

const NOT_A_CODE = 40029
const CODE_USED = 40163
/** As WeChat answers for a payment that it does not know, or not of this payer. */
const NOT_PAID = 'errcode 10060001'

/**
 * A WeChat that accepts the codes of the mini host and those in {@link readSandboxCode}'s format, each once. `clock`
 * returns ms; `origin` is where the codes of pages lead.
 */
export function createSandboxWechat(
  db: Queryable,
  clock: () => number = Date.now,
  origin = ''
): WechatGateway {
  async function take<K extends SandboxCode['kind']>(code: string, kind: K) {
    const read = readSandboxCode(code)
    if (!read || read.kind !== kind || (read.until !== null && read.until <= clock())) {
      throw new WechatCodeRefused(NOT_A_CODE)
    }
    if (!(await consumeWechatCode(code, db))) throw new WechatCodeRefused(CODE_USED)
    return read as Extract<SandboxCode, { kind: K }>
  }

  return {
    appId: SANDBOX_APP_ID,
    async codeToSession(code) {
      const { deviceId } = await take(code, 'login')
      const openId = openIdOf(deviceId)
      const sessionKey = createHash('md5').update(code).digest('base64')
      await beginSession({ openId, sessionKey }, db)
      return { openId, unionId: null, sessionKey }
    },
    async phoneNumber(code) {
      return (await take(code, 'phone')).mobile
    },
    async uploadShipping({ transactionId, openId, at, ...delivery }) {
      if (!(await wasPaidBy(transactionId, openId, db))) throw new RemoteError('wechat', NOT_PAID)
      await addReport({ kind: 'shipping', subject: transactionId, body: { openId, ...delivery }, at }, db)
    },
    async sendMessage({ openId, ...message }) {
      await addReport({ kind: 'message', subject: openId, body: message, at: new Date(clock()) }, db)
      return 'sent'
    },
    async miniCode({ page, scene }) {
      const query = new URLSearchParams({ path: page, query: `scene=${encodeURIComponent(scene)}` })
      return drawCode(`${origin}/sandbox/wechat/mini?${query.toString()}`)
    }
  }
}
