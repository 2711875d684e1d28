import { calendarDay } from '@contract/calendar'
import type { DayRange } from './day-range'

/** A calendar day as the three columns of a date wheel. */
export interface DayFields {
  readonly year: number
  readonly month: number
  readonly day: number
}

const two = (value: number) => String(value).padStart(2, '0')
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The parts of YYYY-MM-DD. */
export function partsOf(text: string): DayFields {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return { year, month, day }
}

export const dayText = ({ year, month, day }: DayFields): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

const daysInMonth = (year: number, month: number): number =>
  calendarDay(dayText({ year, month, day: 1 })).daysInMonth()

/** The options of each column, given the values of the columns before it. */
export function columnsOf({ year, month }: DayFields, range: DayRange) {
  const first = partsOf(range.start)
  const last = partsOf(range.end)
  const inFirst = year === first.year && month === first.month
  const inLast = year === last.year && month === last.month
  return {
    years: upTo(first.year, last.year),
    months: upTo(year === first.year ? first.month : 1, year === last.year ? last.month : 12),
    days: upTo(inFirst ? first.day : 1, inLast ? last.day : daysInMonth(year, month))
  }
}

const nearest = (value: number, offered: readonly number[]): number =>
  Math.min(Math.max(value, offered[0] ?? value), offered[offered.length - 1] ?? value)

/** The nearest existing day to these parts within the range: 31 February becomes its last day. */
export function nearestDay(parts: DayFields, range: DayRange): DayFields {
  const year = nearest(parts.year, columnsOf(parts, range).years)
  const month = nearest(parts.month, columnsOf({ ...parts, year }, range).months)
  return { year, month, day: nearest(parts.day, columnsOf({ year, month, day: 1 }, range).days) }
}
