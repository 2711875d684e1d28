import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { ChannelCode } from '../../config/channels'
import { SESSION_DAYS, SMS_CODE_MINUTES } from '../../domain/terms'
import { currentOf, valuesOf, type Secret } from '../../lib/secret'

export { SMS_CODE_MINUTES }

/** Attempts per code from the address that requested it, and from all others together. */
export const SMS_CODE_TRIES = { asker: 5, others: 10 } as const
/** Seconds until another code can be sent to the same number. */
export const SMS_RETRY_SECONDS = 60
/**
 * Codes per day to one number. Without a solved puzzle, all addresses together can send a few; a puzzle allows more,
 * some for each address, of which a few after a question. 30 in total, whoever requests them (ADR 0016).
 */
export const SMS_OPEN_PER_PHONE = 5
export const SMS_PROVED_PER_PHONE = 25
export const SMS_PROVED_PER_PHONE_AND_ADDRESS = 10
export const SMS_BY_QUESTION_PER_PHONE = 8
/** In addition, for each device on which the owner of the number has logged in, at most ten of them (ADR 0056). */
export const SMS_PER_OWN_DEVICE = 10
/** Codes per hour from one address, for any numbers; those without a puzzle are a setting. */
export const SMS_PROVED_PER_ADDRESS_AND_HOUR = 60

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** Life of an access token (rule limit.accessToken). */
export const SESSION_MS = SESSION_DAYS * DAY_MS

/** The purpose of a code; a code of one scene is invalid in another. */
export type SmsScene =
  | 'login'
  | 'bind'
  | 'verify'
  | 'grant'
  | `union:${ChannelCode}`
  | `${OwnPurpose}:${string}`

/** What a logged-in member confirms with a fresh code; together with the member, it is the code's scene. */
export type OwnPurpose = 'export' | 'deletion'

/** Six random digits. */
export const newSmsCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The stored form of a code: useless without the pepper, or for another number or scene. */
export const smsCodeMac = (pepper: Secret, mobile: string, scene: SmsScene, code: string): string =>
  macWith(currentOf(pepper), `${scene}:${mobile}:${code}`)

/** The stored forms that a code may have: by the current pepper and by the previous one. */
export const smsCodeMacs = (pepper: Secret, mobile: string, scene: SmsScene, code: string): string[] =>
  valuesOf(pepper).map((value) => macWith(value, `${scene}:${mobile}:${code}`))

const macWith = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('hex')

/** Compares two MACs in constant time. */
export function sameMac(a: string, b: string): boolean {
  const left = Buffer.from(a, 'hex')
  const right = Buffer.from(b, 'hex')
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right)
}

/** An access token: 32 random bytes, base64url. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

/** When a session that begins at `now` expires. */
export const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_MS)

/** When a code sent at `now` expires. */
export const smsCodeEnd = (now: Date) => new Date(now.getTime() + SMS_CODE_MINUTES * MINUTE_MS)
