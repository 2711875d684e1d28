import { partnerEndpoints } from '@contract/partner/endpoints'
import { weekdayOf } from '@contract/time'
import { read } from '@/api/read'
import type { Film } from './model'

/** Films on show in a city on a day; without them the usual city, today. */
export const filmsQuery = (cityCode: string | undefined, date: string | undefined) =>
  read(partnerEndpoints.listFilms, { ...(cityCode ? { cityCode } : {}), ...(date ? { date } : {}) })

/** `9.2` of 92; undefined before there are enough votes. */
export const scoreText = ({ score }: Pick<Film, 'score'>): string | undefined =>
  score === null ? undefined : (score / 10).toFixed(1)

const WEEKDAYS = '日一二三四五六'

/** A day of the strip: `今天` or `周六`, and `11.21`. `day` is YYYY-MM-DD in China. */
export function dayLabel(
  day: string,
  today: string | undefined
): { readonly name: string; readonly date: string } {
  const [, month, date] = day.split('-')
  return {
    name: day === today ? '今天' : `周${WEEKDAYS[weekdayOf(day)] ?? ''}`,
    date: `${Number(month)}.${date}`
  }
}

/** `12月5日上映` while a film is not on show yet on the first day of the strip; '' afterwards. */
export function releaseText({ releasedOn }: Pick<Film, 'releasedOn'>, today: string | undefined): string {
  const [, month, day] = releasedOn.split('-').map(Number)
  return `${month}月${day}日${today !== undefined && releasedOn > today ? '首映' : '上映'}`
}
