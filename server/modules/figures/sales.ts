import type { ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { daysOf } from './period'
import { listSales, type Sales } from './sales-repository'

const NOTHING = { name: null, orders: 0, pieces: 0, paidFen: 0, refundedFen: 0, discountFen: 0, points: 0 }

/**
 * A report of sales. By day and by month each one of the period has its row, also without sales: whoever reads a chart takes two bars
 * beside each other for two days in a row. Empty if there was nothing at all.
 */
export async function salesFigures(wanted: ConsoleParsed<'salesFigures'>, db: Queryable): Promise<Sales[]> {
  const rows = await listSales(wanted, db)
  if (rows.length === 0 || (wanted.by !== 'day' && wanted.by !== 'month')) return rows
  const found = new Map(rows.map((row) => [row.key, row]))
  return keysOf(wanted).map((key) => found.get(key) ?? { key, ...NOTHING })
}

/** All days or months of a period. */
function keysOf({ by, ...period }: ConsoleParsed<'salesFigures'>): string[] {
  const days = daysOf(period)
  return by === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}
