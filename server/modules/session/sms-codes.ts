import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import type { Gateways } from '../../gateways/gateways'
import { BusinessError } from '../../core/business-error'
import type { Secret } from '../../lib/secret'
import {
  newSmsCode,
  sameMac,
  SMS_CODE_MINUTES,
  SMS_CODE_TRIES,
  SMS_RETRY_SECONDS,
  smsCodeEnd,
  smsCodeMac,
  smsCodeMacs,
  type SmsScene
} from './model'
import { countTry, saveCode } from './sms-code-repository'
import {
  requestersOf,
  countSend,
  type Requester,
  type SmsRequest,
  type SmsLimitDependencies
} from './sms-limits'

export interface SmsCodeDependencies extends SmsLimitDependencies {
  readonly gateways: Pick<Gateways, 'sms'>
  readonly pepper: Secret
}

export const wrongCode = () => new BusinessError(RESULT.wrongCode, '验证码不正确或已失效')

/**
 * Sends a code within the limits of the number and of the caller's address. The response is the same whether the
 * number has an account or not.
 * @throws BusinessError 916 if a puzzle has to be solved first, 429 with the seconds to wait, 503 if no message could
 * be sent
 */
export async function sendCode(
  dependencies: SmsCodeDependencies,
  request: SmsRequest & { scene: SmsScene }
): Promise<Data<'sendSmsCode'>> {
  const { mobile, scene, now } = request
  const asker = await countSend(dependencies, request)
  const code = newSmsCode()
  const codeMac = smsCodeMac(dependencies.pepper, mobile, scene, code)
  await saveCode({ mobile, scene, asker, codeMac, expiresAt: smsCodeEnd(now) }, dependencies.db)
  try {
    await dependencies.gateways.sms.sendCode(mobile, code, SMS_CODE_MINUTES)
  } catch (cause) {
    throw new BusinessError(RESULT.overloaded, '短信发送失败，请稍后再试', { cause })
  }
  return { retryAfterSeconds: SMS_RETRY_SECONDS, expiresInSeconds: SMS_CODE_MINUTES * 60 }
}

/**
 * Checks an entered code; the attempt counts either way. The code is not used up yet.
 * @returns the MAC by which it is used up @throws BusinessError 908
 */
export async function judgeCode(
  dependencies: Pick<SmsCodeDependencies, 'db' | 'pepper'>,
  attempt: { mobile: string; scene: SmsScene; code: string } & Requester & { now: Date }
): Promise<string> {
  const expected = await countTry(
    { ...attempt, askers: requestersOf(attempt) },
    SMS_CODE_TRIES,
    attempt.now,
    dependencies.db
  )
  const provided = smsCodeMacs(dependencies.pepper, attempt.mobile, attempt.scene, attempt.code)
  const right = provided.find((own) => expected.some((mac) => sameMac(mac, own)))
  if (right === undefined) throw wrongCode()
  return right
}
