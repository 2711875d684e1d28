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
  /** Set if it is paid by WeChat's virtual payment instead. */
  virtual?: VirtualSheet | undefined
}

/** What `wx.requestVirtualPayment` needs, and messages for its error codes. */
export interface VirtualSheet {
  readonly mode: string
  readonly signData: string
  readonly paySig: string
  readonly signature: string
  readonly errors: Readonly<Record<string, string>>
}

/** `left` = the browser has left for the payment page; `expired` = it has to be signed anew. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'left' | 'expired'

/** Nothing was paid, for a reason that the buyer should know: its message. */
export class PayError extends Error {}
/** How an order is paid from here: `wx.requestPayment`, WeChat's JS bridge, or the H5 payment page. */
export type PayChannel = 'mini' | 'jsapi' | 'h5'
