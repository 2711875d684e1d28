import type { ChannelCode } from '../../../src/channels/channels'
import type { RoutePath } from '../../../src/routes/table'

type Code = ChannelCode
export type TabName = 'ExchangeCenter' | 'Market' | 'My'

/** A page is opened by pressing something on a tab or on another page. */
export interface TapEntry {
  readonly from: TabName | RoutePath
  /** What is pressed, as it can be read. */
  readonly tap: string
  /** Which of several that say so: 0 is the first, -1 the last. */
  readonly nth?: number
  /** Channels that have it; all where nothing is said. */
  readonly in?: readonly Code[]
  /** Why the others have none. */
  readonly elsewhere?: string
  /** The member has to have something for it, as the demo member of the channel `main` has: it is tapped there alone. */
  readonly needs?: string
}

/** A page comes by itself of what is done on another one: the journeys that do it, below `e2e/`. */
export interface FlowEntry {
  readonly after: string
  readonly journeys: readonly string[]
}

/** Only a link leads to the page. */
export interface LinkEntry {
  readonly link: string
}

export type EntryLink = TapEntry | FlowEntry | LinkEntry

const REFERRALS = ['main', 'candy', 'yanglao'] as const
const NO_REFERRALS = 'the channel has no referral campaigns (its config: referrals)'
const PARTNER = 'a partner sends its user back to this page with its order'

/** How each page is reached from a tab: the list that `doors.test.ts` holds to be whole, and the mini host taps. */
export const ENTRY_LINKS: Readonly<Record<RoutePath, EntryLink>> = {
  'pages/index/index': { link: 'home, which every start opens; its tabs are panels of it' },
  'pages/market/index': { after: 'nothing to use yet: 去逛逛', journeys: ['h5/market.test.ts'] },
  'pages/login/index': {
    link: 'the login of a page in the mini-program’s web view; pages ask for it by a pop-up'
  },

  // on home
  'pages/payActivityDetails/index': {
    from: 'ExchangeCenter',
    tap: '光影季 · 观影达人卡',
    in: ['main', 'candy'],
    elsewhere: 'no paid activity runs there'
  },
  'pages/activityPage/activity-jingjiang-01': {
    from: 'ExchangeCenter',
    tap: '锦江会员专享礼遇',
    in: ['jinjiang'],
    elsewhere: 'an activity of the hotel brand'
  },
  'pages-activities/jinjiang/activity-jingjiang-02': {
    after: 'the gift of step 1 is taken',
    journeys: ['h5/activities.test.ts', 'weapp/journeys/activities.test.ts']
  },
  'pages/activityPage/activityYanglaoSign': {
    from: 'ExchangeCenter',
    tap: '颐年照护签约',
    in: ['yanglao'],
    elsewhere: 'an activity of elderly care'
  },
  'pages-secondary/storeList/index': {
    from: 'ExchangeCenter',
    tap: '优质商户',
    in: ['jinjiang', 'yanglao'],
    elsewhere: '附近好店, 全部: weapp/journeys/stores.test.ts'
  },
  'pages-secondary/brandDetail/index': {
    after: 'a store is pressed, and 品牌主页',
    journeys: ['weapp/journeys/stores.test.ts', 'h5/stores.test.ts']
  },
  'pages-secondary/searchAddress/index': {
    after: 'the city is pressed',
    journeys: ['weapp/journeys/city.test.ts', 'h5/city.test.ts']
  },
  'pages/cardDetail/index': {
    after: '开通 on a card',
    journeys: ['weapp/journeys/living.test.ts', 'weapp/journeys/benefits.test.ts']
  },
  'pages/plateDetails/index': {
    after: 'a plate is pressed',
    journeys: ['weapp/journeys/benefits.test.ts', 'h5/benefits.test.ts']
  },
  'pages/privilegeDetail/index': {
    after: 'a benefit is pressed',
    journeys: ['weapp/journeys/benefits.test.ts', 'h5/benefits.test.ts']
  },
  'pages/plateDetails/pay': { after: '购买 on a plate', journeys: ['h5/payment.test.ts'] },
  'pages/pay/index': {
    after: 'buying a card',
    journeys: ['weapp/journeys/payment.test.ts', 'h5/payment.test.ts']
  },
  'pages/payResult/index': {
    after: 'paying',
    journeys: ['weapp/journeys/payment.test.ts', 'h5/payment.test.ts']
  },
  'pages/h5PayRedirect/index': {
    after: 'H5: where WeChat Pay comes back to',
    journeys: ['h5/payment.test.ts']
  },
  'pages-secondary/payResult/recommend': {
    after: 'the result of a payment',
    journeys: ['h5/payment.test.ts']
  },
  'pages-secondary/receiveResult/index': {
    after: 'a benefit is taken',
    journeys: ['weapp/journeys/benefits.test.ts', 'h5/benefits.test.ts']
  },

  // on 市集
  'pages-mall/physicalMall/index': { from: 'Market', tap: '商城' },
  'pages-mall/search/index': {
    after: 'the search of the mall',
    journeys: ['weapp/journeys/mall.test.ts', 'h5/mall.test.ts']
  },
  'pages-mall/productDetail/index': {
    after: 'goods are pressed',
    journeys: ['weapp/journeys/mall.test.ts', 'h5/mall.test.ts']
  },
  'pages-mall/settlement/index': {
    after: '立即购买',
    journeys: ['weapp/journeys/mall.test.ts', 'h5/mall.test.ts']
  },
  'pagesA/landmark-ticket/index': { from: 'Market', tap: '景点门票' },
  'pagesA/landmark-ticket/search': {
    after: 'the search of tickets',
    journeys: ['weapp/journeys/tickets.test.ts', 'h5/tickets.test.ts']
  },
  'pagesA/landmark-ticket/product_detail': {
    after: 'a sight is pressed',
    journeys: ['weapp/journeys/tickets.test.ts', 'h5/tickets.test.ts']
  },
  'pagesA/landmark-ticket/payment': {
    after: '预订',
    journeys: ['weapp/journeys/tickets.test.ts', 'h5/tickets.test.ts']
  },
  'pagesA/landmark-ticket/order_detail': {
    after: 'a ticket is paid',
    journeys: ['weapp/journeys/tickets.test.ts', 'h5/tickets.test.ts']
  },

  // on 我的
  'pages-my/receiveRecord/index': { from: 'My', tap: '兑换记录' },
  'pages-activities/my-prizes/index': { from: 'My', tap: '我的奖品' },
  'pages-activities/lottery/index': { from: 'My', tap: '抽奖' },
  'pages-secondary/myCard/index': { from: 'My', tap: '我的卡' },
  'pages/multiCard/index': {
    from: 'pages-secondary/myCard/index',
    tap: '开卡',
    needs: 'an activity that gives cards by number'
  },
  'pages-secondary/expiredCardDetails/index': {
    after: 'a card that has ended is pressed',
    journeys: ['h5/way-back.test.ts']
  },
  'pages-secondary/cardInstructions/index': {
    after: '用卡说明 of a card',
    journeys: ['h5/every-page.test.ts']
  },
  'pages-secondary/yueTuVip/index': { from: 'My', tap: '悦途会员' },
  'pages-secondary/yueTuVip/termsCN': { from: 'pages-secondary/yueTuVip/index', tap: '服务条款' },
  'pages-secondary/yueTuVip/termsEN': { from: 'pages-secondary/yueTuVip/index', tap: 'Terms of Service' },
  'pages-mall/shoppingCart/index': { from: 'My', tap: '购物车' },
  'pagesA/pointSetting/index': {
    from: 'My',
    tap: '我的积分',
    in: REFERRALS,
    elsewhere: 'the channel has no points (its config: points)'
  },
  'pages-activities/distributionActivity/index': {
    from: 'My',
    tap: '邀请好友',
    in: REFERRALS,
    elsewhere: NO_REFERRALS
  },
  'pages-activities/materials/index': {
    from: 'pages-activities/distributionActivity/index',
    tap: '推广素材',
    in: REFERRALS,
    elsewhere: NO_REFERRALS
  },
  'pages-my/address/index': { from: 'My', tap: '收货地址' },
  'pages-my/address/add': { from: 'pages-my/address/index', tap: '新增收货地址' },
  'pages/activation/index': { from: 'My', tap: '激活卡片' },
  'pages/urlActivationCode/index': {
    after: 'a code of the address is typed in at 激活卡片',
    journeys: ['h5/activities.test.ts']
  },
  'pages/urlActivationCode/reslut': { after: 'the code is activated', journeys: ['h5/activities.test.ts'] },
  'pages/directedActivity/index': {
    from: 'pages/activation/index',
    tap: '老友回礼',
    in: ['main'],
    elsewhere: 'no such activity runs there'
  },
  'pages/uniqueActivity/index': {
    from: 'pages/activation/index',
    tap: '会员专属礼',
    in: ['main'],
    elsewhere: 'no such activity runs there'
  },
  'pages-my/aiCustomerService/index': { from: 'My', tap: '智能客服' },
  'pages-my/aiInterlocution/index': {
    after: 'a question is asked',
    journeys: ['weapp/journeys/assistant.test.ts', 'h5/assistant.test.ts']
  },
  'pages-my/channelCustomerService/index': { from: 'My', tap: '联系客服' },
  'pages-my/chatRuleDetail/index': { from: 'pages-my/channelCustomerService/index', tap: '聊天规则' },
  'pages/hdzchatmovie/index': { from: 'pages-my/channelCustomerService/index', tap: '电影客服' },
  'pages/hdzchatfood/index': { from: 'pages-my/channelCustomerService/index', tap: '美食客服' },
  'pages/hdzchatcoupons/index': { from: 'pages-my/channelCustomerService/index', tap: '卡券客服' },
  'pages-secondary/questionnaire/index': { from: 'My', tap: '问卷' },
  'pages-secondary/questionnaireDetail/index': {
    after: 'a questionnaire is pressed',
    journeys: ['weapp/journeys/questionnaires.test.ts', 'h5/questionnaires.test.ts']
  },
  'pages-my/feedback/index': { from: 'My', tap: '意见反馈' },
  'pages-my/settings/index': { from: 'My', tap: '个人信息' },
  'pages-my/setPhone/index': { from: 'pages-my/settings/index', tap: '手机号' },
  'pages-my/memberRegistrationAgreement/index': { from: 'pages-my/settings/index', tap: '会员注册协议' },
  'pages-my/memberRenewalAgreement/index': { from: 'pages-my/settings/index', tap: '会员续费协议' },
  'pages-my/agreement/index': { from: 'My', tap: '用户协议' },
  'pages-my/couponList/index': { from: 'My', tap: '优惠券', nth: 0 },
  'pages-my/couponList/productList': { after: '去使用 of a coupon', journeys: ['h5/market.test.ts'] },
  'pages-my/orderRecord/index': { from: 'My', tap: '我的订单' },
  'pages-my/orderDetail/index': {
    after: 'an order is pressed',
    journeys: ['weapp/journeys/aftersale.test.ts', 'h5/aftersale.test.ts']
  },
  'pages-my/orderRecord/refund_detail': {
    after: '申请退款 of an order',
    journeys: ['weapp/journeys/aftersale.test.ts', 'h5/aftersale.test.ts']
  },
  'pages-my/orderBrandDetail/index': {
    after: 'the brand of an order is pressed',
    journeys: ['h5/stores.test.ts']
  },
  'pages-my/logistics/index': {
    after: '查看物流 of goods that were sent',
    journeys: ['weapp/journeys/mall.test.ts', 'h5/mall.test.ts']
  },

  // to partners, by a benefit, and out of the app
  'pages/movieList/index': {
    after: 'a film benefit is used',
    journeys: ['weapp/journeys/partners.test.ts', 'h5/partners.test.ts']
  },
  'pages/mtPlacementPage/index': {
    after: 'a benefit of Meituan is used',
    journeys: ['weapp/journeys/partners.test.ts', 'h5/partners.test.ts']
  },
  'pages/hdzqnxPlacementUrl/index': {
    after: 'a benefit of the ordering partner or QNX is used',
    journeys: ['weapp/journeys/partners.test.ts', 'h5/partners.test.ts']
  },
  'pages/nndypPlacementUrl/index': {
    after: 'a film is chosen',
    journeys: ['weapp/journeys/partners.test.ts', 'h5/partners.test.ts']
  },
  'pages/discountOrderingPay/index': {
    after: 'a benefit of discounted orders is used',
    journeys: ['weapp/journeys/partners.test.ts', 'h5/partners.test.ts']
  },
  'pages/goPrivilegeMini/index': {
    after: 'a benefit in another mini-program is used',
    journeys: ['weapp/journeys/jumps.test.ts', 'h5/jumps.test.ts']
  },
  'pages/openXcx/index': {
    after: 'H5: a benefit in another mini-program is used',
    journeys: ['h5/jumps.test.ts']
  },
  'pages/webview/index': { after: 'a page of another site is opened', journeys: ['h5/safe-url.test.ts'] },
  'pages/openAppTip/index': { after: 'WeChat’s browser opens no other app', journeys: ['h5/wechat.test.ts'] },
  'pages/hdzpayment/index': { link: PARTNER },
  'pages/payment/index': { link: PARTNER },
  'pages/hdzqnxPayRedirect/index': { link: PARTNER },
  'pages/nndypPayRedirect/index': { link: PARTNER },
  'pages/mtPayRedirect/index': { link: PARTNER },
  'pages-secondary/payResult/jingDongResult': {
    link: 'JD sends its user back to this page with a signed result'
  },
  'pages/distribution/index': { link: 'a distributor’s own link, which says who sent the user' },
  'pages/distributorUnionLogin/index': { link: 'a distributor’s signed link' }
}

export const isTap = (door: EntryLink): door is TapEntry => 'tap' in door

/** Whether a channel has what is pressed. */
export const isIn = ({ in: channels }: TapEntry, channel: Code): boolean =>
  channels?.includes(channel) ?? true

/** The pages that are opened by a tap on this tab or page, in a channel. */
export const entryLinksFrom = (
  from: TabName | RoutePath,
  channel: Code
): readonly (readonly [RoutePath, TapEntry])[] =>
  (Object.entries(ENTRY_LINKS) as [RoutePath, EntryLink][]).flatMap(([path, door]) =>
    isTap(door) && door.from === from && isIn(door, channel) ? [[path, door] as const] : []
  )
