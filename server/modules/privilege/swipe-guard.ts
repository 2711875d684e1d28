import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { countHit } from '../../core/limit-repository'
import { fullUntil } from './swipe-repository'

/** Takes per member, both new and refused; repeated requests for what was taken do not count. */
const TAKES = 20
const WINDOW_MS = 60_000

const keyOf = (memberId: string) => `take:${memberId}`

const secondsUntil = (resetAt: Date, now: Date) =>
  Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000))

/** A member has to wait: this counts as neither a take nor a refusal. */
export class TooManyTakes extends BusinessError {
  constructor(seconds: number) {
    super(RESULT.tooOften, `操作太频繁，请 ${seconds} 秒后再试`, { retryAfterSeconds: seconds })
  }
}

/** Seconds until the member may take again; 0 if they may now. */
export async function secondsToWait(db: Queryable, memberId: string, now: Date): Promise<number> {
  const resetAt = await fullUntil(keyOf(memberId), TAKES, now, db)
  return resetAt ? secondsUntil(resetAt, now) : 0
}

/** Refuses cheaply, before anything is read. @throws TooManyTakes */
export async function refuseScripts(db: Queryable, memberId: string, now: Date): Promise<void> {
  const seconds = await secondsToWait(db, memberId, now)
  if (seconds > 0) throw new TooManyTakes(seconds)
}

/**
 * Counts one take, in the transaction that performs it: of a burst, whose callers all passed the check before anybody
 * was counted, no more than the limit succeed.
 * @throws TooManyTakes
 */
export async function countTake(db: Queryable, memberId: string, now: Date): Promise<void> {
  const { hits, resetAt } = await countHit(keyOf(memberId), now, new Date(now.getTime() + WINDOW_MS), db)
  if (hits > TAKES) throw new TooManyTakes(secondsUntil(resetAt, now))
}
