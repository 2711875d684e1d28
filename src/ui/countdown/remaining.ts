const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time left as displayed: 04:59, 01:04:59, from a day on 2天3小时. Seconds round up, so 00:00 means the end. */
export function remainingText(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND)
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  if (days > 0) return hours > 0 ? `${days}天${hours}小时` : `${days}天`
  const clock = [Math.floor((left % HOUR) / MINUTE), (left % MINUTE) / SECOND]
  return (hours > 0 ? [hours, ...clock] : clock).map((part) => String(part).padStart(2, '0')).join(':')
}

/** Time until the text changes next, ms. */
export function nextTick(ms: number): number {
  const step = ms > DAY ? MINUTE : SECOND
  return ms % step || step
}
