import { serverNow } from './server-now'

/** China has had one offset and no summer time since 1991. */
const CHINA_OFFSET_MS = 28_800_000
const DAY_MS = 86_400_000

/** A moment (ISO text with its zone, or ms since 1970) as ms since 1970. */
const msOf = (moment: string | number): number => new Date(moment).getTime()

/**
 * What a clock in China shows, `2026-11-21T09:30:00.000`: shifted and read as UTC, so that the device's zone and its summer
 * time have no part in it. Empty for what is no moment.
 */
function china(moment: string | number): string {
  const shifted = new Date(msOf(moment) + CHINA_OFFSET_MS)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString()
}

/** `2026.11.21` in China time. */
export const formatDay = (moment: string | number): string => china(moment).slice(0, 10).replace(/-/g, '.')

/** `2026.11.21 09:30` in China time. */
export const formatMinute = (moment: string | number): string =>
  `${formatDay(moment)} ${china(moment).slice(11, 16)}`

/** `11月21日` in China time. */
export const formatMonthDay = (moment: string | number): string =>
  `${Number(china(moment).slice(5, 7))}月${Number(china(moment).slice(8, 10))}日`

/** Milliseconds from now (server's clock) to a moment; 0 once it has passed. */
export const msUntil = (moment: string | number, now = serverNow()): number => Math.max(0, msOf(moment) - now)

/** `3 天后`, `5 小时后`, `10 分钟后`: how long until a moment. */
export function untilText(moment: string | number, now = serverNow()): string {
  const ms = msUntil(moment, now)
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} 天后`
  if (ms >= 3_600_000) return `${Math.floor(ms / 3_600_000)} 小时后`
  return `${Math.max(1, Math.ceil(ms / 60_000))} 分钟后`
}
