/** What WeChat needs to open its payment sheet (rule data.payParameters). */
export interface PaySheet {
  appId: string
  timeStamp: string
  nonceStr: string
  packageInfo: string
  signType: string
  paySign: string
  /** Where H5 payment continues. */
  mwebUrl: string
}

/** `left` = the browser has left for the payment page. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'left'
/** How an order is paid from here: `wx.requestPayment`, WeChat's JS bridge, or the H5 payment page. */
export type PayChannel = 'mini' | 'jsapi' | 'h5'
