import { validUntil } from './validity'

/** The title of the question before the round's chance is spent. */
export const TAKE_QUESTION = '确认领取该权益？'

/** What receiving spends, and until when the code will be good. */
export const spendText = (name: string, validityDays: number): string =>
  `${name}，将使用本期 1 次领取机会，有效期至 ${validUntil(validityDays)}`

/** The member has to wait before receiving again (protection against scripts). */
export const tooFastText = (seconds: number): string => `操作太频繁，请 ${seconds} 秒后再试`
