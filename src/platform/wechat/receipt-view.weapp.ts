import type { ReceiptAnswer } from './receipt-view-types'

interface Opened {
  readonly extraData?: { readonly status?: 'success' | 'fail' | 'cancel' }
}

/** WeChat's own calls; Taro does not have this one. */
declare const wx: {
  openBusinessView?(options: {
    businessType: string
    extraData: { transaction_id: string }
    success(opened: Opened): void
    fail(): void
  }): void
}

const ANSWERS = { success: 'confirmed', cancel: 'cancelled', fail: 'none' } as const

/**
 * Asks the buyer whether everything has arrived, in WeChat's view: WeChat then pays out the money that it holds (base library
 * 2.6.0; `weappOrderConfirm` of the order-shipping service).
 */
export const askInWechat = (paymentNo: string): Promise<ReceiptAnswer> =>
  new Promise((resolve) => {
    if (!wx.openBusinessView) return resolve('none')
    wx.openBusinessView({
      businessType: 'weappOrderConfirm',
      extraData: { transaction_id: paymentNo },
      success: ({ extraData }) => resolve(ANSWERS[extraData?.status ?? 'fail']),
      fail: () => resolve('none')
    })
  })
