/** Plans on sale, and the lounges that they give access to. */
import type { Airport, Data, Lounge, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { purchaseOf, type Storefront } from '../../domain/platform-rules'
import { searchTerms } from '../../domain/search-terms'
import { minuteInChina } from '../../lib/china-time'
import { termsInForce } from '../order'
import {
  countLounges,
  listAirports,
  listPlans,
  type AirportRow,
  type LoungeRow
} from './directory-repository'

const HOT_AIRPORTS = 8

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function loungeView(row: LoungeRow, minute: number): Lounge {
  const { id: loungeId, opensAt, closesAt, ...rest } = row
  const openNow = minute >= minuteOf(opensAt) && minute < minuteOf(closesAt)
  return { loungeId, ...rest, opensAt, closesAt, openNow }
}

const airportView = ({ code, name, city, lounges }: AirportRow, minute: number): Airport => ({
  ...{ code, name, city },
  lounges: lounges.map((row) => loungeView(row, minute))
})

/** A page of airports. */
export async function airportsPage(
  db: Queryable,
  { keyword, ...part }: ParsedInput<'pageAirports'>,
  now: Date
): Promise<Data<'pageAirports'>> {
  const { rows, next } = await listAirports(searchTerms(keyword), part, db)
  const minute = minuteInChina(now)
  const list = rows.map((row) => airportView(row, minute))
  return { list, next }
}

/** Plans on sale here, and their coverage. */
export async function loungeFront(
  db: Queryable,
  { channel, now, ...storefront }: Storefront & { readonly channel: string; readonly now: Date }
): Promise<Data<'getLoungeFront'>> {
  const rows = await listPlans(channel, db)
  const counts = await countLounges(HOT_AIRPORTS, db)
  const plans = rows.map(({ id: planId, onSale, stock, ...row }) => {
    const { name, subtitle, picture, priceFen, listPriceFen, days, visits, guests, guestsAtOnce } = row
    const purchase = purchaseOf({ kind: 'lounge', storefront, onSale, stock })
    return {
      ...{ planId, name, subtitle, picture, priceFen, listPriceFen, days, visits, guests, guestsAtOnce },
      purchase
    }
  })
  const termsVersion = await termsInForce('lounge', now, db)
  return { plans, termsVersion, ...counts, hot: [...counts.hot] }
}
