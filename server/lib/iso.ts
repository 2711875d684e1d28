import type { EndOfDay, Moment } from '@contract/time'

/** A moment in the contract's format. */
export const iso = (moment: Moment<Date>): Moment => moment.toISOString()
export const isoOrNull = (moment: Moment<Date> | null) => (moment === null ? null : iso(moment))

/** The end of a day in the contract's format. */
export const isoEnd = (end: EndOfDay<Date>): EndOfDay => end.toISOString() as EndOfDay
export const isoEndOrNull = (end: EndOfDay<Date> | null) => (end === null ? null : isoEnd(end))
