import type { RouteEntry } from './entry'

/** Cards, stores, questionnaires, lounges, and what follows a purchase. */
export const SECONDARY = [
  {
    path: 'pages-secondary/receiveResult/index',
    title: '领取结果',
    login: true,
    query: { receiveId: 'text?', privilegeId: 'text?', reason: 'text?' }
  },
  { path: 'pages-secondary/cardInstructions/index', title: '用卡说明', query: { cardId: 'text' } },
  {
    path: 'pages-secondary/expiredCardDetails/index',
    title: '过期卡详情',
    login: true,
    query: { memberCardId: 'text' }
  },
  { path: 'pages-secondary/myCard/index', title: '我的卡', login: true, pullDown: true },
  {
    path: 'pages-secondary/questionnaire/index',
    title: '问卷',
    login: true,
    pullDown: true,
    query: { tab: 'text?' }
  },
  {
    path: 'pages-secondary/questionnaireDetail/index',
    title: '问卷详情',
    login: true,
    query: { questionnaireId: 'text' }
  },
  { path: 'pages-secondary/searchAddress/index', title: '选择城市' },
  {
    path: 'pages-secondary/storeList/index',
    title: '优质商户',
    share: ['category', 'keyword', 'cityCode'],
    query: { category: 'text?', keyword: 'text?', cityCode: 'text?' }
  },
  {
    path: 'pages-secondary/brandDetail/index',
    title: '品牌详情',
    share: ['brandId'],
    query: { brandId: 'text' }
  },
  {
    path: 'pages-secondary/payResult/jingDongResult',
    title: '京东领取结果',
    query: { jdCode: 'text?', jdSign: 'text?' }
  },
  { path: 'pages-secondary/payResult/recommend', title: '支付成功', login: true, query: { orderNo: 'text' } },
  {
    path: 'pages-secondary/yueTuVip/index',
    title: '悦途会员',
    share: [],
    pullDown: true
  },
  { path: 'pages-secondary/yueTuVip/termsCN', title: '服务条款', share: [] },
  { path: 'pages-secondary/yueTuVip/termsEN', title: 'Terms of Service', share: [] }
] as const satisfies readonly RouteEntry[]
