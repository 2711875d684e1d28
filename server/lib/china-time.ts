/**
 * The calendar and the clock of China, whatever zone the process runs in.
 *
 * China's clock is read as UTC moved by the offset. `utcOffset(8)` of dayjs goes by way of the process's own zone and is an
 * hour wrong around its changes to summer time, so it is not used.
 */
import { CHINA_OFFSET_MS } from '@contract/time'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** A format of dayjs; each is a way in which a moment is read. */
type Form = 'YYYY-MM-DD' | 'YYYY-MM' | 'HH:mm' | 'HH:mm:ss' | 'YYMMDDHHmmss'

const inChina = (moment: Date) => dayjs.utc(moment.getTime() + CHINA_OFFSET_MS)

/** A moment as a calendar and a clock in China show it. */
export const chinaText = (moment: Date, form: Form): string => inChina(moment).format(form)

/** The calendar day in China at a moment, or `daysLater` (negative: before) days from it, YYYY-MM-DD. */
export const dayInChina = (moment: Date, daysLater = 0): string =>
  inChina(moment).add(daysLater, 'day').format('YYYY-MM-DD')

/** Days from the one of a moment on, in China, `count` of them, YYYY-MM-DD. */
export const daysFrom = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayInChina(moment, index))

/** Midnight in China, `daysLater` (negative: before) days from the day that `moment` falls in. */
export const chinaMidnight = (moment: Date, daysLater = 0): Date =>
  new Date(inChina(moment).startOf('day').add(daysLater, 'day').valueOf() - CHINA_OFFSET_MS)

/** Minute of the day in China, 0 to 1439. */
export function minuteInChina(moment: Date): number {
  const clock = inChina(moment)
  return clock.hour() * 60 + clock.minute()
}
