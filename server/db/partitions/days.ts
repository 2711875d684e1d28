/** Days and the partitions that take their rows. */
import { calendarDay } from '@contract/calendar'
import { dayInChina } from '../../lib/china-time'
import type { Queryable, Tx } from '../client'
import { readPartitions, type Partition } from './catalogue'
import type { DayTable } from './tables'

const nextDay = (day: string) => calendarDay(day).add(1, 'day').format('YYYY-MM-DD')

/** The first day whose rows are kept, YYYY-MM-DD. */
export const firstKept = ({ keptMs }: DayTable, now: Date): string =>
  dayInChina(new Date(now.getTime() - keptMs))

/** Whether a partition other than the default takes the rows of a day. */
export const covers = ({ from, to }: Partition, day: string): boolean =>
  to !== null && day < to && (from === null || day >= from)

/** Partitions of more than a day, and the default: their rows come due one day after the other. */
export const isCoarse = ({ from, to }: Partition): boolean => from === null || to !== nextDay(from)

/** Those of the days whose rows would go to the default partition. */
export async function uncovered(table: string, days: readonly string[], db: Queryable): Promise<string[]> {
  const existing = await readPartitions([table], db)
  return days.filter((day) => !existing.some((partition) => covers(partition, day)))
}

/** Adds the partition of a day. Attaching what is empty, unlike `create table … partition of`, blocks no reader or writer of other days. */
export async function addDay(table: string, day: string, tx: Tx): Promise<void> {
  const name = `parts.${table}_${day.replaceAll('-', '')}`
  await tx.$client.query(`create table ${name} (like public.${table} including all)`)
  await tx.$client.query(
    `alter table public.${table} attach partition ${name} for values from ('${day}') to ('${nextDay(day)}')`
  )
}
