import { getTableColumns } from 'drizzle-orm'
import { chinaMidnight } from '../../lib/china-time'
import type { Entity, Values } from './entity'

const DAYS = /^(?:today|in (?<later>\d{1,4}) days?|(?<ago>\d{1,4}) days? ago)$/

/** `today`, `in 10 days`, `7 days ago`: midnight in China of that day, as a moment; any other text as it is. */
function momentOf(value: unknown, now: Date): unknown {
  const { groups } = (typeof value === 'string' && DAYS.exec(value)) || {}
  if (value !== 'today' && groups === undefined) return value
  return chinaMidnight(now, Number(groups?.['later'] ?? 0) - Number(groups?.['ago'] ?? 0)).toISOString()
}

/** An entry with its days told from `now`: a catalogue that says them so never goes stale. */
export function withMoments({ table }: Entity, entry: Values, now: Date): Values {
  const dates = Object.entries(getTableColumns(table)).filter(([, column]) => column.dataType === 'date')
  return {
    ...entry,
    ...Object.fromEntries(
      dates.flatMap(([property]) => (property in entry ? [[property, momentOf(entry[property], now)]] : []))
    )
  }
}
