/**
 * What the gate of a lounge reads: 12 digits of the membership, 10 of the second in which it was made, and 10 that only we can
 * have put behind them. It is good for a minute, so that a picture of it is soon known by its age. Pure.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Digits of the number of a membership. */
export const PASS_DIGITS = 12
const SECOND_DIGITS = 10
const SIGNATURE_DIGITS = 10

/** How long a code is good for. */
export const CODE_LIFE_MS = 60_000
/** A gate whose request is answered by a process with a clock that is a little behind is no forger. */
const AHEAD_MS = 5_000

function signatureOf(content: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`lounge ${content}`).digest()
  return (mac.readBigUInt64BE() % 10n ** BigInt(SIGNATURE_DIGITS)).toString().padStart(SIGNATURE_DIGITS, '0')
}

/** When a code that is made now says it was: whole seconds. */
export const issuedAtOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000)

/** The code of a membership at a moment. */
export function codeOf(passNo: string, issuedAt: Date, secret: string): string {
  const seconds = String(Math.floor(issuedAt.getTime() / 1000)).padStart(SECOND_DIGITS, '0')
  const content = passNo + seconds
  return content + signatureOf(content, secret)
}

/** What a code says. `age`: `over` it was good once; `ahead` our clocks do not make such yet. */
export interface ReadCode {
  readonly passNo: string
  readonly issuedAt: Date
  readonly age: 'fresh' | 'over' | 'ahead'
  readonly ageMs: number
}

/** Reads a code that we made; null for any other text. Blanks between its digits do not matter. */
export function readCode(code: string, secret: string, now: Date): ReadCode | null {
  const digits = code.replace(/[\s-]/g, '')
  const length = PASS_DIGITS + SECOND_DIGITS
  if (!/^\d+$/.test(digits) || digits.length !== length + SIGNATURE_DIGITS) return null
  const content = digits.slice(0, length)
  const isOurs = timingSafeEqual(Buffer.from(digits.slice(length)), Buffer.from(signatureOf(content, secret)))
  if (!isOurs) return null
  const issuedAt = new Date(Number(content.slice(PASS_DIGITS)) * 1000)
  const ageMs = now.getTime() - issuedAt.getTime()
  const age = ageMs < -AHEAD_MS ? 'ahead' : ageMs >= CODE_LIFE_MS ? 'over' : 'fresh'
  return { passNo: content.slice(0, PASS_DIGITS), issuedAt, age, ageMs }
}
