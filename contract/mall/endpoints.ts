import type { Endpoint } from '../endpoint'

/** Goods of the mall (rules page.mall, page.mallProduct, page.mallSearch). */
export const mallEndpoints = {
  getMallHome: { method: 'GET', path: 'mall/home', access: 'public', extension: true },
  getMallGoods: {
    method: 'GET',
    path: 'mall/goods',
    access: 'public',
    extension: true,
    providesTags: ['mall']
  },
  getMallProduct: {
    method: 'GET',
    path: 'mall/product',
    access: 'public',
    extension: true,
    providesTags: ['mall', 'card']
  },
  getMallDelivery: { method: 'GET', path: 'mall/delivery', access: 'public', extension: true },
  getMallSuggestions: { method: 'GET', path: 'mall/suggestions', access: 'public', extension: true },
  getMallHotWords: { method: 'GET', path: 'mall/hotWords', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
