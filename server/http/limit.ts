import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../db/client'
import { BusinessError } from './business-error'
import type { Clock } from './clock'
import { countHit } from './limit-repository'

/**
 * Counts one more of `key` and refuses when there are more than `max` in `windowMs`. Shared by all processes.
 * @throws BusinessError 429 with the seconds to wait
 */
export type Limit = (key: string, max: number, windowMs: number, message?: string) => Promise<void>

/** The business limits (SMS by phone, tries by address …): one statement on an unlogged table, exact under any load. */
export function limitOn(db: Queryable, clock: Clock): Limit {
  return async (key, max, windowMs, message) => {
    const now = clock.now()
    const { hits, resetAt } = await countHit(key, now, new Date(now.getTime() + windowMs), db)
    if (hits <= max) return
    const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000))
    throw new BusinessError(RESULT.tooOften, message ?? `操作太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
}
