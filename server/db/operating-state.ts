import { MAX_COUNTED } from '@contract/console/limits'
import type { Queryable } from './client'
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

/** Queues by their partial index: table, condition of the index, and since when an item waits (or is to be tried next). */
const QUEUES = {
  'paid orders': ['orders', `state = 'paid' and kind <> 'partner'`, 'paid_at'],
  'open refunds': ['refunds', `state = 'processing'`, 'next_try_at'],
  'refunds to partners': ['partner_orders', `state = 'refused'`, 'next_try_at'],
  recharges: ['receive_records', `state = 'processing'`, 'received_at'],
  shipments: ['shipments', `state in ('booked','packing')`, 'next_try_at'],
  'goods of privileges': ['receive_parcels', `state = 'claimed'`, 'next_try_at'],
  prizes: ['lottery_draws', `prize_kind = 'goods' and state = 'claimed'`, 'next_try_at'],
  'payments to ask about': ['payments', `state = 'created'`, 'coalesce(next_ask_at, created_at)'],
  'parcels to watch': ['parcels', `watch = 'none' and signed_at is null`, 'watch_at'],
  'shipping reports': ['shipping_reports', 'due_at is not null', 'due_at'],
  'after-sale requests': [
    'after_sales',
    `state in ('applied','approved','returning','received')`,
    'moved_at'
  ],
  feedback: ['feedbacks', 'answer is null', 'created_at'],
  'merged accounts': ['member_merges', 'look_at is not null', 'look_at']
} as const satisfies Record<string, readonly [table: string, condition: string, since: string]>

/** The names of all queues. */
export const QUEUE_NAMES: readonly string[] = Object.keys(QUEUES)

const queues = statement<QueueState>(
  'operating-queues',
  Object.entries(QUEUES)
    .map(
      ([queue, [table, condition, since]]) => `
  select '${queue}' as queue, count(*) filter (where not lost)::int as items,
    coalesce(greatest(extract(epoch from $1 - min(since) filter (where not lost)), 0), 0)::float8 as "lateSeconds",
    count(*) filter (where lost)::int as "givenUp"
  from (select ${since} as since, coalesce(${since} >= '9999-01-01Z'::timestamptz, false) as lost from ${table}
    where ${condition} order by ${since} limit ${MAX_COUNTED}) waiting`
    )
    .join(' union all')
)

/** What waits for jobs, other systems or people. */
export const readQueueStates = (now: Date, db: Queryable) => queues([now], db)
