import { SENT_BY, type RouteEntry } from './entry'

/** Home, browsing, the cashier, and what follows it. */
export const MAIN = [
  {
    path: 'pages/index/index',
    title: '权益中心',
    customNav: true,
    share: ['tab'],
    pullDown: true,
    query: { tab: 'text?' }
  },
  {
    path: 'pages/market/index',
    title: '市集',
    share: ['productId'],
    pullDown: true,
    // a product has no page of its own: it opens over the market
    query: { productId: 'text?' }
  },
  {
    path: 'pages/cardDetail/index',
    title: '会员卡',
    share: ['cardId'],
    query: { cardId: 'text?', memberCardId: 'text?' }
  },
  {
    path: 'pages/pay/index',
    title: '收银台',
    login: true,
    exempt: true,
    query: {
      orderNo: 'text?',
      kind: 'text?',
      itemId: 'text?',
      memberCardId: 'text?',
      couponReceiveId: 'text?',
      quantity: 'number?',
      /** The terms ticked on the previous page. */
      termsVersion: 'text?',
      ...SENT_BY
    }
  },
  {
    path: 'pages/privilegeDetail/index',
    title: '权益详情',
    customNav: true,
    share: ['privilegeId'],
    query: { privilegeId: 'text', memberPlateId: 'text?' }
  },
  { path: 'pages/webview/index', title: '', query: { url: 'text' } },
  { path: 'pages/activation/index', title: '激活卡片', query: { cardNo: 'text?' } },
  {
    path: 'pages/plateDetails/index',
    title: '权益包详情',
    share: ['plateId'],
    query: { plateId: 'text', memberCardId: 'text?', ...SENT_BY }
  },
  {
    path: 'pages/plateDetails/pay',
    title: '购买权益包',
    login: true,
    query: { plateId: 'text', memberCardId: 'text?', ...SENT_BY }
  },
  { path: 'pages/payResult/index', title: '支付结果', login: true, query: { orderNo: 'text' } },
  { path: 'pages/h5PayRedirect/index', title: '支付跳转', login: true, query: { orderNo: 'text?' } },
  { path: 'pages/hdzchatmovie/index', title: '电影客服', query: { orderNo: 'text?' } },
  { path: 'pages/hdzchatfood/index', title: '美食客服', query: { orderNo: 'text?' } },
  { path: 'pages/hdzchatcoupons/index', title: '卡券客服', query: { orderNo: 'text?' } },
  { path: 'pages/login/index', title: '欢迎登录', query: { from: 'text?' } }
] as const satisfies readonly RouteEntry[]
