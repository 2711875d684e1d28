import { sql } from 'drizzle-orm'
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../db/client'
import { BusinessError } from './business-error'
import type { Clock } from './clock'

/**
 * Counts one more of `key` and refuses when there are more than `max` in `windowMs`. Shared by all processes.
 * @throws BusinessError 429 with the seconds to wait
 */
export type Limit = (key: string, max: number, windowMs: number, message?: string) => Promise<void>

/** The business limits (SMS by phone, tries by address …): one statement on an unlogged table, exact under any load. */
export function limitOn(db: Queryable, clock: Clock): Limit {
  return async (key, max, windowMs, message) => {
    const now = clock.now()
    const resetAt = new Date(now.getTime() + windowMs)
    const { rows } = await db.execute<{ hits: number; reset_at: Date | string }>(sql`
      insert into rate_hits as r (key, hits, reset_at) values (${key}, 1, ${resetAt.toISOString()}::timestamptz)
      on conflict (key) do update set
        hits = case when r.reset_at <= ${now.toISOString()}::timestamptz then 1 else r.hits + 1 end,
        reset_at = case when r.reset_at <= ${now.toISOString()}::timestamptz then excluded.reset_at else r.reset_at end
      returning hits, reset_at`)
    const row = rows[0]
    if (!row || row.hits <= max) return
    const retryAfterSeconds = Math.max(
      1,
      Math.ceil((new Date(row.reset_at).getTime() - now.getTime()) / 1000)
    )
    throw new BusinessError(RESULT.tooOften, message ?? `操作太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
}

/** Forgets counters whose window is over. */
export async function sweepLimits(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_hits where reset_at < ${now.toISOString()}::timestamptz`)
}
