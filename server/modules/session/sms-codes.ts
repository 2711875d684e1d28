import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Gateways } from '../../gateways/gateways'
import { BusinessError } from '../../http/business-error'
import type { Limit } from '../../http/limit'
import {
  DAY_MS,
  HOUR_MS,
  newSmsCode,
  sameMac,
  SMS_CODE_MINUTES,
  SMS_CODE_TRIES,
  SMS_PER_ADDRESS_AND_HOUR,
  SMS_PER_PHONE,
  SMS_PER_PHONE_AND_ADDRESS,
  SMS_RETRY_SECONDS,
  smsCodeEnd,
  smsCodeMac,
  type SmsScene
} from './model'
import { countTry, saveCode } from './sms-code-repository'

export interface SmsCodeTools {
  readonly db: Queryable
  readonly limit: Limit
  readonly gateways: Pick<Gateways, 'sms'>
  readonly pepper: string
}

export const wrongCode = () => new BusinessError(RESULT.wrongCode, '验证码不正确或已失效')

/**
 * Sends a code within the limits of the number and of the caller's address. The answer is the same whether the number
 * has an account or not. @throws BusinessError 429 with the seconds to wait, 503 when no message could be sent
 */
export async function sendCode(
  tools: SmsCodeTools,
  request: { mobile: string; scene: SmsScene; ip: string; now: Date }
): Promise<Data<'sendSmsCode'>> {
  const { mobile, scene, ip, now } = request
  await withinLimits(tools.limit, mobile, ip)
  const code = newSmsCode()
  const codeMac = smsCodeMac(tools.pepper, mobile, scene, code)
  await saveCode(tools.db, { mobile, scene, asker: ip, codeMac, expiresAt: smsCodeEnd(now) })
  try {
    await tools.gateways.sms.sendCode(mobile, code, SMS_CODE_MINUTES)
  } catch (cause) {
    throw new BusinessError(RESULT.overloaded, '短信发送失败，请稍后再试', { cause })
  }
  return { retryAfterSeconds: SMS_RETRY_SECONDS, expiresInSeconds: SMS_CODE_MINUTES * 60 }
}

/**
 * By address and number together: what a stranger sends to a number takes nothing from its owner, but for a limit of all
 * that is high. The minute comes before the day: a call that it refuses does not count against it.
 */
async function withinLimits(limit: Limit, mobile: string, ip: string): Promise<void> {
  try {
    await limit(`sms-ip:${ip}`, SMS_PER_ADDRESS_AND_HOUR, HOUR_MS)
    await limit(`sms:${mobile} ${ip}`, 1, SMS_RETRY_SECONDS * 1000)
    await limit(`sms-day:${mobile} ${ip}`, SMS_PER_PHONE_AND_ADDRESS, DAY_MS)
    await limit(`sms-day:${mobile}`, SMS_PER_PHONE, DAY_MS)
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.retryAfterSeconds === undefined) throw problem
    const { retryAfterSeconds } = problem
    throw new BusinessError(RESULT.tooOften, `发送太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
}

/**
 * Judges a code that was typed in; the try counts whatever it is. The code is not used up yet.
 * @returns the MAC by which it is used up @throws BusinessError 908
 */
export async function judgeCode(
  tools: Pick<SmsCodeTools, 'db' | 'pepper'>,
  attempt: { mobile: string; scene: SmsScene; code: string; ip: string; now: Date }
): Promise<string> {
  const expected = await countTry(tools.db, attempt, SMS_CODE_TRIES, attempt.now)
  const given = smsCodeMac(tools.pepper, attempt.mobile, attempt.scene, attempt.code)
  if (!expected.some((mac) => sameMac(mac, given))) throw wrongCode()
  return given
}
