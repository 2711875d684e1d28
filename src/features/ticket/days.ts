/** Days as the calendar shows them. A day is text, YYYY-MM-DD, and is China's. */
import { calendarDay } from '@contract/calendar'
import type { TicketDay } from './model'

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** 11月28日 */
export const dayText = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** 周六 */
export const weekdayText = (day: string): string => WEEKDAYS[calendarDay(day).day()] ?? ''

/** The day after. */
export const dayAfter = (day: string): string => calendarDay(day).add(1, 'day').format('YYYY-MM-DD')

/** A month with its days; `before` = empty places before the first, weeks beginning on Sunday. */
export interface Month {
  /** 2026年11月 */
  readonly title: string
  readonly before: number
  readonly days: readonly TicketDay[]
}

/** The days by their months. */
export function monthsOf(days: readonly TicketDay[]): Month[] {
  const months = new Map<string, TicketDay[]>()
  for (const one of days) {
    const month = one.day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), one])
  }
  return [...months].map(([month, list]) => ({
    title: `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    before: calendarDay(list[0]?.day ?? `${month}-01`).day(),
    days: list
  }))
}
