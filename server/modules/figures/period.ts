import { DAY_MS } from '@contract/time'
import { daysFrom, midnightOf } from '../../lib/china-time'

/** All days of a period, YYYY-MM-DD, both ends included. */
export const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): string[] =>
  daysFrom(midnightOf(from), (Date.parse(to) - Date.parse(from)) / DAY_MS + 1)
