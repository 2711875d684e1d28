/** SQL of `endOfDayAfter` (server/lib/ends.ts), in whatever zone the connection is: `now` and `days` are expressions. */
export const endOfDayAfterSql = (now: string, days: string): string =>
  `(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Shanghai') + make_interval(days => ${days} + 1)) at time zone 'Asia/Shanghai'`
