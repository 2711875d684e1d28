/** Moments and days as people say them, by the calendar and clock of China. Pure. */
import { calendarDay } from '@contract/calendar'
import { chinaText, dayInChina } from './china-time'

/** A day, YYYY-MM-DD, as `2026年11月21日`. */
export const spokenDay = (day: string): string => calendarDay(day).format('YYYY年M月D日')

/** A moment as `今天 14:30`, `昨天 14:30`, or `2026年11月21日 14:30`. */
export function spokenMoment(at: Date, now: Date): string {
  const day = dayInChina(at)
  const clock = chinaText(at, 'HH:mm')
  if (day === dayInChina(now)) return `今天 ${clock}`
  return `${day === dayInChina(now, -1) ? '昨天' : spokenDay(day)} ${clock}`
}
