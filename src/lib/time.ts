const CHINA_OFFSET_MS = 28_800_000
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

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A date whose UTC parts are those of China time, whatever zone the device is set to. */
const china = (moment: string | number) => new Date(new Date(moment).getTime() + CHINA_OFFSET_MS)

/** `2026.11.21` in China time. */
export function formatDay(moment: string | number): string {
  const date = china(moment)
  return [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())].join('.')
}

/** `2026.11.21 09:30` in China time. */
export function formatMinute(moment: string | number): string {
  const date = china(moment)
  return `${formatDay(moment)} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`
}

/** `11月21日` in China time. */
export function formatMonthDay(moment: string | number): string {
  const date = china(moment)
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`
}

/** Milliseconds from now (server's clock) to a moment; 0 once it has passed. */
export const msUntil = (moment: string | number, now = serverNow()): number =>
  Math.max(0, new Date(moment).getTime() - now)

/** `3 天后`, `5 小时后`, `10 分钟后`: how long until a moment. */
export function untilText(moment: string | number, now = serverNow()): string {
  const ms = msUntil(moment, now)
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} 天后`
  if (ms >= 3_600_000) return `${Math.floor(ms / 3_600_000)} 小时后`
  return `${Math.max(1, Math.ceil(ms / 60_000))} 分钟后`
}
