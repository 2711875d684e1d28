/**
 * The public holidays of China by law (全国年节及纪念日放假办法), by their usual short names. The days that are worked or
 * taken off around them are announced year by year, and are not part of it. Pure.
 */

const DAY_MS = 86_400_000

/** Days of fixed date, MM-DD. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': '元旦',
  '05-01': '五一',
  '05-02': '五一',
  '10-01': '国庆',
  '10-02': '国庆',
  '10-03': '国庆'
}

/**
 * First day of the lunar year, Dragon Boat and Mid-Autumn, MM-DD. A table, because the calendar of `Intl` is wrong by a
 * day where a new moon falls close to midnight: in 2027 it begins the year on 7 February.
 */
const LUNAR: Readonly<Record<string, readonly [string, string, string]>> = {
  2025: ['01-29', '05-31', '10-06'],
  2026: ['02-17', '06-19', '09-25'],
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
  2031: ['01-23', '06-24', '10-01'],
  2032: ['02-11', '06-12', '09-19'],
  2033: ['01-31', '06-01', '09-08'],
  2034: ['02-19', '06-20', '09-27'],
  2035: ['02-08', '06-10', '09-16']
}

/** Around the first day of the lunar year: its eve, and three days. */
const NEW_YEAR = ['除夕', '春节', '春节', '春节']

/** The day in April on which the sun reaches 15°, in this century. */
const clearAndBright = (yearOfCentury: number): number =>
  Math.floor(yearOfCentury * 0.2422 + 4.81) - Math.floor(yearOfCentury / 4)

/** The holiday that a day, YYYY-MM-DD, is part of; null for any other, and for one of the moon beyond the table. */
export function holidayOf(day: string): string | null {
  const [year, date] = [day.slice(0, 4), day.slice(5)]
  const fixed = FIXED[date]
  if (fixed !== undefined) return fixed
  if (date === `04-0${clearAndBright(Number(year) % 100)}`) return '清明'
  const [first, boats, moon] = LUNAR[year] ?? []
  if (date === boats) return '端午'
  if (date === moon) return '中秋'
  if (first === undefined) return null
  const after = (Date.parse(day) - Date.parse(`${year}-${first}`)) / DAY_MS
  return NEW_YEAR[after + 1] ?? null
}
