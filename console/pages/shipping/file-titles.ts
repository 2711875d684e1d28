/** Titles of the columns that are read when the file comes back. */
export const TITLES = {
  number: '订单号',
  carrier: '快递公司',
  trackingNo: '快递单号',
  lineNo: '商品行',
  pieces: '件数'
} as const
