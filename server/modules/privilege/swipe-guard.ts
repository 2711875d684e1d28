import { RESULT } from '@contract/envelope/codes'
import type { Connection } from '../../db/statement'
import { BusinessError } from '../../http/business-error'
import type { Limit } from '../../http/limit'
import { fullUntil } from './swipe-repository'

/** So many takes a member, new ones and refused ones; asking again for what was taken does not count. */
const TAKES = 20
const WINDOW_MS = 60_000

const keyOf = (memberId: string) => `take:${memberId}`

/** Seconds until the member may take again; 0 when they may now. */
export async function secondsToWait(pool: Connection, memberId: string, now: Date): Promise<number> {
  const resetAt = await fullUntil(pool, keyOf(memberId), TAKES, now)
  return resetAt ? Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000)) : 0
}

/** @throws BusinessError 429 when the member has to wait */
export async function refuseScripts(pool: Connection, memberId: string, now: Date): Promise<void> {
  const retryAfterSeconds = await secondsToWait(pool, memberId, now)
  if (retryAfterSeconds === 0) return
  throw new BusinessError(RESULT.tooOften, `操作太频繁，请 ${retryAfterSeconds} 秒后再试`, {
    retryAfterSeconds
  })
}

/** Counts one take. */
export function countTake(limit: Limit, memberId: string): Promise<void> {
  return limit(keyOf(memberId), Number.MAX_SAFE_INTEGER, WINDOW_MS)
}
