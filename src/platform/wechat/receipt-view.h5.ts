import type { ReceiptAnswer } from './receipt-view-types'

/** WeChat's view is for mini-programs. */
export const askInWechat = (_paymentNo: string): Promise<ReceiptAnswer> => Promise.resolve('none')
