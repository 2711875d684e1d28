/** SQL of when something is tried again, and when no more. Nothing is tried for ever: see `reportOutcome`, 'unanswered'. */

/** A moment that never comes. */
const NEVER = `timestamptz '9999-12-31 00:00:00Z'`

/**
 * When something is tried again that was tried `attempts` times before at the moment `now`: after `first`, then after twice as long each
 * time, after an hour at most.
 */
export const backoff = (now: string, attempts: string, first: string): string =>
  `${now}::timestamptz + least(interval '1 hour', interval '${first}' * power(2, least(${attempts}, 12)))`

/** Whether what was begun at `begun` is tried for the last time: after 30 days a person has to look at it. */
export const isLastTry = (now: string, begun: string): string =>
  `${begun} < ${now}::timestamptz - interval '30 days'`

/** `next`, and never again after the last try. */
export const untilLastTry = (now: string, begun: string, next: string): string =>
  `case when ${isLastTry(now, begun)} then ${NEVER} else ${next} end`

/**
 * When something that another system has taken is asked about again: every `$seconds` on the first day after `taken`, then every hour.
 */
export const asking = (now: string, taken: string, seconds: string): string =>
  `${now}::timestamptz + case when ${taken} > ${now}::timestamptz - interval '1 day' then make_interval(secs => ${seconds})
     else interval '1 hour' end`
