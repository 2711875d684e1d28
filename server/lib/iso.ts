import type { EndOfDay, Moment } from '@contract/time'

/** A moment as the contract writes it. */
export const iso = (moment: Moment<Date>): Moment => moment.toISOString()
export const isoOrNull = (moment: Moment<Date> | null) => (moment === null ? null : iso(moment))

/** The end of a day as the contract writes it. */
export const isoEnd = (end: EndOfDay<Date>): EndOfDay => end.toISOString() as EndOfDay
export const isoEndOrNull = (end: EndOfDay<Date> | null) => (end === null ? null : isoEnd(end))
