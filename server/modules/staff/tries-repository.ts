import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'

/**
 * Counts a try as wrong before it is made, unless the last one was too recent: however many are made at once, one waits for the
 * other. $3: ms without one after which the count starts again; $4: free tries; $5: the longest wait, s.
 */
const take = statement<{ fails: number }>(
  'staff-try',
  `insert into staff_tries as t (key, fails, last_at, next_at) values ($1, 1, $2, $2)
   on conflict (key) do update set
     fails = case when t.last_at < $2::timestamptz - make_interval(secs => $3) then 1 else t.fails + 1 end,
     last_at = $2,
     next_at = case when t.last_at < $2::timestamptz - make_interval(secs => $3) or t.fails + 1 < $4 then $2::timestamptz
       else $2::timestamptz + make_interval(secs => least($5, power(2, least(t.fails + 1 - $4, 20)))) end
   where t.next_at <= $2 returning fails`
)

const waiting = statement<{ nextAt: Date }>(
  'staff-try-next',
  'select next_at as "nextAt" from staff_tries where key = $1'
)

const forget = command('staff-tries-forget', 'delete from staff_tries where key = any($1)')

export interface TryRule {
  /** Seconds without a try after which the count starts again. */
  readonly forgetSeconds: number
  /** So many tries need no wait. */
  readonly free: number
  readonly mostSeconds: number
}

/** Takes a try. @returns null, or since when the next one is allowed */
export async function takeTry(key: string, now: Date, rule: TryRule, db: Queryable): Promise<Date | null> {
  const { forgetSeconds, free, mostSeconds } = rule
  const [taken] = await take([key, now, forgetSeconds, free, mostSeconds], db)
  if (taken) return null
  return (await waiting([key], db))[0]?.nextAt ?? now
}

/** After a right try the wrong ones before it do not count. */
export const forgetTries = async (keys: readonly string[], db: Queryable): Promise<void> => {
  await forget([keys], db)
}
