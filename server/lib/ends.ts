/** Ends of what members hold and of what is on: always the end of a day in China (ADR 0049). */
import { isCalendarDay } from '@contract/calendar'
import type { EndOfDay, Moment } from '@contract/time'
import { chinaMidnight, midnightOf } from './china-time'

/** The end of the day that is `days` days after the one of a moment. */
const endAfter = (moment: Date, days: number) => chinaMidnight(moment, days + 1) as EndOfDay<Date>

/** The last moment before an end: it falls in the last day. */
const lastMoment = (end: Date) => new Date(end.getTime() - 1)

/** The end of what is good for `days` days from `now` on: its last day is `days` after today, so it is never shorter than that. */
export const endOfDayAfter = (now: Moment<Date>, days: number): EndOfDay<Date> => endAfter(now, days)

/** The end of a whole day, YYYY-MM-DD. @throws RangeError for what is no day */
export function endOfDay(day: string): EndOfDay<Date> {
  if (!isCalendarDay(day)) throw new RangeError(`${day} is no day`)
  return midnightOf(day, 1) as EndOfDay<Date>
}

/** The end of the day that an exclusive end falls in: never earlier; what ends at 00:00 stays as it is. */
export const throughItsDay = (end: Moment<Date>): EndOfDay<Date> => endAfter(lastMoment(end), 0)

/** The same counted on from another end: `days` days more. */
export const daysLater = (end: EndOfDay<Date>, days: number): EndOfDay<Date> =>
  endAfter(lastMoment(end), days)
