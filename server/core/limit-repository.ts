import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { rateHits } from '../db/schema/plumbing'

/** The count of a key in its window, and the end of that window. */
export interface Hits {
  readonly hits: number
  readonly resetAt: Date
}

/** Increments the count of `key`; if its window is over, or it had none, a new one up to `resetAt` begins. */
export async function countHit(key: string, now: Date, resetAt: Date, db: Queryable): Promise<Hits> {
  const { rows } = await db.execute<{ hits: number; reset_at: Date | string }>(sql`
    insert into rate_hits as r (key, hits, reset_at) values (${key}, 1, ${resetAt.toISOString()}::timestamptz)
    on conflict (key) do update set
      hits = case when r.reset_at <= ${now.toISOString()}::timestamptz then 1 else r.hits + 1 end,
      reset_at = case when r.reset_at <= ${now.toISOString()}::timestamptz then excluded.reset_at else r.reset_at end
    returning hits, reset_at`)
  const row = rows[0]
  return row ? { hits: row.hits, resetAt: new Date(row.reset_at) } : { hits: 0, resetAt }
}

/** The counts of these keys in their current windows; keys without one are left out. */
export async function readHits(
  keys: readonly string[],
  now: Date,
  db: Queryable
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: rateHits.key, hits: rateHits.hits })
    .from(rateHits)
    .where(and(inArray(rateHits.key, [...keys]), gt(rateHits.resetAt, now)))
  return new Map(rows.map(({ key, hits }) => [key, hits]))
}
