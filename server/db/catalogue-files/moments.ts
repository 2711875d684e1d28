import { getTableColumns } from 'drizzle-orm'
import { chinaMidnight, dayInChina, midnightOf } from '../../lib/china-time'
import type { EndOfDay } from '@contract/time'
import { endOfDay } from '../../lib/ends'
import type { Entity, Values } from './entity'
import type { Problem } from './entity-rules'

const DAYS = /^(?:today|in (?<later>\d{1,4}) days?|(?<ago>\d{1,4}) days? ago)$/
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
/** The one date of a catalogue that says until when: its last day. */
const END = 'endsAt'

/** Midnight in China of the day that a text names: `2026-12-01`, `today`, `in 10 days`, `7 days ago`; undefined for any other. */
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

/** An entry with its days counted from `now`: a catalogue that names them so never goes stale. What ends, ends with its last day. */
export function withMoments(entity: Entity, entry: Values, now: Date): Values {
  const dates = datesOf(entity).filter((property) => property in entry)
  return {
    ...entry,
    ...Object.fromEntries(dates.map((property) => [property, momentOf(property, entry[property], now)]))
  }
}

/** An end is a day: at 00:00 of a day it could be meant to include that day, or not. */
export function endProblems(entity: Entity, entry: Values, now: Date): readonly Problem[] {
  const value = entry[END]
  if (typeof value !== 'string' || !datesOf(entity).includes(END) || dayNamed(value, now)) return []
  return [[END, 'It is the last day, without a time: 2026-12-31, today, in 30 days']]
}

/** The last whole day before an end, `2026-12-31`, as a file has it: what was ended in the middle of a day stays so. */
export const lastWholeDay = (end: EndOfDay<Date>): string => dayInChina(new Date(end), -1)
