import { MAX_COUNTED } from '@contract/console/limits'
import type { Queryable } from './client'
import { QUEUES, type Queue } from './queues'
import { statement } from './statement'

/** How a recurring job went, whichever process ran it. */
export interface JobState {
  readonly name: string
  readonly nextAt: Date
  readonly startedAt: Date | null
  readonly lastMs: number | null
  readonly succeededAt: Date | null
  /** Failed rounds since the last good one. */
  readonly failures: number
}

/** What waits in a queue of work. */
export interface QueueState {
  readonly queue: string
  /** At most {@link MAX_COUNTED}. */
  readonly items: number
  /** How long the oldest is overdue, s; 0 if nothing is. */
  readonly lateSeconds: number
  /** Given up after the last try: a person has to look at them. */
  readonly givenUp: number
}

const jobs = statement<JobState>(
  'operating-jobs',
  `select name, next_at as "nextAt", started_at as "startedAt", last_ms as "lastMs", succeeded_at as "succeededAt", failures
   from job_runs order by name`
)

/** The recurring jobs that have run at least once, by name. */
export const readJobStates = (db: Queryable) => jobs([], db)

const lastGood = statement<{ at: Date | null }>(
  'last-good-round',
  'select succeeded_at as at from job_runs where name = $1'
)

/** When a round of a job last ended well, in any process; null = never. */
export const lastGoodRound = async (job: string, db: Queryable): Promise<Date | null> =>
  (await lastGood([job], db))[0]?.at ?? null

const queues = statement<QueueState>(
  'operating-queues',
  Object.entries<Queue>(QUEUES)
    .map(
      ([queue, { from, where, since, by = since }]) => `
  select '${queue}' as queue, count(*) filter (where not lost)::int as items,
    coalesce(greatest(extract(epoch from $1 - min(since) filter (where not lost)), 0), 0)::float8 as "lateSeconds",
    count(*) filter (where lost)::int as "givenUp"
  from (select ${since} as since, coalesce(${since} >= '9999-01-01Z'::timestamptz, false) as lost from ${from}
    where ${where} order by ${by} limit ${MAX_COUNTED}) waiting`
    )
    .join(' union all')
)

/** What waits for jobs, other systems or people. */
export const readQueueStates = (now: Date, db: Queryable) => queues([now], db)
