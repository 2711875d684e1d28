/** A shop's offline verdict on a code, using the keys lent for the day. Pure. */
import { ageOfCode, dayOfCode, readLiveCode } from './live-code'

/** A ticket or voucher of the shop, with its key for the day; twice while the server's secret changes. */
export interface Held {
  readonly number: string
  readonly key: string
  /** What it is for. */
  readonly name: string
  /** The holder, as far as the gate may know; '' for bearer vouchers. */
  readonly who: string
}

/** What a shop took along. */
export interface Lent {
  /** `sight:…` or `brand:…` */
  readonly shop: string
  readonly name: string
  /** The only day on which these keys are valid, YYYY-MM-DD in China. */
  readonly day: string
  readonly items: readonly Held[]
}

/**
 * `passed` it is accepted; `used` it already was, here; `old` and `ahead` as at a gate; `day`: the keys are another
 * day's; `unknown` it is not among those of the shop and day; `forged` it is not a genuine code.
 */
export type Verdict = 'passed' | 'used' | 'old' | 'ahead' | 'day' | 'unknown' | 'forged'

export interface Judgement {
  readonly verdict: Verdict
  readonly held: Held | null
  /** Seconds since the code became current, if it is genuine. */
  readonly ageSeconds: number | null
}

/** The verdict on a code at a moment by the server's clock. `used`: numbers that were accepted here. */
export function judge(text: string, lent: Lent, used: ReadonlySet<string>, nowMs: number): Judgement {
  const nothing = (verdict: Verdict): Judgement => ({ verdict, held: null, ageSeconds: null })
  const code = readLiveCode(text)
  if (!code) return nothing('forged')
  const sameNumber = lent.items.filter(({ number }) => number === code.number)
  if (sameNumber.length === 0) return nothing('unknown')
  if (dayOfCode(code) !== lent.day) return nothing('day')
  const held = sameNumber.find(({ key }) => ageOfCode(code, key, nowMs) !== 'forged')
  if (!held) return nothing('forged')
  const age = ageOfCode(code, held.key, nowMs)
  const ageSeconds = Math.floor(nowMs / 1000) - code.second
  const verdict = used.has(code.number) ? 'used' : age === 'fresh' ? 'passed' : age
  return { verdict, held, ageSeconds }
}
