import type { Queryable } from '../../db/client'
import { WechatCodeRefused, type WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { openIdOf, readSandboxCode, type SandboxCode } from './codes'
import { consumeWechatCode } from './repository'

/** The sandbox's mini-program. */
export const SANDBOX_APP_ID = 'wx5a4db0c0de5a4db0'

/** The sandbox's official accounts: the one for payments, and the second one (tgj). */
export const SANDBOX_OFFICIAL_APP_ID = 'wx0ff1c1a10ff1c1a1'
export const SANDBOX_TGJ_APP_ID = 'wx7197197197197197'

const NOT_A_CODE = 40029
const CODE_USED = 40163

/**
 * A WeChat that accepts the codes of the mini host and those in {@link readSandboxCode}'s format, each once. `clock`
 * returns ms.
 */
export function createSandboxWechat(db: Queryable, clock: () => number = Date.now): WechatGateway {
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
      return { openId: openIdOf(deviceId), unionId: null }
    },
    async phoneNumber(code) {
      return (await take(code, 'phone')).mobile
    },
    // It holds no money, so there is nobody to notify.
    uploadShipping: () => Promise.resolve()
  }
}
