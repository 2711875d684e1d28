import { RESULT } from '@contract/envelope/codes'
import type { Data, LoginResult, ParsedInput } from '@contract/types'
import { withTransaction, type Db } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import { RemoteError } from '../../gateways/remote-json'
import { WechatCodeRefused, type WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { BusinessError } from '../../http/business-error'
import { hashToken } from '../../http/caller'
import type { Limit } from '../../http/limit'
import { findWechatMember } from './account-repository'
import { enter, openSession, type LoginScene } from './accounts'
import { deleteSession } from './session-repository'
import { consumeCode } from './sms-code-repository'
import { judgeCode, sendCode, wrongCode } from './sms-codes'

export interface SessionTools {
  readonly db: Db
  readonly limit: Limit
  readonly gateways: Pick<Gateways, 'sms' | 'wechat'>
  /** Mixed into the stored form of SMS codes. */
  readonly pepper: string
}

/** Logging in and out. */
export interface SessionService {
  /** @throws BusinessError 429, 503 */
  sendSmsCode(
    input: ParsedInput<'sendSmsCode'>,
    scene: { ip: string; now: Date }
  ): Promise<Data<'sendSmsCode'>>
  /** @throws BusinessError 908 */
  loginWithSmsCode(input: ParsedInput<'loginWithSmsCode'>, scene: LoginScene): Promise<LoginResult>
  /** @throws BusinessError 325 when this WeChat identity has no member, 908, 503 */
  xcxLogin(input: ParsedInput<'xcxLogin'>, scene: LoginScene): Promise<LoginResult>
  /** @throws BusinessError 908, 503 */
  xcxRegister(input: ParsedInput<'xcxRegister'>, scene: LoginScene): Promise<LoginResult>
  /** Ends the session of a token; one that is unknown is as if ended. */
  logout(token: string | null): Promise<null>
}

export function createSessionService(tools: SessionTools): SessionService {
  const { db, gateways } = tools

  return {
    sendSmsCode: ({ mobile, scene }, { ip, now }) => sendCode(tools, { mobile, scene, ip, now }),

    async loginWithSmsCode({ mobile, code, agreementVersion, loginCode }, scene) {
      const codeMac = await judgeCode(tools, { mobile, scene: 'login', code, now: scene.now })
      const identity = loginCode === undefined ? null : await identityIfReachable(gateways.wechat, loginCode)
      return withTransaction(db, async (tx) => {
        // Used up together with what it opens: when anything fails, the code is still good.
        if (!(await consumeCode(tx, { mobile, scene: 'login' }, codeMac))) throw wrongCode()
        return enter(tx, { mobile, agreementVersion, wechat: identity }, scene)
      })
    },

    async xcxLogin({ code }, scene) {
      const { wechat } = gateways
      const { openId } = await asked(() => wechat.codeToSession(code))
      return withTransaction(db, async (tx) => {
        const memberId = await findWechatMember(tx, wechat.appId, openId)
        if (memberId === null) throw new BusinessError(RESULT.quietNotBound, '该微信尚未绑定手机号')
        return { accessToken: await openSession(tx, memberId, scene), openId, memberId, isNew: false }
      })
    },

    async xcxRegister({ code, loginCode, agreementVersion }, scene) {
      const { wechat } = gateways
      const identity = await asked(() => wechat.codeToSession(loginCode))
      const mobile = await asked(() => wechat.phoneNumber(code))
      return withTransaction(db, (tx) =>
        enter(tx, { mobile, agreementVersion, wechat: { ...identity, appId: wechat.appId } }, scene)
      )
    },

    async logout(token) {
      if (token !== null) await deleteSession(db, hashToken(token))
      return null
    }
  }
}

/** WeChat out of reach does not stop a login by SMS; the identity is bound another time. A refused code does. */
async function identityIfReachable(wechat: WechatGateway, loginCode: string) {
  try {
    return { ...(await wechat.codeToSession(loginCode)), appId: wechat.appId }
  } catch (problem) {
    if (problem instanceof RemoteError) return null
    throw refusal(problem)
  }
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    throw refusal(problem)
  }
}

function refusal(cause: unknown): unknown {
  if (cause instanceof WechatCodeRefused) {
    return new BusinessError(RESULT.wrongCode, '微信登录凭证已失效，请重试', { cause })
  }
  if (cause instanceof RemoteError) {
    return new BusinessError(RESULT.overloaded, '微信服务繁忙，请稍后再试', { cause })
  }
  return cause
}
