import type { PhoneAnswer } from './phone-number-types'
import { refusalOf } from './refusal'

export const hasOneTapPhone = (): boolean => true

/**
 * The code in WeChat's response (valid once, for 5 minutes). If missing, the user refused the number or
 * the privacy notice, or the channel's quota is used up (errno 1400001): the SMS code is the way then.
 */
export function phoneAnswer(detail: unknown): PhoneAnswer {
  const { code, errno } = (detail ?? {}) as { code?: unknown; errno?: unknown }
  return typeof code === 'string' && code && !errno ? { code } : { refused: refusalOf(detail) }
}
