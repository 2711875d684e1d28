import { calendarDay, inChina, momentOf } from '@contract/calendar'
import type { EndOfDay } from '@contract/time'

/** The end of a day in China, named as its last day: `2026-11-27`. */
export const endOf = (day: string): EndOfDay =>
  momentOf(calendarDay(day).add(1, 'day')).toISOString() as EndOfDay

/** The end whose last day is `days` after today, by the clock of the device. */
export const endIn = (days: number): EndOfDay =>
  momentOf(
    inChina(Date.now())
      .startOf('day')
      .add(days + 1, 'day')
  ).toISOString() as EndOfDay
