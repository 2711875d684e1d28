import dayjs from 'dayjs'

const CHINA_OFFSET_MINUTES = 480
const DAY_MS = 86_400_000

/** The server's clock minus this device's, ms: set from every answer's Date. */
let offsetMs = 0

/** Tells how the server's clock stands; `serverNow` in ms since 1970. */
export function setServerNow(serverNow: number): void {
  if (Number.isFinite(serverNow)) offsetMs = serverNow - Date.now()
}

/** The server's time, ms since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/** A dayjs in China time whatever zone the device is set to: shift by the zones' difference, read as local. */
function china(moment: string | number) {
  const date = dayjs(moment)
  return date.add(date.toDate().getTimezoneOffset() + CHINA_OFFSET_MINUTES, 'minute')
}

/** `2026.11.21` in China time. */
export const formatDay = (moment: string | number): string => china(moment).format('YYYY.MM.DD')

/** `2026.11.21 09:30` in China time. */
export const formatMinute = (moment: string | number): string => china(moment).format('YYYY.MM.DD HH:mm')

/** `11月21日` in China time. */
export const formatMonthDay = (moment: string | number): string => china(moment).format('M月D日')

/** Milliseconds from now (server's clock) to a moment; 0 once it has passed. */
export const msUntil = (moment: string | number, now = serverNow()): number =>
  Math.max(0, dayjs(moment).valueOf() - now)

/** `3 天后`, `5 小时后`, `10 分钟后`: how long until a moment. */
export function untilText(moment: string | number, now = serverNow()): string {
  const ms = msUntil(moment, now)
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} 天后`
  if (ms >= 3_600_000) return `${Math.floor(ms / 3_600_000)} 小时后`
  return `${Math.max(1, Math.ceil(ms / 60_000))} 分钟后`
}
