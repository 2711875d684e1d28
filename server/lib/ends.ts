/** End dates of members' holdings and of offers: always the end of a day in China (ADR 0049). */
import { isCalendarDay } from '@contract/calendar'
import type { EndOfDay, Moment } from '@contract/time'
import { chinaMidnight, midnightOf } from './china-time'

/** The end of the day that is `days` days after that of a moment. */
const endAfter = (moment: Date, days: number) => chinaMidnight(moment, days + 1) as EndOfDay<Date>

/** The last moment before an end: it is within the last day. */
const lastMoment = (end: Date) => new Date(end.getTime() - 1)

/** The end of a validity of `days` days from `now` on: its last day is `days` after today, so it is never shorter than that. */
export const endOfDayAfter = (now: Moment<Date>, days: number): EndOfDay<Date> => endAfter(now, days)

/** The end of a whole day, YYYY-MM-DD. @throws RangeError if the day is invalid */
export function endOfDay(day: string): EndOfDay<Date> {
  if (!isCalendarDay(day)) throw new RangeError(`${day} is no day`)
  return midnightOf(day, 1) as EndOfDay<Date>
}

/** Extends an exclusive end to the end of its day: never earlier; an end at 00:00 stays as it is. */
export const throughItsDay = (end: Moment<Date>): EndOfDay<Date> => endAfter(lastMoment(end), 0)

/** The same, counted from another end: `days` days more. */
export const daysLater = (end: EndOfDay<Date>, days: number): EndOfDay<Date> =>
  endAfter(lastMoment(end), days)
