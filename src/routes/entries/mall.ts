import { SENT_BY, type RouteEntry } from './entry'

/** The mall and its cart. */
export const MALL = [
  {
    path: 'pages-mall/physicalMall/index',
    title: '商城',
    share: ['categoryId'],
    pullDown: true,
    query: { categoryId: 'text?' }
  },
  { path: 'pages-mall/search/index', title: '搜索', share: ['keyword'], query: { keyword: 'text?' } },
  {
    path: 'pages-mall/productDetail/index',
    title: '商品详情',
    share: ['productId', 'skuId'],
    query: { productId: 'text?', skuId: 'text?' }
  },
  { path: 'pages-mall/shoppingCart/index', title: '购物车', pullDown: true },
  // a line bought directly; without it, the selection in the cart
  {
    path: 'pages-mall/settlement/index',
    title: '确认订单',
    login: true,
    query: { skuId: 'text?', quantity: 'number?', ...SENT_BY }
  }
] as const satisfies readonly RouteEntry[]
