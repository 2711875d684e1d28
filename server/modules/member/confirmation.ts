import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { BusinessError, loginExpired } from '../../core/business-error'
import type { CodeCaller, ConfirmedPurpose, MemberDependencies } from './dependencies'
import { findMember } from './profile-repository'

/** A member's call. */
export interface Confirming extends CodeCaller {
  readonly memberId: string
}

/** Codes with which members confirm actions that a stolen session must not perform. */
export interface Confirmations extends MemberDependencies {
  readonly db: Queryable
}

/**
 * A confirmation: `use` is called in the transaction that performs the action, with the member's number at that time.
 * A member without a number (a partner's user) confirms by the session alone.
 * @throws BusinessError 908 from `use`, if the code is used up or the number has changed
 */
export interface Confirmed {
  use(tx: Tx, mobile: string | null): Promise<void>
}

const noCode = () => new BusinessError(RESULT.wrongCode, '请先获取并填写短信验证码')

/** Sends a code to the member's own number. @throws BusinessError 907, 916, 429, 503 */
export async function sendAccountCode(
  { db, codesOf }: Confirmations,
  { purpose, proof }: ParsedInput<'sendAccountCode'>,
  { memberId, ...caller }: Confirming
): Promise<Data<'sendAccountCode'>> {
  const mobile = await mobileOf(memberId, db)
  if (mobile === null) throw new BusinessError(RESULT.orderState, '您的账号未绑定手机号，无需验证码')
  return codesOf(purpose, memberId).send({ ...caller, mobile, proof })
}

/** Checks the code for a purpose; the attempt counts. @throws BusinessError 908 if it is missing or wrong */
export async function confirm(
  { db, codesOf }: Confirmations,
  purpose: ConfirmedPurpose,
  code: string | undefined,
  { memberId, ...caller }: Confirming
): Promise<Confirmed> {
  const judged = await mobileOf(memberId, db)
  if (judged !== null && code === undefined) throw noCode()
  const spend =
    judged !== null && code !== undefined
      ? await codesOf(purpose, memberId).judge({ ...caller, mobile: judged, code })
      : undefined
  return {
    async use(tx, mobile) {
      if (mobile !== judged) throw noCode()
      await spend?.(tx)
    }
  }
}

async function mobileOf(memberId: string, db: Queryable): Promise<string | null> {
  const found = await findMember(memberId, db)
  if (!found) throw loginExpired()
  return found.mobile
}
