import { partnerCodes, tableEntry } from '@contract/partner/codes'
import type { RouteEntry, RoutePath } from '@/routes/table'
import type { DemoThings } from './demo-things'

type Query = Readonly<Record<string, string>>

/** Parameters with which each page of the table shows content of the demo. */
export function pageQueries(things: DemoThings): Readonly<Record<RoutePath, Query>> {
  const { memberCardId, receiveId, orderNo, paidOrderNo, expiredCardId } = things
  const { sentOrderNo, ticketOrderNo, partnerOrderNos } = things
  return {
    'pages/index/index': {},
    'pages/market/index': {},
    'pages/cardDetail/index': { cardId: 'main-year' },
    'pages/pay/index': { kind: 'product', itemId: 'p-film-2d' },
    'pages/privilegeDetail/index': { privilegeId: 'film-2d' },
    'pages/webview/index': { url: '/healthz' },
    'pages/activation/index': {},
    'pages/plateDetails/index': { plateId: 'coffee-monthly', memberCardId },
    'pages/plateDetails/pay': { plateId: 'ride-monthly', memberCardId },
    'pages/payResult/index': { orderNo: paidOrderNo },
    'pages/h5PayRedirect/index': { orderNo },
    'pages/login/index': {},
    'pages/mtPlacementPage/index': {},
    'pages/movieList/index': {},
    'pages/urlActivationCode/index': {},
    'pages/urlActivationCode/reslut': { reason: 'sold_out' },
    'pages/directedActivity/index': { activityId: 'main-invited' },
    'pages/uniqueActivity/index': { activityId: 'main-unique' },
    'pages/multiCard/index': { activityId: 'main-staff' },
    'pages/payActivityDetails/index': { activityId: 'main-film-season' },
    'pages/hdzchatmovie/index': {},
    'pages/hdzchatfood/index': {},
    'pages/hdzchatcoupons/index': {},
    'pages/distribution/index': { distributor: 'demo', account: 'demo-01' },
    'pages/distributorUnionLogin/index': {},
    'pages/hdzpayment/index': { orderNo: partnerOrderNos.hdzpayment },
    'pages/payment/index': { orderNo: partnerOrderNos.payment },
    'pages/openAppTip/index': { url: 'https://example.com/' },
    'pages/openXcx/index': {},
    'pages/activityPage/activity-jingjiang-01': {},
    'pages/discountOrderingPay/index': { orderNo: partnerOrderNos.discountOrderingPay },
    'pages/hdzqnxPlacementUrl/index': {},
    'pages/hdzqnxPayRedirect/index': { orderNo: partnerOrderNos.hdzqnxPayRedirect },
    'pages/nndypPlacementUrl/index': {},
    'pages/nndypPayRedirect/index': { orderNo: partnerOrderNos.nndypPayRedirect },
    'pages/mtPayRedirect/index': { orderNo: partnerOrderNos.mtPayRedirect },
    'pages/goPrivilegeMini/index': {},
    'pages/activityPage/activityYanglaoSign': {},
    'pages-activities/jinjiang/activity-jingjiang-02': {},
    'pages-secondary/searchAddress/index': {},
    'pages-secondary/payResult/jingDongResult': {},
    'pages-my/channelCustomerService/index': {},
    'pages-my/chatRuleDetail/index': {},
    'pages-my/aiCustomerService/index': {},
    'pages-my/aiInterlocution/index': {},
    'pages-my/feedback/index': {},
    'pages-secondary/questionnaire/index': {},
    'pages-secondary/questionnaireDetail/index': { questionnaireId: 'weekend-habits' },
    'pages-secondary/receiveResult/index': { receiveId },
    'pages-secondary/cardInstructions/index': { cardId: 'main-year' },
    'pages-secondary/expiredCardDetails/index': { memberCardId: expiredCardId },
    'pages-secondary/myCard/index': {},
    'pages-mall/physicalMall/index': {},
    'pages-mall/search/index': { keyword: '杯' },
    'pages-mall/productDetail/index': { productId: 'thermos-ceramic' },
    'pages-secondary/yueTuVip/index': {},
    'pages-secondary/yueTuVip/termsCN': {},
    'pages-secondary/yueTuVip/termsEN': {},
    'pages-secondary/storeList/index': {},
    'pagesA/landmark-ticket/index': {},
    'pagesA/landmark-ticket/product_detail': { sightId: 'gugong' },
    'pagesA/landmark-ticket/payment': { kindId: 'gugong-adult', sightId: 'gugong' },
    'pagesA/landmark-ticket/order_detail': { orderNo: ticketOrderNo },
    'pagesA/landmark-ticket/search': {},
    'pagesA/pointSetting/index': {},
    'pages-activities/distributionActivity/index': {},
    'pages-activities/materials/index': {},
    'pages-activities/lottery/index': { lotteryId: 'main-wheel' },
    'pages-activities/my-prizes/index': {},
    'pages-secondary/brandDetail/index': { brandId: 'wuyu' },
    'pages-secondary/payResult/recommend': { orderNo: paidOrderNo },
    'pages-my/couponList/index': {},
    'pages-my/couponList/productList': { couponId: 'c-all-10' },
    'pages-my/receiveRecord/index': {},
    'pages-my/orderRecord/index': {},
    'pages-my/orderDetail/index': { orderNo: paidOrderNo },
    'pages-my/orderRecord/refund_detail': { orderNo: paidOrderNo },
    'pages-my/logistics/index': { orderNo: sentOrderNo },
    'pages-my/orderBrandDetail/index': { orderNo: paidOrderNo },
    'pages-my/address/index': {},
    'pages-my/address/add': {},
    'pages-my/settings/index': {},
    'pages-my/setPhone/index': {},
    'pages-my/agreement/index': { kind: 'user' },
    'pages-my/memberRegistrationAgreement/index': {},
    'pages-my/memberRenewalAgreement/index': {},
    'pages-mall/shoppingCart/index': {},
    'pages-mall/settlement/index': { skuId: 'kettle-steel-1-1' }
  }
}

/** Pages that partners send their users to. */
const PAY_PAGES = partnerCodes.flatMap((code) => {
  const { payPage, discountPage } = tableEntry(code)
  return [payPage, discountPage].map((page) => `pages/${page}/index`)
})

/** Whether a page shows a member's own: it asks for the login, before it is shown or, where partners send their users, on it. */
export const isOfMember = ({ login, path }: RouteEntry): boolean => login === true || PAY_PAGES.includes(path)

/** A query as it stands in an address, with its question mark; nothing where there is none. */
export function asAddress(query: Query): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}
