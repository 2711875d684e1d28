/** How the shop talks to the payment channel; the sandbox and WeChat Pay are behind the same client. */

/** Where the buyer pays: inside the mini-program, on a page inside WeChat, or in any other browser. */
export type PayChannel = 'mini' | 'jsapi' | 'h5'

/** One attempt to pay; `outTradeNo` is ours and names it for good, amounts are fen. */
export interface NewTrade {
  readonly outTradeNo: string
  readonly description: string
  readonly amountFen: number
  /** The channel takes no money after this. */
  readonly expiresAt: Date
}

/** What `wx.requestPayment` and the JSAPI bridge need. */
export interface SignedPrepay {
  readonly appId: string
  readonly timeStamp: string
  readonly nonceStr: string
  readonly packageInfo: string
  readonly signType: 'RSA'
  readonly paySign: string
}

/** A trade as the channel knows it; `unknown` = it never came there. */
export type TradeState =
  | {
      /** `refunded`: it was paid, and some or all of it has gone back since. */
      readonly state: 'paid' | 'refunded'
      readonly transactionId: string
      readonly amountFen: number
      readonly paidAt: Date
    }
  | { readonly state: 'open' | 'closed' | 'unknown' }

/**
 * How a refund stands at the channel: `closed` = given up, the money is with the merchant; `abnormal` = the buyer's account takes no
 * money, a person has to see to it; `elsewhere` = all of the trade has gone back under other numbers.
 */
export type RefundState = 'done' | 'processing' | 'closed' | 'abnormal' | 'elsewhere'

/** A verified word of the channel that a trade was paid. */
export interface PaidNotice {
  readonly id: string
  readonly outTradeNo: string
  readonly transactionId: string
  readonly amountFen: number
  readonly paidAt: Date
}

/** A verified word of the channel on how a refund of a trade has ended; who asked for it, we or a person there, it does not say. */
export interface RefundNotice {
  readonly id: string
  readonly outTradeNo: string
  readonly transactionId: string
  /** What the trade was of. */
  readonly totalFen: number
  readonly outRefundNo: string
  readonly refundedFen: number
  readonly end: 'done' | 'closed' | 'abnormal'
}

/** Money that goes back: `amountFen` of the `totalFen` that the trade was of. */
export interface TradeRefund {
  readonly outTradeNo: string
  readonly outRefundNo: string
  readonly amountFen: number
  readonly totalFen: number
  readonly reason: string
}

export interface PayGateway {
  /** App whose openid the payer is named by, for `way`. */
  appIdOf(way: PayChannel): string
  /** Opens (or finds again) a trade for mini-program or JSAPI; gives its prepay id. @throws PayRefused, PayUnreachable */
  openPrepay(trade: NewTrade, way: 'mini' | 'jsapi', openId: string): Promise<string>
  /** Parameters for the client, signed now. */
  signPrepay(prepayId: string, way: 'mini' | 'jsapi'): SignedPrepay
  /** Opens (or finds again) a trade for a browser; gives the address to go to, good for 5 minutes. @throws as openPrepay */
  openH5(trade: NewTrade, payerIp: string): Promise<string>
  /** @throws PayUnreachable, PayRefused */
  query(outTradeNo: string): Promise<TradeState>
  /** No money is taken any more. @throws PayRefused with code ORDERPAID when it was faster, PayUnreachable */
  close(outTradeNo: string): Promise<void>
  /** Gives money of a trade back; the same `outRefundNo` asked again changes nothing, and tells how it stands. @throws as query */
  refund(refund: TradeRefund): Promise<RefundState>
  /**
   * Reads a notice: `raw` is the body byte for byte. Null = a true notice that tells of no money.
   * @throws NoticeRefused when it is not from the channel, too old, or not for us
   */
  readNotice(headers: NoticeHeaders, raw: string): PaidNotice | RefundNotice | null
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The channel said no; `code` is its own word, e.g. ORDERPAID, ORDER_CLOSED. */
export class PayRefused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail: string
  ) {
    super(`The payment channel refused: ${status} ${code} ${detail}`)
    this.name = 'PayRefused'
  }
}

/** Nobody knows what the channel did: not reached, too late, a broken or unsigned answer. Ask again. */
export class PayUnreachable extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The payment channel gave no usable answer: ${detail}`, options)
    this.name = 'PayUnreachable'
  }
}

/** A notice that is not to be believed. */
export class NoticeRefused extends Error {
  constructor(detail: string) {
    super(`Notice refused: ${detail}`)
    this.name = 'NoticeRefused'
  }
}
