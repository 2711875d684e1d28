import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const look = statement<{ resetAt: Date }>(
  'swipe-guard',
  'select reset_at as "resetAt" from rate_hits where key = $1 and reset_at > $2 and hits >= $3'
)

/** Until when a counter of `http/limit.ts` stays at `max` or more; undefined while below. Does not count. */
export async function fullUntil(
  key: string,
  max: number,
  now: Date,
  db: Queryable
): Promise<Date | undefined> {
  return (await look([key, now, max], db))[0]?.resetAt
}
