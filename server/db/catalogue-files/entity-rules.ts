/** Rules shared by several kinds of the catalogue. */
import { z } from 'zod'
import type { Values } from './entity'

export const cityCode = z.string().regex(/^\d{6}$/, 'A city is six digits: 310000')

/** A fault of an entry, and its position. */
export type Problem = readonly [where: string | readonly (string | number)[], message: string]

/** Defaults: goods in file order, on sale, at their list price. */
export const placed = (entry: Values, index: number): Values => ({
  listPriceFen: entry['priceFen'],
  onSale: true,
  sort: index + 1,
  ...entry
})

/** The list price is not below the price. */
export function priced({ priceFen, listPriceFen }: Values): readonly Problem[] {
  const isBelow = typeof priceFen === 'number' && typeof listPriceFen === 'number' && listPriceFen < priceFen
  return isBelow ? [['listPriceFen', 'The struck price is below the price']] : []
}

/** The end is after the beginning. */
export function period({ startsAt, endsAt }: Values): readonly Problem[] {
  const isWrong =
    typeof startsAt === 'string' && typeof endsAt === 'string' && Date.parse(endsAt) <= Date.parse(startsAt)
  return isWrong ? [['endsAt', 'It ends before it begins']] : []
}

/** What activities of these kinds can give. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  code: ['card', 'product'],
  directed: ['card', 'product'],
  unique: ['card', 'product'],
  cards: ['card']
}

/** A giving activity has something to give, of a kind that can be given: a plate needs a card of its own. */
export function grantHolds({ kind, items }: Values): readonly Problem[] {
  const provided = GIVEN[String(kind)]
  if (!provided || !Array.isArray(items)) return []
  if (items.length === 0) return [['items', 'It gives nothing']]
  return items.flatMap((item: { kind?: unknown }, index) =>
    provided.includes(String(item.kind))
      ? []
      : [[['items', index, 'kind'], `It can give ${provided.join(', ')} alone`] as const]
  )
}

/** A coupon's deduction is above 0 and below its threshold, and it can be used. */
export function couponHolds(entry: Values): readonly Problem[] {
  const { rule, scope, scopeIds, thresholdFen, amountFen, percent } = entry
  const isPicked = Array.isArray(scopeIds) && scopeIds.length > 0
  return [
    ...period(entry),
    ...(rule !== 'discount' && amountFen === 0 ? [['amountFen', 'It takes nothing off'] as const] : []),
    ...(rule === 'discount' && percent === 100 ? [['percent', 'It takes nothing off'] as const] : []),
    ...(rule === 'full_cut' && Number(amountFen) >= Number(thresholdFen)
      ? [['amountFen', 'It takes off all that it asks for'] as const]
      : []),
    ...(scope === 'all' && isPicked
      ? [['scopeIds', 'What is good for all has none picked out'] as const]
      : []),
    // goods of the kind ticket are its days, which change daily
    ...(scope === 'ticket' && isPicked ? [['scopeIds', 'Of tickets it is good for all'] as const] : [])
  ]
}

/** The ages and hours of a kind of ticket are possible. */
export function ticketKindHolds(entry: Values): readonly Problem[] {
  const { ageFrom, ageTo, dailyStock } = entry
  const isUpsideDown = typeof ageFrom === 'number' && typeof ageTo === 'number' && ageTo < ageFrom
  return [
    ...priced(entry),
    ...(isUpsideDown ? [['ageTo', 'It is below ageFrom'] as const] : []),
    ...(dailyStock === 0
      ? [['dailyStock', 'None could ever be bought: onSale: false takes it off sale'] as const]
      : [])
  ]
}
