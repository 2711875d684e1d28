const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** A time in its largest unit, `3 天`, of seconds. */
export function howLong(seconds: number): string {
  if (seconds < MINUTE) return `${Math.floor(seconds)} 秒`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} 分钟`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} 小时`
  return `${Math.floor(seconds / DAY)} 天`
}
