/**
 * What is deleted, or moved on, because its time has come: one table of all such work. Each sweep finds its rows by an index that begins
 * with `by` (a test looks at the plans), takes a batch at a time, and skips rows that somebody else has locked. What is partitioned by
 * days is not among it: their partitions are dropped (server/db/partitions), and a row's place (`ctid`) would not be its own there.
 */
import { chinaMidnight, dayInChina } from '../lib/china-time'
import * as kept from '../domain/periods'
import type { Queryable } from './client'
import { inBatches, SWEEP_LIMITS, type SweepLimits } from './in-batches'
import { command, statement, type Command } from './statement'

interface Sweep {
  /** The job that does it. */
  readonly job: string
  readonly table: string
  /** The column by which rows come due; `by` < `before` means due. */
  readonly by: string
  /** SQL: the only rows that it is about. */
  readonly where?: string
  /** SQL of the change, in which $3 is now; rows are deleted if there is none. */
  readonly set?: string
  /** The moment, or the day in China for a column of days, before which rows are due. */
  readonly before: (now: Date) => Date | string
  /** Rows with many others behind them come in smaller batches. */
  readonly batch?: number
}

/** What ends at a moment is over at it, and moments are whole ms. */
const ended = (now: Date) => new Date(now.getTime() + 1)
const after = (ms: number) => (now: Date) => new Date(now.getTime() - ms)
const expired = (job: string, table: string): Sweep => ({ job, table, by: 'expires_at', before: ended })
const received = (job: string, table: string): Sweep => ({
  job,
  table,
  by: 'sent_at',
  where: `state = 'sent'`,
  set: `state = 'received', received_at = $3`,
  before: (now) => chinaMidnight(now, -kept.RECEIVED_AFTER_DAYS)
})

/** All of them, by name. */
export const SWEEPS = {
  'rate limits': { job: 'sweep rate limits', table: 'rate_hits', by: 'reset_at', before: ended },
  'idempotency keys': {
    job: 'sweep idempotency keys',
    table: 'idempotency_keys',
    by: 'created_at',
    before: after(kept.IDEMPOTENCY_KEPT_MS)
  },
  sessions: expired('sweep sessions', 'sessions'),
  'sms codes': expired('sweep sessions', 'sms_codes'),
  'proven devices': {
    job: 'sweep sessions',
    table: 'proven_devices',
    by: 'proven_at',
    before: after(kept.PROVEN_DEVICES_KEPT_MS)
  },
  puzzles: expired('sweep puzzles', 'puzzles'),
  'puzzle proofs': expired('sweep puzzles', 'puzzle_proofs'),
  'one-time entries': expired('sweep ways in', 'entry_once'),
  'entry tickets': expired('sweep ways in', 'entry_tickets'),
  'wechat logins': expired('sweep ways in', 'wechat_states'),
  'proven numbers': expired('sweep proven numbers', 'phone_proofs'),
  'staff sessions': expired('sweep staff sessions', 'staff_sessions'),
  'staff challenges': expired('sweep staff sessions', 'staff_challenges'),
  'staff tries': {
    job: 'sweep staff sessions',
    table: 'staff_tries',
    by: 'last_at',
    before: after(kept.STAFF_TRIES_KEPT_MS)
  },
  'visits to activities': {
    job: 'forget old visits',
    table: 'activity_records',
    by: 'at',
    where: `visitor like 'd:%'`,
    before: after(kept.VISITS_KEPT_MS)
  },
  'faults of clients': {
    job: 'forget faults of clients',
    table: 'client_faults',
    by: 'last_at',
    before: after(kept.CLIENT_FAULTS_KEPT_MS)
  },
  'timings of clients': {
    job: 'forget faults of clients',
    table: 'client_timings',
    by: 'last_at',
    before: after(kept.CLIENT_FAULTS_KEPT_MS)
  },
  reminders: {
    job: 'forget reminders',
    table: 'reminders',
    by: 'created_at',
    where: `state <> 'waiting'`,
    before: (now) => chinaMidnight(after(kept.REMINDERS_KEPT_MS)(now))
  },
  conversations: {
    job: 'forget old conversations',
    table: 'assistant_conversations',
    by: 'said_at',
    where: 'member_id is not null',
    before: after(kept.CONVERSATIONS_KEPT_MS),
    batch: 100
  },
  'conversations of visitors': {
    job: 'forget old conversations',
    table: 'assistant_conversations',
    by: 'said_at',
    where: 'member_id is null',
    before: after(kept.VISITORS_TALKS_KEPT_MS),
    batch: 100
  },
  'deleted addresses': {
    job: 'forget deleted addresses',
    table: 'addresses',
    by: 'deleted_at',
    where: 'deleted_at is not null',
    before: after(kept.ADDRESS_UNDO_MS)
  },
  'unused codes of posters': {
    job: 'forget unused codes',
    table: 'mini_codes',
    by: 'used_at',
    before: after(kept.MINI_CODES_KEPT_MS),
    batch: 100
  },
  'places in queues': {
    job: 'forget queues',
    table: 'waiting_places',
    by: 'joined_at',
    before: after(kept.QUEUES_KEPT_MS)
  },
  'waiting rooms': {
    job: 'forget queues',
    table: 'waiting_rooms',
    by: 'closes_at',
    before: after(kept.QUEUES_KEPT_MS)
  },
  'payment notices': {
    job: 'forget payment notices',
    table: 'pay_notices',
    by: 'received_at',
    before: after(kept.PAY_NOTICES_KEPT_MS)
  },
  'merged carts': {
    job: 'forget merged carts',
    table: 'cart_merges',
    by: 'merged_at',
    before: after(kept.CART_MERGES_KEPT_MS)
  },
  'lottery links': {
    job: 'forget lottery links',
    table: 'lottery_entries',
    by: 'expires_at',
    before: after(kept.LOTTERY_LINKS_KEPT_MS)
  },
  tickets: {
    job: 'expire tickets',
    table: 'tickets',
    by: 'day',
    where: `state = 'issued'`,
    set: `state = 'expired'`,
    before: (now) => dayInChina(now)
  },
  shipments: received('receive what came long ago', 'shipments'),
  'goods of privileges': received('send goods of privileges', 'receive_parcels'),
  prizes: received('send prizes', 'lottery_draws')
} as const satisfies Record<string, Sweep>

export type SweepName = keyof typeof SWEEPS

const ALL = Object.entries(SWEEPS) as [SweepName, Sweep][]

const typeOf = ({ by }: Sweep) => (by === 'day' ? 'date' : 'timestamptz')
const only = ({ where }: Sweep) => (where === undefined ? '' : `${where} and `)

function stepOf(name: SweepName, sweep: Sweep): Command {
  const { table, by, set } = sweep
  const batch = `ctid = any(array(select ctid from ${table} where ${only(sweep)}${by} < $1::${typeOf(sweep)}
     order by ${by} limit $2 for update skip locked))`
  return command(
    `sweep-${name.replaceAll(' ', '-')}`,
    set === undefined ? `delete from ${table} where ${batch}` : `update ${table} set ${set} where ${batch}`
  )
}

const steps = new Map(ALL.map(([name, sweep]) => [name, stepOf(name, sweep)]))

/** Deletes, or moves on, what is due, a batch at a time. @returns how many rows */
export function sweep(
  name: SweepName,
  now: Date,
  db: Queryable,
  limits: SweepLimits = SWEEP_LIMITS
): Promise<number> {
  const { before, set, batch = limits.batch }: Sweep = SWEEPS[name]
  const step = steps.get(name)
  if (!step) throw new Error(`There is no sweep ${name}`)
  const values = [before(now), ...(set?.includes('$3') ? [now] : [])]
  return inBatches((max) => step([values[0], max, ...values.slice(1)], db), {
    ...limits,
    batch: Math.min(batch, limits.batch)
  })
}

/** A job that does nothing but sweeps. */
export type SweepJob = (typeof SWEEPS)[SweepName]['job']

/** A round of a job: all of its sweeps, each with its own limits. */
export async function runSweeps(job: SweepJob, now: Date, db: Queryable): Promise<void> {
  for (const [name, one] of ALL) if (one.job === job) await sweep(name, now, db)
}

/** How far a sweep is behind. */
export interface SweepState {
  readonly sweep: string
  /** How long the oldest row has been due, s; 0 if none is. */
  readonly lateSeconds: number
}

const states = statement<SweepState>(
  'sweep-states',
  ALL.map(([name, one], index) => {
    const due = `$${index + 1}::${typeOf(one)}::timestamp`
    const oldest = `(select min(${one.by}) from ${one.table}${one.where === undefined ? '' : ` where ${one.where}`})`
    return `select '${name}' as sweep,
      greatest(coalesce(extract(epoch from ${due} - ${oldest}::timestamp), 0), 0)::float8 as "lateSeconds"`
  }).join('\n union all ')
)

/** How far each sweep is behind: one look at the beginning of an index each. */
export const readSweepStates = (now: Date, db: Queryable): Promise<SweepState[]> =>
  states(
    ALL.map(([, { before }]) => before(now)),
    db
  )
