/** Pages of the app on which goods are looked at or bought, as visits record them. */
export const GOODS_PAGES: readonly string[] = [
  'pages/cardDetail/index',
  'pages/discountOrderingPay/index',
  'pages/multiCard/index',
  'pages/pay/index',
  'pages/payActivityDetails/index',
  'pages/plateDetails/index',
  'pages/plateDetails/pay',
  'pages-mall/productDetail/index',
  'pages-mall/settlement/index',
  'pagesA/landmark-ticket/product_detail',
  'pagesA/landmark-ticket/payment'
]
