import { RESULT } from '@contract/envelope/codes'
import type { Data, LoginResult, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import { RemoteError } from '../../gateways/remote-json'
import type { WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { BusinessError } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import type { Limit } from '../../core/limit'
import { bindWechat, findWechatMember } from './account-repository'
import { enter, openSession, type LoginScene } from './accounts'
import { mapRemoteErrors } from './entry-refusals'
import { deleteSession, saveSessionPayer } from './session-repository'
import { consumeCode } from './sms-code-repository'
import { judgeCode, sendCode, wrongCode } from './sms-codes'
import { identityOf, redeemTicket } from './tickets'
import type { Secret } from '../../lib/secret'

export interface SessionDependencies {
  readonly db: Queryable
  readonly limit: Limit
  readonly gateways: Pick<Gateways, 'sms' | 'wechat'>
  /** Codes per hour and address without a puzzle. */
  readonly smsPerAddressAndHour: number
  /** Mixed into the stored form of SMS codes. */
  readonly pepper: Secret
}

/** Who requests a code. */
type SendScene = Pick<LoginScene, 'network' | 'deviceHash' | 'now'>

/** Logging in and out. */
export interface SessionService {
  /** @throws BusinessError 916, 429, 503 */
  sendSmsCode(input: ParsedInput<'sendSmsCode'>, scene: SendScene): Promise<Data<'sendSmsCode'>>
  /** @throws BusinessError 908 */
  loginWithSmsCode(input: ParsedInput<'loginWithSmsCode'>, scene: LoginScene): Promise<LoginResult>
  /** @throws BusinessError 325 if this WeChat identity has no member, 908, 503 */
  xcxLogin(input: ParsedInput<'xcxLogin'>, scene: LoginScene): Promise<Data<'xcxLogin'>>
  /** @throws BusinessError 908, 503 */
  xcxRegister(input: ParsedInput<'xcxRegister'>, scene: LoginScene): Promise<LoginResult>
  /** Ends the session of a token; an unknown one counts as ended. */
  logout(token: string | null): Promise<null>
}

export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { db, gateways } = dependencies

  return {
    sendSmsCode: (input, { network, deviceHash, now }) =>
      sendCode(dependencies, { ...input, network, deviceHash, now }),

    async loginWithSmsCode({ mobile, code, agreementVersion, loginCode, bindTicket }, scene) {
      const codeMac = await judgeCode(dependencies, {
        mobile,
        scene: 'login',
        code,
        network: scene.network,
        deviceHash: scene.deviceHash,
        now: scene.now
      })
      const identity = loginCode === undefined ? null : await identityIfReachable(gateways.wechat, loginCode)
      return withTransaction(db, async (tx) => {
        // Used up together with its effect: if anything fails, the code is still valid.
        if (!(await consumeCode({ mobile, scene: 'login' }, codeMac, tx))) throw wrongCode()
        const result = await enter(
          tx,
          { mobile, provenBy: 'owner', agreementVersion, wechat: identity },
          scene
        )
        const bound = bindTicket === undefined ? null : await bindByTicket(tx, bindTicket, result, scene)
        return bound === null ? result : { ...result, openId: bound }
      })
    },

    async xcxLogin({ code }, scene) {
      const { wechat } = gateways
      const { openId } = await mapRemoteErrors(() => wechat.codeToSession(code))
      return withTransaction(db, async (tx) => {
        const memberId = await findWechatMember(wechat.appId, openId, tx)
        if (memberId === null) throw new BusinessError(RESULT.quietNotBound, '该微信尚未绑定手机号')
        const accessToken = await openSession(tx, memberId, scene)
        await saveSessionPayer(hashToken(accessToken), { appId: wechat.appId, openId }, tx)
        return { accessToken, openId, memberId, isNew: false }
      })
    },

    async xcxRegister({ code, loginCode, agreementVersion }, scene) {
      const { wechat } = gateways
      const { openId, unionId } = await mapRemoteErrors(() => wechat.codeToSession(loginCode))
      const mobile = await mapRemoteErrors(() => wechat.phoneNumber(code))
      return withTransaction(db, (tx) =>
        enter(
          tx,
          { mobile, provenBy: 'owner', agreementVersion, wechat: { openId, unionId, appId: wechat.appId } },
          scene
        )
      )
    },

    async logout(token) {
      if (token !== null) await deleteSession(hashToken(token), db)
      return null
    }
  }
}

/**
 * Links the identity of a ticket to whoever just verified a phone and logged in.
 * @returns its openid; null if the ticket has expired
 */
async function bindByTicket(
  tx: Tx,
  ticket: string,
  { memberId, accessToken }: LoginResult,
  scene: LoginScene
): Promise<string | null> {
  // the ticket is left for undoing the deletion of a closed account
  if (accessToken === null) return null
  const held = await redeemTicket(tx, ticket, scene)
  const identity = held && identityOf(held)
  if (!identity) return null
  await bindWechat({ ...identity, memberId }, tx)
  await saveSessionPayer(hashToken(accessToken), identity, tx)
  return identity.openId
}

/**
 * If WeChat is unreachable, a login by SMS still succeeds; the identity is linked another time. A refused code fails.
 */
async function identityIfReachable(wechat: WechatGateway, loginCode: string) {
  return mapRemoteErrors(async () => {
    try {
      const { openId, unionId } = await wechat.codeToSession(loginCode)
      return { openId, unionId, appId: wechat.appId }
    } catch (problem) {
      if (problem instanceof RemoteError) return null
      throw problem
    }
  })
}
