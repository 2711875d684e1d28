import type { RouteEntry } from './entry'

/** Links to partners and back, to other programs, and the pages that pay for them. */
export const PARTNERS = [
  {
    path: 'pages/mtPlacementPage/index',
    title: '美团特惠',
    login: true,
    exempt: true,
    query: { url: 'text?', way: 'text?' }
  },
  {
    path: 'pages/movieList/index',
    title: '电影',
    share: ['cityCode', 'date'],
    query: { cityCode: 'text?', date: 'text?' }
  },
  {
    path: 'pages/distributorUnionLogin/index',
    title: '联合登录',
    query: { targetUrl: 'text?', cardNumber: 'text?' }
  },
  // partners send their users to these; each requires the login itself, once it is known to be shown here
  { path: 'pages/hdzpayment/index', title: '订单支付', query: { orderNo: 'text', partner: 'text?' } },
  { path: 'pages/payment/index', title: '订单支付', query: { orderNo: 'text' } },
  { path: 'pages/openAppTip/index', title: '打开提示', query: { url: 'text?' } },
  { path: 'pages/openXcx/index', title: '正在打开小程序', query: { path: 'text?', query: 'text?' } },
  {
    path: 'pages/discountOrderingPay/index',
    title: '优惠订购',
    exempt: true,
    // a product on sale there, or an order for it to be paid
    query: { orderNo: 'text?', productId: 'text?' }
  },
  {
    path: 'pages/hdzqnxPlacementUrl/index',
    title: '合作专区',
    login: true,
    exempt: true,
    // one of our orders, viewed on its partner's site
    query: { url: 'text?', way: 'text?', orderNo: 'text?', productId: 'text?' }
  },
  { path: 'pages/hdzqnxPayRedirect/index', title: '支付跳转', query: { orderNo: 'text', partner: 'text?' } },
  {
    path: 'pages/nndypPlacementUrl/index',
    title: '特惠观影',
    login: true,
    exempt: true,
    query: { url: 'text?', filmId: 'text?', cityCode: 'text?', date: 'text?' }
  },
  { path: 'pages/nndypPayRedirect/index', title: '支付跳转', query: { orderNo: 'text' } },
  { path: 'pages/mtPayRedirect/index', title: '跳转支付', query: { orderNo: 'text' } },
  { path: 'pages/goPrivilegeMini/index', title: '前往小程序', query: { id: 'text?', path: 'text?' } }
] as const satisfies readonly RouteEntry[]
