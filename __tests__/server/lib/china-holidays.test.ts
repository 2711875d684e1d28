import { holidayOf } from '../../../server/lib/china-holidays'

const DAY_MS = 86_400_000

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1) + index * DAY_MS).toISOString().slice(0, 10)
  ).filter((day) => day.startsWith(String(year)))

/** The holidays of a year, each with its days. */
const holidaysOf = (year: number): string[] =>
  daysOf(year).flatMap((day) => {
    const holiday = holidayOf(day)
    return holiday === null ? [] : [`${day.slice(5)} ${holiday}`]
  })

test.each([
  [2025, ['01-28 除夕', '01-29 春节', '01-30 春节', '01-31 春节', '04-04 清明', '05-31 端午', '10-06 中秋']],
  [2026, ['02-16 除夕', '02-17 春节', '02-18 春节', '02-19 春节', '04-05 清明', '06-19 端午', '09-25 中秋']],
  [2027, ['02-05 除夕', '02-06 春节', '02-07 春节', '02-08 春节', '04-05 清明', '06-09 端午', '09-15 中秋']],
  // the moon’s day is also one of fixed date
  [2028, ['01-25 除夕', '01-26 春节', '01-27 春节', '01-28 春节', '04-04 清明', '05-28 端午']]
])('the holidays of %d', (year, moving) => {
  const fixed = ['01-01 元旦', '05-01 五一', '05-02 五一', '10-01 国庆', '10-02 国庆', '10-03 国庆']
  expect(holidaysOf(year)).toEqual([...fixed, ...moving].sort())
})

test('the days of the moon are those of the calendar of this machine, which may be wrong by one', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric'
  })
  const named: Readonly<Record<string, string>> = { 春节: '1/1', 端午: '5/5', 中秋: '8/15' }
  for (let year = 2025; year <= 2035; year += 1)
    for (const [holiday, date] of Object.entries(named)) {
      const first = daysOf(year).find((day) => holidayOf(day) === holiday)
      // 中秋 on a day of 国庆
      if (first === undefined) continue
      const around = [-1, 0, 1].map((by) => lunar.format(Date.parse(first) + by * DAY_MS))
      expect([year, holiday, around.some((each) => each.startsWith(date))]).toEqual([year, holiday, true])
    }
})

test('beyond the table the days of fixed date are left', () => {
  expect(holidaysOf(2050)).toEqual([
    '01-01 元旦',
    '04-04 清明',
    '05-01 五一',
    '05-02 五一',
    '10-01 国庆',
    '10-02 国庆',
    '10-03 国庆'
  ])
})
