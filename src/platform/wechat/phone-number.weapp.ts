import type { PhoneAnswer } from './phone-number-types'

export const hasOneTapPhone = (): boolean => true

/**
 * The code of WeChat's answer (good once, 5 minutes). Without one the user refused, or the channel has no numbers left
 * (errno 1400001): the SMS code is the way then.
 */
export function phoneAnswer(detail: unknown): PhoneAnswer {
  const { code, errno } = (detail ?? {}) as { code?: unknown; errno?: unknown }
  return typeof code === 'string' && code && !errno ? { code } : { refused: true }
}
