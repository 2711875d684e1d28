import { z } from 'zod'
import { fen, id, none, paged, queryInt, queryPaging, text, typedLine } from '../common'
import type { EndpointSchema } from '../schema'
import type { mallEndpoints } from './endpoints'
import { mallBanner, mallCategory, mallGoods, mallProduct } from './shapes'

const keyword = typedLine(40)

export const mallSchemas = {
  getMallHome: {
    summary: 'The mall’s categories in two levels, and its banners',
    input: none,
    data: z.object({ categories: z.array(mallCategory), banners: z.array(mallBanner) })
  },
  getMallGoods: {
    summary: 'Products of the mall, paged; search results are ordered by relevance',
    input: z.object({
      ...queryPaging,
      /** At least two characters; pinyin and initials match as well. */
      keyword: keyword.optional(),
      /** Of either level. */
      categoryId: id.optional(),
      sort: z.enum(['recommended', 'sold', 'priceUp', 'priceDown', 'new']).default('recommended'),
      /** Price from, inclusive, and below, fen. */
      minFen: queryInt(0, 100_000_000).optional(),
      belowFen: queryInt(1, 100_000_000).optional(),
      /** 1: only what is in stock; only what costs card holders less. */
      inStock: z.enum(['0', '1']).default('0'),
      cardPrice: z.enum(['0', '1']).default('0')
    }),
    /** `near`: nothing matches exactly, these sound or look similar. */
    data: paged(mallGoods).extend({ near: z.boolean() })
  },
  getMallProduct: {
    summary: 'A product with its SKUs and their stock, by its own id or that of one of its SKUs',
    input: z.object({ productId: id.optional(), skuId: id.optional() }),
    data: mallProduct
  },
  getMallDelivery: {
    summary: 'Whether a quantity of a SKU can be delivered to an area, at what freight and in how many days',
    input: z.object({
      skuId: id,
      quantity: queryInt(1, 99).default(1),
      /** Code of a district or a city. */
      areaCode: z.string().regex(/^\d{6}$/, '请选择所在地区')
    }),
    data: z.object({
      /** 浙江省 杭州市 */
      area: text(60),
      delivers: z.boolean(),
      /** 0 if delivery is free or not possible. */
      freightFen: fen,
      days: z.int(),
      /** Delivery is free from this total; null = never. */
      freeFromFen: fen.nullable()
    })
  },
  getMallSuggestions: {
    summary: 'Search suggestions for a typed text',
    input: z.object({ keyword: typedLine(40, '请输入关键词') }),
    data: z.array(text(60))
  },
  getMallHotWords: {
    summary: 'Popular search terms, by sales',
    input: none,
    data: z.array(text(20))
  }
} as const satisfies Record<keyof typeof mallEndpoints, EndpointSchema>
