/**
 * The calendar of China by dayjs, independent of the time zone of the device or process: the only module that imports dayjs.
 * A moment is converted to what China's clock shows (`inChina`), computed with, and converted back
 * (`momentOf`). A day without a moment, YYYY-MM-DD, has no zone (`calendarDay`).
 *
 * China's clock is UTC plus the offset. `utcOffset(8)` of dayjs goes through the device's own zone and is an hour wrong around
 * its changes to summer time, so it is not used. Not for the first route, nor for pages of the main package: these
 * use `./time` (docs/adr/0064-calendar-by-dayjs.md).
 */
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { CHINA_OFFSET_MS } from './time'

dayjs.extend(utc)

/** What a clock and calendar in China show at a moment. */
export const inChina = (moment: Date | number): Dayjs => dayjs.utc(Number(moment) + CHINA_OFFSET_MS)

/** The moment at which a clock and calendar in China show this. */
export const momentOf = (shown: Dayjs): Date => new Date(shown.valueOf() - CHINA_OFFSET_MS)

/** A day, YYYY-MM-DD, or a day with a time of day, `2026-11-27 09:30:00`. */
export const calendarDay = (text: string): Dayjs => dayjs.utc(text)

/** Whether the day exists in the calendar: 2027-02-29 does not. */
export const isCalendarDay = (text: string): boolean => calendarDay(text).format('YYYY-MM-DD') === text
