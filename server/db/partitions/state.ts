/** How far the job of partitions is behind, for the metrics. */
import { calendarDay } from '@contract/calendar'
import { daysFrom } from '../../lib/china-time'
import type { Queryable } from '../client'
import { isThere, readPartitions } from './catalogue'
import { covers, firstKept, isCoarse } from './days'
import { DAY_TABLES, DAYS_AHEAD, type DayTable } from './tables'

/** Of one table. */
export interface PartitionState {
  readonly table: string
  /** From today on, how many days have a partition; 0: today's rows land in the default one. */
  readonly daysAhead: number
  /** Rows without a partition of their day, at most 10,000. */
  readonly strays: number
  /** How long the oldest rows, or the partition that is for them, should be gone, s; 0 if none should. */
  readonly lateSeconds: number
}

const MOST = 10_000

/** Of each table: its catalogue, and a look at the beginning of an index of the few partitions of more than a day. */
export async function readPartitionStates(now: Date, db: Queryable): Promise<PartitionState[]> {
  const states: PartitionState[] = []
  for (const one of DAY_TABLES) states.push(await stateOf(one, now, db))
  return states
}

async function stateOf(one: DayTable, now: Date, db: Queryable): Promise<PartitionState> {
  const { table } = one
  const partitions = await readPartitions([table], db)
  const days = daysFrom(now, DAYS_AHEAD + 1)
  const missing = days.findIndex((day) => !partitions.some((partition) => covers(partition, day)))
  const oldest: string[] = []
  for (const partition of partitions) {
    const day = isCoarse(partition) ? await oldestIn(partition.name, one, db) : partition.from
    if (day) oldest.push(day)
  }
  const late = oldest.map((day) => calendarDay(firstKept(one, now)).diff(calendarDay(day), 'second'))
  const strays = partitions.filter(({ to }) => to === null).map(({ name }) => name)
  if (await isThere(`parts.${table}_strays`, db)) strays.push(`parts.${table}_strays`)
  let rows = 0
  for (const name of strays) rows += await countUpTo(MOST, name, db)
  return {
    table,
    daysAhead: missing === -1 ? days.length : missing,
    strays: Math.min(rows, MOST),
    lateSeconds: Math.max(0, ...late)
  }
}

async function oldestIn(name: string, { by }: DayTable, db: Queryable): Promise<string | null> {
  const { rows } = await db.$client.query<{ day: string | null }>(
    `select min(${by})::text as day from ${name}`
  )
  return rows[0]?.day ?? null
}

async function countUpTo(most: number, name: string, db: Queryable): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    `select count(*)::int as n from (select from ${name} limit ${most}) as few`
  )
  return rows[0]?.n ?? 0
}
