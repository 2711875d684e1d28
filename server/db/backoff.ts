/** SQL for when something is retried, and when retries stop. Nothing is retried for ever: see `reportOutcome`, 'unanswered'. */

/** A moment that is never reached. */
const NEVER = `timestamptz '9999-12-31 00:00:00Z'`

/**
 * When something tried `attempts` times before is retried, at the moment `now`: after `first`, then with the delay doubled each
 * time, up to an hour.
 */
export const backoff = (now: string, attempts: string, first: string): string =>
  `${now}::timestamptz + least(interval '1 hour', interval '${first}' * power(2, least(${attempts}, 12)))`

/** Whether this is the last try for what began at `begun`: after 30 days a person has to look at it. */
export const isLastTry = (now: string, begun: string): string =>
  `${begun} < ${now}::timestamptz - interval '30 days'`

/** `next`, or never after the last try. */
export const untilLastTry = (now: string, begun: string, next: string): string =>
  `case when ${isLastTry(now, begun)} then ${NEVER} else ${next} end`

/**
 * When to poll again for something another system has accepted: every `$seconds` on the first day after `taken`, then hourly.
 */
export const nextPoll = (now: string, taken: string, seconds: string): string =>
  `${now}::timestamptz + case when ${taken} > ${now}::timestamptz - interval '1 day' then make_interval(secs => ${seconds})
     else interval '1 hour' end`
