/** Search, filter and sorting of the market's list (contract `getGroupIntegrationPageList`). Pure. */
import type { Data, ParsedInput } from '@contract/types'
import { plainText, searchTerms, type SearchTerm } from '../../domain/search-terms'
import { soundsLike } from '../../lib/pinyin/pinyin'

type Goods = Data<'getGroupIntegrationPageList'>['list'][number]
type Input = ParsedInput<'getGroupIntegrationPageList'>

export type GoodsSearch = Pick<Input, 'keyword' | 'minFen' | 'belowFen' | 'buyable'>

/** The rank of an item in each order, the lowest first; those of one rank stay as the operator sorted them. */
export const RANKS: Readonly<Record<Input['sort'], (item: Goods) => number>> = {
  recommended: () => 0,
  sold: ({ sold }) => -sold,
  priceUp: ({ priceFen }) => priceFen,
  priceDown: ({ priceFen }) => -priceFen
}

/** The goods that match a search. */
export function searched(goods: readonly Goods[], search: GoodsSearch): Goods[] {
  const { minFen = 0, belowFen = Infinity, buyable } = search
  const terms = searchTerms(search.keyword)
  return goods.filter(
    (item) =>
      item.priceFen >= minFen &&
      item.priceFen < belowFen &&
      (buyable === '0' || item.purchase.allowed) &&
      holdsAll(item, terms)
  )
}

/** Typed before the input method has made characters of it: pinyin, or initials. */
const SPELT = /^[a-z]{2,20}$/

function holdsAll({ name, subtitle }: Goods, terms: readonly SearchTerm[]): boolean {
  const text = plainText(`${name} ${subtitle}`)
  return terms.every((term) =>
    term.some((word) => text.includes(word) || (SPELT.test(word) && soundsLike(name, word)))
  )
}
