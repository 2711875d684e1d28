import type { PhoneAnswer } from './phone-number-types'

export const hasOneTapPhone = (): boolean => true

/**
 * The code in WeChat's response (valid once, for 5 minutes). If missing, the user refused, or the channel's
 * quota is used up (errno 1400001): fall back to the SMS code.
 */
export function phoneAnswer(detail: unknown): PhoneAnswer {
  const { code, errno } = (detail ?? {}) as { code?: unknown; errno?: unknown }
  return typeof code === 'string' && code && !errno ? { code } : { refused: true }
}
