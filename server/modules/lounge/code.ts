/**
 * The code read by a lounge's gate, generated for the current second (contract/wallet/live-code.ts). It is valid for
 * a minute, so that a picture of it is soon recognised by its age. Pure.
 */
import { liveCode, readLiveCode } from '@contract/wallet/live-code'
import { isOurCode, liveKeyOf } from '../../domain/live-key'
import { LOUNGE_CODE_SECONDS } from '../../domain/terms'
import type { Secret } from '../../lib/secret'

/** Digits of a membership number. */
export const PASS_DIGITS = 12

/** How long a code is valid. */
export const CODE_LIFE_MS = LOUNGE_CODE_SECONDS * 1000
/** Tolerance: a process whose clock is slightly behind must not report a genuine code as forged. */
const AHEAD_MS = 5_000

/** The issue time of a code generated now: whole seconds. */
export const issuedAtOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000)

/** The code of a membership at a moment. */
export const codeOf = (passNo: string, issuedAt: Date, secret: Secret): string =>
  liveCode(passNo, Math.floor(issuedAt.getTime() / 1000), liveKeyOf('lounge', passNo, secret))

/** The content of a code. `age`: `over` it was valid once; `ahead` it is from the future by our clocks. */
export interface ReadCode {
  readonly passNo: string
  readonly issuedAt: Date
  readonly age: 'fresh' | 'over' | 'ahead'
  readonly ageMs: number
}

/** Reads a code that we generated; null for any other text. Blanks between its digits do not matter. */
export function readCode(text: string, secret: Secret, now: Date): ReadCode | null {
  const code = readLiveCode(text)
  if (!code || !isOurCode('lounge', code, secret)) return null
  const issuedAt = new Date(code.second * 1000)
  const ageMs = now.getTime() - issuedAt.getTime()
  const age = ageMs < -AHEAD_MS ? 'ahead' : ageMs >= CODE_LIFE_MS ? 'over' : 'fresh'
  return { passNo: code.number, issuedAt, age, ageMs }
}
