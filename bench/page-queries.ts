import type { RoutePath } from '../src/routes/table'
import type { DemoThings } from './demo-things'

type Query = Readonly<Record<string, string>>

/** Parameters with which each page of the table shows content of the demo. */
export function pageQueries(things: DemoThings): Readonly<Record<RoutePath, Query>> {
  const { memberCardId, receiveId, orderNo, paidOrderNo, expiredCardId } = things
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
    'pages/payActivityDetails/index': { activityId: 'main-film-season' },
    'pages/hdzchatmovie/index': {},
    'pages/hdzchatfood/index': {},
    'pages/hdzchatcoupons/index': {},
    'pages/distribution/index': { distributor: 'demo', account: 'demo-01' },
    'pages/distributorUnionLogin/index': {},
    'pages/hdzpayment/index': { orderNo: 'HDZ0001' },
    'pages/payment/index': { orderNo: 'HW0001' },
    'pages/openAppTip/index': {},
    'pages/openXcx/index': {},
    'pages/activityPage/activity-jingjiang-01': {},
    'pages/discountOrderingPay/index': { orderNo: 'HW0002' },
    'pages/hdzqnxPlacementUrl/index': {},
    'pages/hdzqnxPayRedirect/index': { orderNo: 'QNX0001' },
    'pages/nndypPlacementUrl/index': {},
    'pages/nndypPayRedirect/index': { orderNo: 'YRS0001' },
    'pages/mtPayRedirect/index': { orderNo: 'MT0001' },
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
    'pages-secondary/receiveResult/index': { receiveId },
    'pages-secondary/cardInstructions/index': { cardId: 'main-year' },
    'pages-secondary/expiredCardDetails/index': { memberCardId: expiredCardId },
    'pages-secondary/myCard/index': {},
    'pages-mall/physicalMall/index': {},
    'pages-mall/search/index': { keyword: '杯' },
    'pages-mall/productDetail/index': { productId: 'thermos-ceramic' },
    'pages-secondary/storeList/index': {},
    'pagesA/landmark-ticket/index': {},
    'pagesA/landmark-ticket/product_detail': { sightId: 'gugong' },
    'pagesA/landmark-ticket/payment': { kindId: 'gugong-adult', sightId: 'gugong' },
    'pagesA/landmark-ticket/order_detail': { orderNo: paidOrderNo },
    'pagesA/landmark-ticket/search': {},
    'pagesA/pointSetting/index': {},
    'pages-activities/distributionActivity/index': {},
    'pages-activities/materials/index': {},
    'pages-secondary/brandDetail/index': { brandId: 'wuyu' },
    'pages-secondary/payResult/recommend': { orderNo: paidOrderNo },
    'pages-my/couponList/index': {},
    'pages-my/couponList/productList': { couponId: 'c-all-10' },
    'pages-my/receiveRecord/index': {},
    'pages-my/orderRecord/index': {},
    'pages-my/orderDetail/index': { orderNo: paidOrderNo },
    'pages-my/orderRecord/refund_detail': { orderNo: paidOrderNo },
    'pages-my/logistics/index': { orderNo: paidOrderNo },
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

/** A query as it stands in an address, with its question mark; nothing where there is none. */
export function asAddress(query: Query): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}
