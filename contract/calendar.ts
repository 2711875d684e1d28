/**
 * The calendar of China by dayjs, whatever zone the device or the process is in: this module stands between dayjs and the zone,
 * and no other imports dayjs. A moment becomes what China's clock shows (`inChina`), is computed with, and becomes a moment again
 * (`momentOf`). A day without a moment, YYYY-MM-DD, has no zone (`calendarDay`).
 *
 * China's clock is UTC moved by the offset. `utcOffset(8)` of dayjs goes by way of the device's own zone and is an hour wrong around
 * its changes to summer time, so it is not used. Not for the first route, nor for pages of the main package: `./time` has what these
 * show (docs/adr/0064-calendar-by-dayjs.md).
 */
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { CHINA_OFFSET_MS } from './time'

dayjs.extend(utc)

/** What clock and calendar in China show at a moment. */
export const inChina = (moment: Date | number): Dayjs => dayjs.utc(Number(moment) + CHINA_OFFSET_MS)

/** The moment at which clock and calendar in China show this. */
export const momentOf = (shown: Dayjs): Date => new Date(shown.valueOf() - CHINA_OFFSET_MS)

/** A day, YYYY-MM-DD, or a day with a time of day, `2026-11-27 09:30:00`. */
export const calendarDay = (text: string): Dayjs => dayjs.utc(text)

/** Whether the calendar has this day: 2027-02-29 it has not. */
export const isCalendarDay = (text: string): boolean => calendarDay(text).format('YYYY-MM-DD') === text
