/** What several kinds of the catalogue share. */
import { z } from 'zod'
import type { Values } from './entity'

export const cityCode = z.string().regex(/^\d{6}$/, 'A city is six digits: 310000')

type Problem = readonly [property: string, message: string]

/** Goods in the order of their file and on sale, at their list price, where nothing else is said. */
export const placed = (entry: Values, index: number): Values => ({
  listPriceFen: entry['priceFen'],
  onSale: true,
  sort: index + 1,
  ...entry
})

/** The struck price is not below the price. */
export function priced({ priceFen, listPriceFen }: Values): readonly Problem[] {
  const isBelow = typeof priceFen === 'number' && typeof listPriceFen === 'number' && listPriceFen < priceFen
  return isBelow ? [['listPriceFen', 'The struck price is below the price']] : []
}

/** What begins ends later. */
export function period({ startsAt, endsAt }: Values): readonly Problem[] {
  const isWrong =
    typeof startsAt === 'string' && typeof endsAt === 'string' && Date.parse(endsAt) <= Date.parse(startsAt)
  return isWrong ? [['endsAt', 'It ends before it begins']] : []
}
