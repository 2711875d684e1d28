/**
 * The one table of pages: app.config.ts, the H5 routes, `navigate()` and the tests are made from it. Titles are those of
 * the specification, to the letter. Plain data without imports: the build reads it too, and no bundle has
 * it: what is named of it stands where it is named (config/route-literals.cjs, ADR 0022).
 */

/** What a query parameter holds: text or a whole number, `?` = may be missing. */
export type QueryKind = 'text' | 'text?' | 'number?'

export interface RouteEntry {
  readonly path: string
  readonly title: string
  /** Draws its own navigation bar. */
  readonly customNav?: true
  /** A visitor gets the login pop-up first. */
  readonly login?: true
  /** Exempt from launch and show handling (rule route.exempt). */
  readonly exempt?: true
  /** Can be shared: names the parameters that a friend gets too; never one of the member, nor how they came in. */
  readonly share?: readonly string[]
  /** Listens to every scroll: without need it costs the mini-program an event a frame. */
  readonly scroll?: true
  /** Refreshes when pulled down. */
  readonly pullDown?: true
  readonly query?: Readonly<Record<string, QueryKind>>
}

/** Who sent the buyer (rule role.distributor): what entry pages hand on to the pages that lead to a payment. */
const SENT_BY = { distributor: 'text?', account: 'text?', distributionActivityId: 'text?' } as const

/** A page of an activity that the link may name; else of the first of its kind. */
const ONE_ACTIVITY = { share: ['activityId'], query: { activityId: 'text?' } } as const

export const ROUTES = [
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
    // a product has no page of its own: it lies open over the market
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
  { path: 'pages/h5PayRedirect/index', title: '支付跳转', login: true, query: { orderNo: 'text' } },
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
    path: 'pages/payActivityDetails/index',
    title: '活动详情',
    share: ['activityId', 'distributor', 'account', 'distributionActivityId'],
    query: { activityId: 'text', ...SENT_BY }
  },
  { path: 'pages/hdzchatmovie/index', title: '电影客服', query: { orderNo: 'text?' } },
  { path: 'pages/hdzchatfood/index', title: '美食客服', query: { orderNo: 'text?' } },
  { path: 'pages/hdzchatcoupons/index', title: '卡券客服', query: { orderNo: 'text?' } },
  {
    path: 'pages/distribution/index',
    title: '分销',
    share: ['distributor', 'account', 'distributionActivityId'],
    query: { ...SENT_BY, labelId: 'text?' }
  },
  {
    path: 'pages/distributorUnionLogin/index',
    title: '联合登录',
    query: { targetUrl: 'text?', cardNumber: 'text?' }
  },
  // partners send their users to these; each asks for the login itself, once it is known that it is shown here
  { path: 'pages/hdzpayment/index', title: '订单支付', query: { orderNo: 'text', partner: 'text?' } },
  { path: 'pages/payment/index', title: '订单支付', query: { orderNo: 'text' } },
  { path: 'pages/openAppTip/index', title: '打开提示', query: { url: 'text?' } },
  { path: 'pages/openXcx/index', title: '正在打开小程序', query: { path: 'text?', query: 'text?' } },
  { path: 'pages/activityPage/activity-jingjiang-01', title: '锦江专享活动', ...ONE_ACTIVITY },
  {
    path: 'pages/discountOrderingPay/index',
    title: '优惠订购',
    exempt: true,
    // a product that is on sale there, or an order of it that is to be paid
    query: { orderNo: 'text?', productId: 'text?' }
  },
  {
    path: 'pages/hdzqnxPlacementUrl/index',
    title: '合作专区',
    login: true,
    exempt: true,
    // an order of ours as it is looked at on its partner's site
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
  { path: 'pages/goPrivilegeMini/index', title: '前往小程序', query: { id: 'text?', path: 'text?' } },
  { path: 'pages/activityPage/activityYanglaoSign', title: '养老签约活动', ...ONE_ACTIVITY },
  // the code leaves the address at launch: it is read from where that keeps it (rule page.urlActivation)
  { path: 'pages/urlActivationCode/index', title: '激活码', query: { activeCode: 'text?' } },
  {
    path: 'pages/urlActivationCode/reslut',
    title: '激活结果',
    login: true,
    query: { activityId: 'text?', reason: 'text?' }
  },
  { path: 'pages/directedActivity/index', title: '定向活动', ...ONE_ACTIVITY },
  { path: 'pages/uniqueActivity/index', title: '专属活动', ...ONE_ACTIVITY },
  {
    path: 'pages/multiCard/index',
    title: '开卡',
    customNav: true,
    login: true,
    query: { activityId: 'text?' }
  },
  { path: 'pages/login/index', title: '欢迎登录', query: { from: 'text?' } },
  {
    path: 'pages-activities/jinjiang/activity-jingjiang-02',
    title: '锦江专享活动',
    login: true,
    query: { activityId: 'text?' }
  },
  // `invite`: a friend's code; how it looks is the page's to say to everybody
  {
    path: 'pages-activities/distributionActivity/index',
    title: '分销活动',
    share: [],
    pullDown: true,
    query: { invite: 'text?' }
  },
  { path: 'pages-activities/materials/index', title: '推广素材', login: true },
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
    share: ['category', 'keyword'],
    query: { category: 'text?', keyword: 'text?' }
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
  // by the order: what of it may be asked back, and what was; by the request: its progress
  {
    path: 'pages-my/orderRecord/refund_detail',
    title: '退款详情',
    login: true,
    query: { orderNo: 'text?', afterSaleId: 'text?' }
  },
  { path: 'pages-my/logistics/index', title: '物流信息', login: true, query: { orderNo: 'text' } },
  { path: 'pages-my/orderDetail/index', title: '订单详情', login: true, query: { orderNo: 'text' } },
  { path: 'pages-my/orderBrandDetail/index', title: '订单品牌详情', login: true, query: { orderNo: 'text' } },
  // `choose`: for an order; what is pressed is given back to who asked
  {
    path: 'pagesA/landmark-ticket/index',
    title: '景点门票',
    share: ['cityCode'],
    query: { cityCode: 'text?' }
  },
  {
    path: 'pagesA/landmark-ticket/product_detail',
    title: '门票详情',
    share: ['sightId'],
    query: { sightId: 'text' }
  },
  {
    path: 'pagesA/landmark-ticket/payment',
    title: '订单填写',
    login: true,
    query: { kindId: 'text', sightId: 'text', day: 'text?' }
  },
  {
    path: 'pagesA/landmark-ticket/order_detail',
    title: '订单详情',
    login: true,
    query: { orderNo: 'text' }
  },
  { path: 'pagesA/landmark-ticket/search', title: '搜索', query: { cityCode: 'text?' } },
  {
    path: 'pages-secondary/yueTuVip/index',
    title: '悦途会员',
    share: [],
    pullDown: true
  },
  { path: 'pages-secondary/yueTuVip/termsCN', title: '服务条款', share: [] },
  { path: 'pages-secondary/yueTuVip/termsEN', title: 'Terms of Service', share: [] },
  { path: 'pagesA/pointSetting/index', title: '积分设置', login: true },
  {
    path: 'pages-activities/lottery/index',
    title: '抽奖',
    share: ['lotteryId'],
    query: { lotteryId: 'text?' }
  },
  { path: 'pages-activities/my-prizes/index', title: '我的奖品', login: true, pullDown: true },
  { path: 'pages-my/address/index', title: '收货地址', login: true, query: { choose: 'number?' } },
  { path: 'pages-my/address/add', title: '编辑地址', login: true, query: { addressId: 'text?' } },
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
  { path: 'pages-my/settings/index', title: '个人信息', login: true },
  { path: 'pages-my/setPhone/index', title: '修改手机号', login: true },
  { path: 'pages-my/agreement/index', title: '用户协议', query: { kind: 'text?' } },
  { path: 'pages-my/memberRegistrationAgreement/index', title: '会员注册协议' },
  { path: 'pages-my/memberRenewalAgreement/index', title: '会员续费协议' },
  { path: 'pages-my/channelCustomerService/index', title: '客服' },
  { path: 'pages-my/chatRuleDetail/index', title: '聊天规则' },
  { path: 'pages-my/feedback/index', title: '意见反馈', login: true, query: { tab: 'text?' } },
  // with an article it is opened on it
  { path: 'pages-my/aiCustomerService/index', title: '智能客服', query: { articleId: 'text?' } },
  // a question is asked at once, or a person asked for; without a conversation the one of this visit goes on
  {
    path: 'pages-my/aiInterlocution/index',
    title: '智能问答',
    query: { conversationId: 'text?', question: 'text?', orderNo: 'text?', person: 'number?' }
  },
  { path: 'pages-mall/shoppingCart/index', title: '购物车', pullDown: true },
  // a line bought at once; without one, what is chosen in the cart
  {
    path: 'pages-mall/settlement/index',
    title: '确认订单',
    login: true,
    query: { skuId: 'text?', quantity: 'number?', ...SENT_BY }
  }
] as const satisfies readonly RouteEntry[]

export type RoutePath = (typeof ROUTES)[number]['path']

type EntryOf<P extends RoutePath> = Extract<(typeof ROUTES)[number], { path: P }>
type KindsOf<P extends RoutePath> =
  EntryOf<P> extends { query: infer Q extends Record<string, QueryKind> } ? Q : Record<never, QueryKind>
type ValueOf<K> = K extends 'number?' ? number : string
type RequiredKeys<Q> = { [K in keyof Q]: Q[K] extends 'text' ? K : never }[keyof Q]

/** The entry of one page. */
export type RouteOf<P extends RoutePath> = RouteEntry & { readonly path: P }

/** The parameters of a page, as it reads them and as `navigate()` takes them. */
export type RouteQuery<P extends RoutePath> = {
  [K in RequiredKeys<KindsOf<P>>]: string
} & {
  [K in Exclude<keyof KindsOf<P>, RequiredKeys<KindsOf<P>>>]?: ValueOf<KindsOf<P>[K]>
}

const byPath = new Map<string, RouteEntry>(ROUTES.map((entry) => [entry.path, entry]))

/** The entry of a path, with or without leading slash and `/index`; undefined for a page we do not have. */
export function findRoute(path: string): RouteEntry | undefined {
  const bare = path.split('?')[0]?.replace(/^\/+|\/+$/g, '') || ROUTES[0].path
  return byPath.get(bare) ?? byPath.get(`${bare}/index`)
}

/** The entry of a page, for the page itself. */
export const routeOf = <P extends RoutePath>(path: P): RouteOf<P> => byPath.get(path) as RouteOf<P>

/** The title of a page. */
export const titleOf = (path: RoutePath): string => byPath.get(path)?.title ?? ''

/** The paths of all pages. */
export const PATHS: readonly string[] = ROUTES.map(({ path }) => path)

/**
 * The same in few words, for what every first route carries: `pages:index,market pages-my:address,address/add`; a name without
 * a slash stands for its `/index`. `paths.ts` reads it.
 */
export const PATH_WORDS: string = [...new Set(PATHS.map((path) => path.slice(0, path.indexOf('/'))))]
  .map((root) => {
    const below = PATHS.filter((path) => path.startsWith(`${root}/`)).map((path) =>
      path.slice(root.length + 1)
    )
    return `${root}:${below.map((path) => path.replace(/^([^/]+)\/index$/, '$1')).join(',')}`
  })
  .join(' ')

/** The paths of the pages that skip what a launch does (rule route.exempt). */
export const EXEMPT: readonly string[] = (ROUTES as readonly RouteEntry[])
  .filter(({ exempt }) => exempt)
  .map(({ path }) => path)
