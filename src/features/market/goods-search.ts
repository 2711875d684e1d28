import type { Input } from '@contract/types'

export type GoodsSort = NonNullable<Input<'getGroupIntegrationPageList'>['sort']>
export type PriceRange = 'any' | 'low' | 'middle' | 'high'

/** How the market's list is narrowed and ordered, beside the kind of goods. */
export interface GoodsSearch {
  readonly keyword: string
  readonly sort: GoodsSort
  readonly price: PriceRange
  readonly buyable: 'all' | 'only'
}

export const EVERYTHING: GoodsSearch = { keyword: '', sort: 'recommended', price: 'any', buyable: 'all' }

export const SORTS: readonly { key: GoodsSort; title: string }[] = [
  { key: 'recommended', title: '综合' },
  { key: 'sold', title: '销量优先' },
  { key: 'priceUp', title: '价格从低到高' },
  { key: 'priceDown', title: '价格从高到低' }
]

export const PRICES: readonly { key: PriceRange; title: string; minFen?: number; belowFen?: number }[] = [
  { key: 'any', title: '不限' },
  { key: 'low', title: '50 元以下', belowFen: 5000 },
  { key: 'middle', title: '50–200 元', minFen: 5000, belowFen: 20_000 },
  { key: 'high', title: '200 元以上', minFen: 20_000 }
]

export const BUYABLE: readonly { key: GoodsSearch['buyable']; title: string }[] = [
  { key: 'all', title: '全部商品' },
  { key: 'only', title: '仅看可购买' }
]

/** How many choices differ from the usual ones; the words that are typed are seen anyway. */
export const choicesOf = ({ sort, price, buyable }: GoodsSearch): number =>
  [sort !== EVERYTHING.sort, price !== 'any', buyable === 'only'].filter(Boolean).length

/** The search as input for the call; defaults are omitted, so that the usual list is a single read. */
export function searchInput({ keyword, sort, price, buyable }: GoodsSearch) {
  const { minFen, belowFen } = PRICES.find(({ key }) => key === price) ?? {}
  const text = keyword.trim()
  return {
    ...(text ? { keyword: text } : {}),
    ...(sort === 'recommended' ? {} : { sort }),
    ...(minFen === undefined ? {} : { minFen }),
    ...(belowFen === undefined ? {} : { belowFen }),
    ...(buyable === 'only' ? { buyable: '1' as const } : {})
  }
}
