/** SQL of `endOfDayAfter` (server/lib/ends.ts), independent of the connection's zone: `now` and `days` are expressions. */
export const endOfDayAfterSql = (now: string, days: string): string =>
  `(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Shanghai') + make_interval(days => ${days} + 1)) at time zone 'Asia/Shanghai'`
