/** The source of time; tests replace it by their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
