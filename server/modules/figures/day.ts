import type { Queryable } from '../../db/client'
import { orderNumbersFrom } from '../../domain/order-number'
import { dayInChina, midnightOf } from '../../lib/china-time'
import { hoursOf, sumsOf, type DayBounds, type Hour, type Sums } from './day-repository'

/** The figures of a day in China. */
export interface DayFigures {
  readonly total: Sums & { readonly day: string }
  /** Of the day before it, whole. */
  readonly before: Sums & { readonly day: string }
  readonly hours: Hour[]
}

/** What a day brought, YYYY-MM-DD, beside the day before it. */
export async function dayFigures(day: string, db: Queryable): Promise<DayFigures> {
  const [bounds, earlier] = [boundsOf(day), boundsOf(dayInChina(midnightOf(day), -1))]
  const [total, before, hours] = await Promise.all([
    sumsOf(bounds, db),
    sumsOf(earlier, db),
    hoursOf(bounds, db)
  ])
  return { total: { day, ...total }, before: { day: earlier.day, ...before }, hours }
}

function boundsOf(day: string): DayBounds {
  const [from, to] = [midnightOf(day), midnightOf(day, 1)]
  return { day, from, to, fromNumber: orderNumbersFrom(from), toNumber: orderNumbersFrom(to) }
}
