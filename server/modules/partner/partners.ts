import type { PartnerCode } from '@contract/types'

/** What each partner is called on screen. Names of real companies stand for what the specification names. */
export const PARTNER_NAMES: Readonly<Record<PartnerCode, string>> = {
  hdz: '好点子礼券',
  qnx: '去哪享旅行',
  meituan: '美团',
  meituanDp: '大众点评',
  years: '年年电影',
  haiwei: '海味优选'
}

export const partnerCodes = Object.keys(PARTNER_NAMES) as PartnerCode[]

/** Where each partner sends its users back to, for paying: a page of ours. */
export const RETURN_PAGES: Readonly<Record<PartnerCode, string>> = {
  hdz: 'pages/hdzpayment/index',
  qnx: 'pages/hdzqnxPayRedirect/index',
  meituan: 'pages/mtPayRedirect/index',
  meituanDp: 'pages/mtPayRedirect/index',
  years: 'pages/nndypPayRedirect/index',
  haiwei: 'pages/payment/index'
}

/** The same for what is sold below its list price, where the partner keeps the two apart. */
export const DISCOUNT_RETURN_PAGE = 'pages/discountOrderingPay/index'
