/**
 * What the gate of a lounge reads: a code of the second in which it was made (contract/wallet/live-code.ts). It is good for a minute, so
 * that a picture of it is soon known by its age. Pure.
 */
import { isGenuine, liveCode, readLiveCode } from '@contract/wallet/live-code'
import { liveKeyOf } from '../../domain/live-key'
import { LOUNGE_CODE_SECONDS } from '../../domain/terms'

/** Digits of the number of a membership. */
export const PASS_DIGITS = 12

/** How long a code is good for. */
export const CODE_LIFE_MS = LOUNGE_CODE_SECONDS * 1000
/** A gate whose request is answered by a process with a clock that is a little behind is no forger. */
const AHEAD_MS = 5_000

/** When a code that is made now says it was: whole seconds. */
export const issuedAtOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000)

/** The code of a membership at a moment. */
export const codeOf = (passNo: string, issuedAt: Date, secret: string): string =>
  liveCode(passNo, Math.floor(issuedAt.getTime() / 1000), liveKeyOf('lounge', passNo, secret))

/** What a code says. `age`: `over` it was good once; `ahead` our clocks do not make such yet. */
export interface ReadCode {
  readonly passNo: string
  readonly issuedAt: Date
  readonly age: 'fresh' | 'over' | 'ahead'
  readonly ageMs: number
}

/** Reads a code that we made; null for any other text. Blanks between its digits do not matter. */
export function readCode(text: string, secret: string, now: Date): ReadCode | null {
  const code = readLiveCode(text)
  if (!code || !isGenuine(code, liveKeyOf('lounge', code.number, secret))) return null
  const issuedAt = new Date(code.second * 1000)
  const ageMs = now.getTime() - issuedAt.getTime()
  const age = ageMs < -AHEAD_MS ? 'ahead' : ageMs >= CODE_LIFE_MS ? 'over' : 'fresh'
  return { passNo: code.number, issuedAt, age, ageMs }
}
