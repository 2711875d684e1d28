/** What the list of the mall is made from, of products that are new: otherwise it would be written right after them once more. */
import { categoryWords, mallGrams } from '../mall-search-terms'
import type { Queryable } from '../client'
import type { Values } from './entity'
import type { Folder } from './read-folder'
import type { Derived } from './write-new'

interface Summary {
  priceFen: number | null
  cardPriceFen: number | null
  sold: number
}

const NONE: Readonly<Summary> = { priceFen: null, cardPriceFen: null, sold: 0 }

/** The search terms, prices and sales of a folder's products; the categories are written already. */
export async function summariesOf(db: Queryable, folder: Folder): Promise<Derived> {
  const words = await categoryWords(db)
  const sums = sumsOf(folder)
  return ({ id, name, subtitle, categoryId }) => ({
    ...(sums.get(String(id)) ?? NONE),
    grams: mallGrams(String(name), String(subtitle), words.get(String(categoryId)) ?? '')
  })
}

/** By product; as `refreshMallSummaries` would. */
function sumsOf({ kinds }: Folder): ReadonlyMap<string, Summary> {
  const sums = new Map<string, Summary>()
  const skus = kinds.find(({ entity }) => entity.name === 'mall-skus')
  for (const { values } of skus?.entries.values() ?? []) {
    const id = String(values['productId'])
    const sum = sums.get(id) ?? { ...NONE }
    sums.set(id, sum)
    sum.sold += Number(values['sold'] ?? 0)
    if (values['onSale'] === false) continue
    sum.priceFen = least(sum.priceFen, values, 'priceFen')
    sum.cardPriceFen = least(sum.cardPriceFen, values, 'cardPriceFen')
  }
  for (const sum of sums.values())
    if (Number(sum.cardPriceFen ?? Infinity) >= Number(sum.priceFen)) sum.cardPriceFen = null
  return sums
}

function least(before: number | null, values: Values, property: string): number | null {
  const value = values[property]
  return typeof value === 'number' ? Math.min(value, before ?? value) : before
}
