import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'
import { stepOf, valueOf } from './steps'

export interface NewTimings {
  readonly release: string
  readonly platform: string
  readonly timings: readonly { readonly name: string; readonly value: number }[]
  readonly at: Date
}

/** So many steps are kept; whoever makes releases up fills no disk. */
const MAX_STEPS = 20_000

// in the order of their key, so that two reports never wait for each other
const count = command(
  'count-client-timings',
  `insert into client_timings as kept (release, platform, name, step, count, last_at)
   select $1, $2, told.name, told.step, count(*), $3 from unnest($4::text[], $5::int[]) as told(name, step)
   where exists (
     select 1 from client_timings known
     where known.release = $1 and known.platform = $2 and known.name = told.name and known.step = told.step
   ) or (select count(*) from client_timings) < ${MAX_STEPS}
   group by told.name, told.step order by told.name, told.step
   on conflict (release, platform, name, step)
     do update set count = kept.count + excluded.count, last_at = greatest(kept.last_at, excluded.last_at)`
)

/** Counts timings with those of the same release and platform; new steps beyond the most that are kept are dropped. */
export async function countTimings(
  { release, platform, timings, at }: NewTimings,
  db: Queryable
): Promise<void> {
  const names = timings.map(({ name }) => name)
  const steps = timings.map(({ value }) => stepOf(value))
  await count([release, platform, at, names, steps], db)
}

/** How long something took in a release on a platform: ms, `cls` in thousandths. */
export interface ClientTiming {
  readonly platform: string
  readonly release: string
  readonly name: string
  readonly count: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
}

const last = statement<ClientTiming>(
  'last-client-timings',
  `with met as (
     select release, platform, max(last_at) as at from client_timings
     group by release, platform order by at desc limit 12
   ), upto as (
     select release, platform, at, name, step,
       sum(count) over (partition by release, platform, name order by step) as upto,
       sum(count) over (partition by release, platform, name) as total
     from client_timings join met using (release, platform)
   )
   select platform, release, name, max(total)::int as count,
     min(step) filter (where upto >= total * 0.5) as p50,
     min(step) filter (where upto >= total * 0.75) as p75,
     min(step) filter (where upto >= total * 0.95) as p95
   from upto group by platform, release, at, name order by at desc, platform, release, name`
)

/** How long clients of the releases took that were met last, newest first. */
export async function lastTimings(db: Queryable): Promise<ClientTiming[]> {
  const rows = await last([], db)
  return rows.map((row) => ({
    ...row,
    p50: valueOf(row.p50),
    p75: valueOf(row.p75),
    p95: valueOf(row.p95)
  }))
}
