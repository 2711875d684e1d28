import type { RoutePath } from './table'

/*
 * How the mini-program is split into packages. A phone loads the main package before anything is rendered: it
 * contains only what nearly everyone opens. The specification gives each page its path, so its own folder below
 * `pages/` is the root of its package; modules not used by the main package are put in the packages that use
 * them.
 */

/** Roots of the sub-packages; a page below none of them is in the main package. None is nested in another. */
export const SUB_PACKAGES = [
  'pages-activities',
  'pages-secondary',
  'pages-my',
  'pages-mall',
  'pagesA',
  // browsing, the cashier, and what follows it
  'pages/cardDetail',
  'pages/privilegeDetail',
  'pages/plateDetails',
  'pages/pay',
  'pages/payResult',
  'pages/h5PayRedirect',
  // reached from elsewhere
  'pages/login',
  'pages/webview',
  // activities
  'pages/activation',
  'pages/activityPage',
  'pages/urlActivationCode',
  'pages/directedActivity',
  'pages/uniqueActivity',
  'pages/multiCard',
  'pages/distribution',
  'pages/payActivityDetails',
  // partners
  'pages/discountOrderingPay',
  'pages/distributorUnionLogin',
  'pages/goPrivilegeMini',
  'pages/hdzpayment',
  'pages/hdzqnxPayRedirect',
  'pages/hdzqnxPlacementUrl',
  'pages/movieList',
  'pages/mtPayRedirect',
  'pages/mtPlacementPage',
  'pages/nndypPayRedirect',
  'pages/nndypPlacementUrl',
  'pages/openAppTip',
  'pages/openXcx',
  'pages/payment',
  // customer service
  'pages/hdzchatcoupons',
  'pages/hdzchatfood',
  'pages/hdzchatmovie'
] as const

export type SubPackage = (typeof SUB_PACKAGES)[number]

/**
 * Packages preloaded once a page is shown, because the next tap mostly leads there. WeChat loads
 * 2 MB at most for all pages of one package.
 */
export const PRELOADED: Partial<Record<RoutePath, readonly SubPackage[]>> = {
  'pages/index/index': [
    'pages/cardDetail',
    'pages/privilegeDetail',
    'pages/plateDetails',
    'pages/pay',
    'pages-my',
    'pages-secondary',
    'pages/movieList'
  ],
  'pages/market/index': [
    'pages/cardDetail',
    'pages/privilegeDetail',
    'pages/plateDetails',
    'pages/pay',
    'pages-mall'
  ],
  'pages/cardDetail/index': ['pages/pay', 'pages/payResult', 'pages/plateDetails', 'pages/privilegeDetail'],
  'pages/plateDetails/index': ['pages/pay', 'pages/payResult', 'pages/privilegeDetail'],
  'pages/privilegeDetail/index': ['pages/pay', 'pages-secondary'],
  'pages/payActivityDetails/index': ['pages/pay', 'pages/payResult'],
  'pages/distribution/index': ['pages/pay', 'pages/payResult'],
  'pages/movieList/index': ['pages/nndypPlacementUrl'],
  'pages/pay/index': ['pages/payResult', 'pages-my'],
  'pages-mall/settlement/index': ['pages/pay', 'pages-my']
}

/** The sub-package of a page; undefined in the main package. */
export const packageOf = (path: string): SubPackage | undefined =>
  SUB_PACKAGES.find((root) => path.startsWith(`${root}/`))
