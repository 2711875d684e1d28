/** Calendar and clock of China for the server. */
import { calendarDay, inChina, momentOf } from '@contract/calendar'

/** The dayjs formats in use. */
type Form = 'YYYY-MM-DD' | 'YYYY-MM-DD HH:mm:ss' | 'YYYY-MM' | 'HH:mm' | 'HH:mm:ss' | 'YYMMDDHHmmss'

/** A moment as shown by a calendar and a clock in China. */
export const chinaText = (moment: Date, form: Form): string => inChina(moment).format(form)

/** The calendar day in China at a moment, or `daysLater` (negative: before) days from it, YYYY-MM-DD. */
export const dayInChina = (moment: Date, daysLater = 0): string =>
  inChina(moment).add(daysLater, 'day').format('YYYY-MM-DD')

/** `count` days in China, starting with that of a moment, YYYY-MM-DD. */
export const daysFrom = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayInChina(moment, index))

/** Midnight in China, `daysLater` (negative: before) days from the day of `moment`. */
export const chinaMidnight = (moment: Date, daysLater = 0): Date =>
  momentOf(inChina(moment).startOf('day').add(daysLater, 'day'))

/** Midnight in China at the start of a day, YYYY-MM-DD, or `daysLater` days from it. */
export const midnightOf = (day: string, daysLater = 0): Date =>
  momentOf(calendarDay(day).add(daysLater, 'day'))

/** Minute of the day in China, 0 to 1439. */
export function minuteInChina(moment: Date): number {
  const clock = inChina(moment)
  return clock.hour() * 60 + clock.minute()
}
