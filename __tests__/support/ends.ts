import { endOfDayMs, type EndOfDay } from '@contract/time'

const textOf = (ms: number) => new Date(ms).toISOString() as EndOfDay

/** The end of a day in China, named as its last day: `2026-11-27`. */
export const endOf = (day: string): EndOfDay => textOf(endOfDayMs(Date.parse(`${day}T12:00:00+08:00`), 0))

/** The end whose last day is `days` after today, by the clock of the device. */
export const endIn = (days: number): EndOfDay => textOf(endOfDayMs(Date.now(), days))
