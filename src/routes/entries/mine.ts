import type { RouteEntry } from './entry'

/** The member’s own pages, customer service, and agreements. */
export const MINE = [
  {
    path: 'pages-my/couponList/index',
    title: '我的优惠券',
    login: true,
    pullDown: true,
    query: { state: 'number?' }
  },
  {
    path: 'pages-my/couponList/productList',
    title: '可用商品',
    query: { couponId: 'text', name: 'text?' }
  },
  {
    path: 'pages-my/receiveRecord/index',
    title: '兑换记录',
    login: true,
    pullDown: true,
    query: { state: 'text?', receiveId: 'text?' }
  },
  {
    path: 'pages-my/orderRecord/index',
    title: '购买记录',
    login: true,
    pullDown: true,
    query: { state: 'text?' }
  },
  // by order: what can be refunded, and what was; by request: its progress
  {
    path: 'pages-my/orderRecord/refund_detail',
    title: '退款详情',
    login: true,
    query: { orderNo: 'text?', afterSaleId: 'text?' }
  },
  { path: 'pages-my/logistics/index', title: '物流信息', login: true, query: { orderNo: 'text' } },
  { path: 'pages-my/orderDetail/index', title: '订单详情', login: true, query: { orderNo: 'text' } },
  { path: 'pages-my/orderBrandDetail/index', title: '订单品牌详情', login: true, query: { orderNo: 'text' } },
  { path: 'pages-my/address/index', title: '收货地址', login: true, query: { choose: 'number?' } },
  { path: 'pages-my/address/add', title: '编辑地址', login: true, query: { addressId: 'text?' } },
  { path: 'pages-my/settings/index', title: '个人信息', login: true },
  { path: 'pages-my/setPhone/index', title: '修改手机号', login: true },
  { path: 'pages-my/agreement/index', title: '用户协议', query: { kind: 'text?' } },
  { path: 'pages-my/memberRegistrationAgreement/index', title: '会员注册协议' },
  { path: 'pages-my/memberRenewalAgreement/index', title: '会员续费协议' },
  { path: 'pages-my/channelCustomerService/index', title: '客服' },
  { path: 'pages-my/chatRuleDetail/index', title: '聊天规则' },
  { path: 'pages-my/feedback/index', title: '意见反馈', login: true, query: { tab: 'text?' } },
  // with an article it opens at that article
  { path: 'pages-my/aiCustomerService/index', title: '智能客服', query: { articleId: 'text?' } },
  // sends a question at once, or requests a human; without a conversation, this visit's one continues
  {
    path: 'pages-my/aiInterlocution/index',
    title: '智能问答',
    query: { conversationId: 'text?', question: 'text?', orderNo: 'text?', person: 'number?' }
  }
] as const satisfies readonly RouteEntry[]
