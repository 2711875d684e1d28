import type { Input } from '@contract/types'
import { PRICES, type PriceRange } from '@/features/market/goods-search'

export type MallSort = NonNullable<Input<'getMallGoods'>['sort']>

/** How goods of the mall are ordered and narrowed. */
export interface MallFilter {
  readonly sort: MallSort
  readonly price: PriceRange
  readonly stock: 'all' | 'only'
  readonly card: 'all' | 'only'
}

export const NO_FILTER: MallFilter = { sort: 'recommended', price: 'any', stock: 'all', card: 'all' }

export const STOCKS: readonly { key: MallFilter['stock']; title: string }[] = [
  { key: 'all', title: '全部' },
  { key: 'only', title: '仅看有货' }
]

export const CARDS: readonly { key: MallFilter['card']; title: string }[] = [
  { key: 'all', title: '全部' },
  { key: 'only', title: '持卡更优惠' }
]

/** How many choices of the filter differ from the usual ones. */
export const narrowings = ({ price, stock, card }: MallFilter): number =>
  [price !== 'any', stock === 'only', card === 'only'].filter(Boolean).length

/** The order that a press on 价格 leads to: up first, then down and up again. */
export const nextPriceSort = (sort: MallSort): MallSort => (sort === 'priceUp' ? 'priceDown' : 'priceUp')

/** The filter as input for the call; defaults are omitted, so that the usual list is a single read. */
export function filterInput({ sort, price, stock, card }: MallFilter) {
  const { minFen, belowFen } = PRICES.find(({ key }) => key === price) ?? {}
  return {
    ...(sort === 'recommended' ? {} : { sort }),
    ...(minFen === undefined ? {} : { minFen }),
    ...(belowFen === undefined ? {} : { belowFen }),
    ...(stock === 'only' ? { inStock: '1' as const } : {}),
    ...(card === 'only' ? { cardPrice: '1' as const } : {})
  }
}
