/**
 * Two kinds of instants, as types, so that one cannot be shown or written as the other (ADR 0049): a `Moment` is shown with its
 * time; an `EndOfDay` is the end of a day in China and is shown as that day. On the wire both are ISO 8601 text; the server
 * holds them as dates. Pure; both sides use it.
 */
declare const shown: unique symbol
type Instant = string | Date

/** An instant shown with its time: when something was done, or the deadline of a payment or a code. */
export type Moment<T extends Instant = string> = T & { readonly [shown]?: 'time' }

/**
 * The end of a whole-day validity: the first instant after it, 00:00 in China on the day after
 * the last day. It has ended once `now >= end`.
 */
export type EndOfDay<T extends Instant = string> = T & { readonly [shown]: 'day' }

export const DAY_MS = 86_400_000
/** China has had one offset and no daylight saving time since 1991. */
export const CHINA_OFFSET_MS = 28_800_000

/** An instant of either kind in milliseconds since 1970; NaN if it is none. */
export const msOf = (instant: Moment<Instant> | EndOfDay<Instant> | number): number =>
  new Date(instant).getTime()

/**
 * What a calendar and a clock in China show at `ms`, `2026-11-21T09:30:00.000`: shifted by the offset and read as UTC, so that
 * the device's zone does not matter. Empty if `ms` is no instant.
 */
export function chinaClock(ms: number): string {
  const moved = new Date(ms + CHINA_OFFSET_MS)
  return Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, -1)
}

/** The day in China at a moment, `2026-11-21`. */
export const dayOf = (moment: Moment<Instant> | number): string => chinaClock(msOf(moment)).slice(0, 10)

/** The day of the week of a day, YYYY-MM-DD: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** The last day of a whole-day validity, `2026-11-21`. */
export const lastDayOf = (end: EndOfDay<Instant>): string => chinaClock(msOf(end) - 1).slice(0, 10)

/**
 * Calendar days in China from `now` to the last day: 0 on the last day itself, negative after it. Calculated by hand, as the first route has no
 * dayjs (docs/adr/0064-calendar-by-dayjs.md): every day in China has 24 hours.
 */
export const daysToLastDay = (end: EndOfDay<Instant>, now: number): number =>
  (Date.parse(lastDayOf(end)) - Date.parse(dayOf(now))) / DAY_MS

/** With fewer days than these to its last one, what a member holds is shown as ending soon. */
export const ENDING_SOON_DAYS = 3

/** Whether its last day is that near, or over. */
export const endsSoon = (end: EndOfDay<Instant>, now: number): boolean =>
  daysToLastDay(end, now) < ENDING_SOON_DAYS

/** Whether it has ended: not before its last day is over. */
export const hasEnded = (end: EndOfDay<Instant>, now: number): boolean => msOf(end) <= now
