import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import { sqlState, withTransaction, type Queryable } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import { BusinessError, loginExpired } from '../../core/business-error'
import { maskMobile } from '../member'
import { bindFreeWechat, setMobileIfFree } from './account-repository'
import { holdSession } from './device-repository'
import { endOtherSessions, type DeviceScene } from './devices'
import { mapRemoteErrors, identityTaken } from './entry-refusals'
import { proveDevice } from './proven-device-repository'
import { saveSessionPayer } from './session-repository'

export interface MemberWechatDependencies {
  readonly db: Queryable
  readonly gateways: Pick<Gateways, 'wechat'>
}

/** Data from the mini-program's WeChat: a phone number, an openid. */
export interface MemberWechat {
  /** @throws BusinessError 908, 920 if the member has another number or the number another member, 503 */
  setMobile(input: ParsedInput<'setXcxMobile'>, scene: DeviceScene): Promise<Data<'setXcxMobile'>>
  /** @throws BusinessError 908, 920 if the identity is another member's, 503 */
  setOpenId(
    input: ParsedInput<'setOpenIdByMemberId'>,
    scene: DeviceScene
  ): Promise<Data<'setOpenIdByMemberId'>>
}

const UNIQUE_VIOLATION = '23505'

export function createMemberWechat({ db, gateways }: MemberWechatDependencies): MemberWechat {
  return {
    async setMobile({ code }, scene) {
      const mobile = await mapRemoteErrors(() => gateways.wechat.phoneNumber(code))
      const now = await setMobile(db, mobile, scene)
      if (now === null) throw new BusinessError(RESULT.boundElsewhere, '该手机号已有账号，请用短信验证后合并')
      if (now !== mobile) throw new BusinessError(RESULT.boundElsewhere, '您的账号已有手机号，请在设置中更换')
      return { mobile: maskMobile(mobile) }
    },

    async setOpenId({ code }, { memberId, tokenHash }) {
      const { wechat } = gateways
      const { openId, unionId } = await mapRemoteErrors(() => wechat.codeToSession(code))
      const identity = { openId, unionId }
      const proven = { ...identity, appId: wechat.appId }
      return withTransaction(db, async (tx) => {
        if (!(await holdSession(tokenHash, tx))) throw loginExpired()
        if (!(await bindFreeWechat({ ...proven, memberId }, tx))) throw identityTaken()
        await saveSessionPayer(tokenHash, proven, tx)
        return { openId: identity.openId }
      })
    }
  }
}

/** Concurrent calls for one number meet at its UNIQUE key. @returns the member's number; null if it is taken */
async function setMobile(
  db: Queryable,
  mobile: string,
  { memberId, tokenHash, deviceHash, now }: DeviceScene
): Promise<string | null> {
  try {
    return await withTransaction(db, async (tx) => {
      const theirs = await setMobileIfFree(memberId, mobile, tx)
      if (theirs !== mobile) return theirs
      await endOtherSessions(tx, { memberId, tokenHash })
      await proveDevice(mobile, deviceHash, now, tx)
      return theirs
    })
  } catch (problem) {
    if (sqlState(problem) === UNIQUE_VIOLATION) return null
    throw problem
  }
}
