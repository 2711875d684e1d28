import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { statement } from '../../db/statement'
import { BusinessError } from '../../http/business-error'
import type { Limit } from '../../http/limit'

/** So many takes a member, new ones and refused ones; asking again for what was taken does not count. */
const TAKES = 20
const WINDOW_MS = 60_000

const keyOf = (memberId: string) => `take:${memberId}`

const look = statement<{ resetAt: Date }>(
  'swipe-guard',
  'select reset_at as "resetAt" from rate_hits where key = $1 and reset_at > $2 and hits >= $3'
)

/** Seconds until the member may take again; 0 when they may now. */
export async function secondsToWait(pool: Pool, memberId: string, now: Date): Promise<number> {
  const [row] = await look(pool, [keyOf(memberId), now, TAKES])
  return row ? Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000)) : 0
}

/** @throws BusinessError 429 when the member has to wait */
export async function refuseScripts(pool: Pool, memberId: string, now: Date): Promise<void> {
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
