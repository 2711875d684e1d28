import { getTableColumns } from 'drizzle-orm'
import { chinaMidnight, dayInChina, midnightOf } from '../../lib/china-time'
import type { EndOfDay } from '@contract/time'
import { endOfDay } from '../../lib/ends'
import type { Entity, Values } from './entity'
import type { Problem } from './entity-rules'

const DAYS = /^(?:today|in (?<later>\d{1,4}) days?|(?<ago>\d{1,4}) days? ago)$/
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
/** The one date of a catalogue that is an end: its last day. */
const END = 'endsAt'

/** Midnight in China of the day named by a text: `2026-12-01`, `today`, `in 10 days`, `7 days ago`; undefined for any other. */
function dayNamed(value: unknown, now: Date): Date | undefined {
  if (typeof value !== 'string') return undefined
  if (DAY.test(value)) return midnightOf(value)
  const found = DAYS.exec(value)
  if (!found) return undefined
  return chinaMidnight(now, Number(found.groups?.['later'] ?? 0) - Number(found.groups?.['ago'] ?? 0))
}

function momentOf(property: string, value: unknown, now: Date): unknown {
  const day = dayNamed(value, now)
  if (day === undefined) return value
  return (property === END ? endOfDay(dayInChina(day)) : day).toISOString()
}

const datesOf = ({ table }: Entity): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([property, column]) =>
    column.dataType === 'date' ? [property] : []
  )

/** An entry with its relative days counted from `now`, so that a catalogue using them never goes stale. Ends include their last day. */
export function withMoments(entity: Entity, entry: Values, now: Date): Values {
  const dates = datesOf(entity).filter((property) => property in entry)
  return {
    ...entry,
    ...Object.fromEntries(dates.map((property) => [property, momentOf(property, entry[property], now)]))
  }
}

/** An end is a day: 00:00 would leave it open whether that day is included. */
export function endProblems(entity: Entity, entry: Values, now: Date): readonly Problem[] {
  const value = entry[END]
  if (typeof value !== 'string' || !datesOf(entity).includes(END) || dayNamed(value, now)) return []
  return [[END, 'It is the last day, without a time: 2026-12-31, today, in 30 days']]
}

/** The last whole day before an end, `2026-12-31`, as in a file: an end in the middle of a day is preserved. */
export const lastWholeDay = (end: EndOfDay<Date>): string => dayInChina(new Date(end), -1)
