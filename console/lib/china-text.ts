import { chinaClock, msOf, type Moment } from '@contract/time'

/** `2026-11-27 09:30`, by the clock of China wherever the browser is. */
export const momentText = (at: Moment): string => chinaClock(msOf(at)).slice(0, 16).replace('T', ' ')

/** The same with seconds, where the order of what happened matters. */
export const exactMomentText = (at: Moment): string => chinaClock(msOf(at)).slice(0, 19).replace('T', ' ')
