import { mallEndpoints } from '@contract/mall/endpoints'
import type { Data, Input, MallCategory } from '@contract/types'
import { read, readPages } from '@/api/read'

export type { MallCategory }
export type MallBanner = Data<'getMallHome'>['banners'][number]

const PAGE_SIZE = 20

/** Categories and banners. */
export const mallHomeQuery = () => read(mallEndpoints.getMallHome, {})

/** Goods, page by page. */
export const mallGoodsQuery = (input: Omit<Input<'getMallGoods'>, 'page' | 'pageSize'>) =>
  readPages(mallEndpoints.getMallGoods, { pageSize: PAGE_SIZE, ...input })

/** A product by its own id or that of one of its SKUs. */
export const mallProductQuery = (named: Input<'getMallProduct'>) => read(mallEndpoints.getMallProduct, named)

/** What sending some of a SKU to an area costs. */
export const deliveryQuery = (wanted: Input<'getMallDelivery'>) => read(mallEndpoints.getMallDelivery, wanted)

/** What somebody who types this may look for. */
export const mallSuggestionsQuery = (keyword: string) => read(mallEndpoints.getMallSuggestions, { keyword })

/** What is looked for most. */
export const hotWordsQuery = () => read(mallEndpoints.getMallHotWords, {})
