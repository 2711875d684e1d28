import type { PhoneAnswer } from './phone-number-types'

/** Whether a press can provide the phone number: never on the web. */
export const hasOneTapPhone = (): boolean => false

export const phoneAnswer = (_detail: unknown): PhoneAnswer => ({ refused: 'unavailable' })
