/** Opening hours of customer service, parsed from the channel's display text. Pure. */
import { minuteInChina } from '../../lib/china-time'

const SPAN = /(\d{1,2}):(\d{2})\s*[–—~至-]\s*(\d{1,2}):(\d{2})/

const minutes = (hours: string | undefined, rest: string | undefined) => Number(hours) * 60 + Number(rest)

/**
 * Whether customer service is open at `now`: within the range in the text (`09:00–21:00`, China time, also past
 * midnight), always if it says 24 小时, never if it contains no time.
 */
export function isOpenAt(hours: string, now: Date): boolean {
  if (/24\s*小时/.test(hours)) return true
  const span = SPAN.exec(hours)
  if (!span) return false
  const from = minutes(span[1], span[2])
  const until = minutes(span[3], span[4])
  const minute = minuteInChina(now)
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}
