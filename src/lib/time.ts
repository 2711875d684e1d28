import {
  chinaClock,
  DAY_MS,
  dayOf,
  daysToLastDay,
  lastDayOf,
  msOf,
  type EndOfDay,
  type Moment
} from '@contract/time'
import { serverNow } from './server-now'

const withDots = (day: string): string => day.replace(/-/g, '.')
const monthAndDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** `2026.11.21`: the day in China at a moment. The end of a day is shown by `formatLastDay`. */
export const formatDay = (moment: Moment | number): string => withDots(dayOf(moment))

/** `2026.11.21 09:30` in China. */
export const formatMinute = (moment: Moment | number): string =>
  `${formatDay(moment)} ${chinaClock(msOf(moment)).slice(11, 16)}`

/** `11月21日` in China. */
export const formatMonthDay = (moment: Moment | number): string => monthAndDay(dayOf(moment))

/** `2026.11.27`: the last day of what ends with a day. */
export const formatLastDay = (end: EndOfDay): string => withDots(lastDayOf(end))

/** `11月27日`: the last day of what ends with a day. */
export const formatLastMonthDay = (end: EndOfDay): string => monthAndDay(lastDayOf(end))

/** `2026.11.21 – 2026.12.20`: from its first day through its last. */
export const formatPeriod = (start: Moment, end: EndOfDay): string =>
  `${formatDay(start)} – ${formatLastDay(end)}`

/** Milliseconds from now (server's clock) to an instant; 0 once it has passed. */
export const msUntil = (instant: Moment | EndOfDay | number, now = serverNow()): number =>
  Math.max(0, msOf(instant) - now)

/** Calendar days in China to the last one: 0 on the last day itself. */
export const daysLeft = (end: EndOfDay, now = serverNow()): number => daysToLastDay(end, now)

function inDays(days: number): string {
  if (days <= 0) return '今天'
  return days === 1 ? '明天' : `${days} 天后`
}

/** `今天`, `明天`, `3 天后`: when the last day is, by the calendar of China. */
export const lastDayText = (end: EndOfDay, now = serverNow()): string => inDays(daysToLastDay(end, now))

/** `明天`, `4 天后`: when the day after the last one is, on which something starts again. */
export const nextDayText = (end: EndOfDay, now = serverNow()): string => inDays(daysToLastDay(end, now) + 1)

/** `3 天后` and `明天` by the calendar of China, as of what ends with a day; on the day itself `5 小时后`, `10 分钟后`. */
export function untilText(moment: Moment | number, now = serverNow()): string {
  const days = (Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY_MS
  if (days > 0) return inDays(days)
  const ms = msUntil(moment, now)
  if (ms >= 3_600_000) return `${Math.floor(ms / 3_600_000)} 小时后`
  return `${Math.max(1, Math.ceil(ms / 60_000))} 分钟后`
}
