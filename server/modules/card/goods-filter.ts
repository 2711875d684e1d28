/** Search, filter and sorting of the market's list (contract `getGroupIntegrationPageList`). Pure. */
import type { Data, ParsedInput } from '@contract/types'
import { soundsLike } from '../../lib/pinyin/pinyin'

type Goods = Data<'getGroupIntegrationPageList'>['list'][number]
type Input = ParsedInput<'getGroupIntegrationPageList'>

export type GoodsSearch = Pick<Input, 'keyword' | 'sort' | 'minFen' | 'belowFen' | 'buyable'>

const ORDERS: Readonly<Record<Input['sort'], ((a: Goods, b: Goods) => number) | null>> = {
  recommended: null,
  sold: (a, b) => b.sold - a.sold,
  priceUp: (a, b) => a.priceFen - b.priceFen,
  priceDown: (a, b) => b.priceFen - a.priceFen
}

/** The goods that match a search, in the requested order; the sort is stable. */
export function searched(goods: readonly Goods[], search: GoodsSearch): Goods[] {
  const { minFen = 0, belowFen = Infinity, buyable, sort } = search
  const words = wordsOf(search.keyword ?? '')
  const fitting = goods.filter(
    (item) =>
      item.priceFen >= minFen &&
      item.priceFen < belowFen &&
      (buyable === '0' || item.purchase.allowed) &&
      holdsAll(item, words)
  )
  const order = ORDERS[sort]
  return order ? fitting.sort(order) : fitting
}

/** Full-width letters and digits, as typed on Chinese keyboards, are normalised. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

const wordsOf = (keyword: string): string[] => plain(keyword).split(/\s+/).filter(Boolean)

/** Typed before the input method has made characters of it: pinyin, or initials. */
const SPELT = /^[a-z]{2,20}$/

function holdsAll({ name, subtitle }: Goods, words: readonly string[]): boolean {
  const text = plain(`${name} ${subtitle}`)
  return words.every((word) => text.includes(word) || (SPELT.test(word) && soundsLike(name, word)))
}
