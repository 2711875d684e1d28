/** Ends of what members hold and of what is on: always the end of a day in China (ADR 0049). */
import { endOfDayMs, type EndOfDay, type Moment } from '@contract/time'

const asEnd = (ms: number) => new Date(ms) as EndOfDay<Date>

/** The end of what is good for `days` days from `now` on: its last day is `days` after today, so it is never shorter than that. */
export const endOfDayAfter = (now: Moment<Date>, days: number): EndOfDay<Date> =>
  asEnd(endOfDayMs(now.getTime(), days))

/** The end of a whole day, YYYY-MM-DD. @throws RangeError for what is no day */
export function endOfDay(day: string): EndOfDay<Date> {
  const noon = Date.parse(`${day}T12:00:00+08:00`)
  if (Number.isNaN(noon)) throw new RangeError(`${day} is no day`)
  return asEnd(endOfDayMs(noon, 0))
}

/** The end of the day that an exclusive end falls in: never earlier; what ends at 00:00 stays as it is. */
export const throughItsDay = (end: Moment<Date>): EndOfDay<Date> => asEnd(endOfDayMs(end.getTime() - 1, 0))

/** The same counted on from another end: `days` days more. */
export const daysLater = (end: EndOfDay<Date>, days: number): EndOfDay<Date> =>
  asEnd(endOfDayMs(end.getTime() - 1, days))
