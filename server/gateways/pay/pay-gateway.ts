/** The interface to the payment channel; the sandbox and WeChat Pay use the same client. */

/** Where the buyer pays: inside the mini-program, on a page inside WeChat, or in any other browser. */
export type PayChannel = 'mini' | 'jsapi' | 'h5'

/** One attempt to pay; `outTradeNo` is ours and identifies it permanently, amounts are fen. */
export interface NewTrade {
  readonly outTradeNo: string
  readonly description: string
  readonly amountFen: number
  /** The channel accepts no money after this. */
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

/** A trade as the channel knows it; `unknown` = it never arrived there. */
export type TradeState =
  | {
      /** `refunded`: it was paid, and some or all of it has since been refunded. */
      readonly state: 'paid' | 'refunded'
      readonly transactionId: string
      readonly amountFen: number
      readonly paidAt: Date
    }
  | { readonly state: 'open' | 'closed' | 'unknown' }

/**
 * The state of a refund at the channel: `closed` = given up, the money is with the merchant; `abnormal` = the buyer's
 * account rejects the money, a person has to handle it; `elsewhere` = all of the trade has been refunded under other
 * numbers.
 */
export type RefundState = 'done' | 'processing' | 'closed' | 'abnormal' | 'elsewhere'

/** A verified notice of the channel that a trade was paid. */
export interface PaidNotice {
  readonly id: string
  readonly outTradeNo: string
  readonly transactionId: string
  readonly amountFen: number
  readonly paidAt: Date
}

/**
 * A verified notice of the channel on the outcome of a refund; it does not say who requested it, we or a person
 * there.
 */
export interface RefundNotice {
  readonly id: string
  readonly outTradeNo: string
  readonly transactionId: string
  /** The total of the trade. */
  readonly totalFen: number
  readonly outRefundNo: string
  readonly refundedFen: number
  readonly end: 'done' | 'closed' | 'abnormal'
}

/** A refund: `amountFen` of the trade's `totalFen`. */
export interface TradeRefund {
  readonly outTradeNo: string
  readonly outRefundNo: string
  readonly amountFen: number
  readonly totalFen: number
  readonly reason: string
}

/** The bills of the channel: payments and refunds of a day, and what moved on the merchant's account. */
export type BillKind = 'trade' | 'fund'

/** A row of a bill; money is fen. */
export interface BillRow {
  /**
   * In the trade bill a payment or a refund; in the fund bill money of a payment (`payment`), its fee (`fee`), a refund,
   * or anything else (`other`: withdrawals, …).
   */
  readonly kind: 'payment' | 'refund' | 'fee' | 'other'
  /** The channel's number: of the payment, or of the refund. */
  readonly number: string
  /** Ours; null in the fund bill. */
  readonly outTradeNo: string | null
  readonly outRefundNo: string | null
  readonly at: Date
  /** What was paid or is refunded; in the fund bill what the account gained, negative for what it lost. */
  readonly amountFen: number
  /** What the channel takes, negative for what it gives back; null in the fund bill. */
  readonly feeFen: number | null
  /** The rate of the fee, millionths; null if the bill names none. */
  readonly rateMillionths: number | null
  /** State of a refund when the bill was made: SUCCESS, PROCESSING, FAIL (closed), CHANGE (abnormal). */
  readonly state: string | null
}

export interface PayGateway {
  /** The app whose openid identifies the payer, for `way`. */
  appIdOf(way: PayChannel): string
  /** Opens (or finds) a trade for mini-program or JSAPI; returns its prepay id. @throws PayRefused, PayUnreachable */
  openPrepay(trade: NewTrade, way: 'mini' | 'jsapi', openId: string): Promise<string>
  /** Parameters for the client, signed now. */
  signPrepay(prepayId: string, way: 'mini' | 'jsapi'): SignedPrepay
  /** Opens (or finds) a trade for a browser; returns the address to open, valid for 5 minutes. @throws as openPrepay */
  openH5(trade: NewTrade, payerIp: string): Promise<string>
  /** @throws PayUnreachable, PayRefused */
  query(outTradeNo: string): Promise<TradeState>
  /** No money is accepted any longer. @throws PayRefused with code ORDERPAID if it was paid first, PayUnreachable */
  close(outTradeNo: string): Promise<void>
  /**
   * Refunds money of a trade; repeating the same `outRefundNo` changes nothing, and returns its state.
   * @throws as query
   */
  refund(refund: TradeRefund): Promise<RefundState>
  /**
   * The bill of a day in China (YYYY-MM-DD), from 10:00 of the next; null = the channel has none: nothing happened.
   * @throws as query; PayRefused with code STATEMENT_CREATING while it is being made
   */
  bill(kind: BillKind, day: string): Promise<readonly BillRow[] | null>
  /**
   * Reads a notice: `raw` is the body byte for byte. Null = a genuine notice that is not about money.
   * @throws NoticeRefused if it is not from the channel, too old, or not for us
   */
  readNotice(headers: NoticeHeaders, raw: string): PaidNotice | RefundNotice | null
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The channel refused; `code` is its own code, e.g. ORDERPAID, ORDER_CLOSED. */
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

/** It is unknown what the channel did: unreachable, timeout, a broken or unsigned response. Ask again. */
export class PayUnreachable extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The payment channel gave no usable answer: ${detail}`, options)
    this.name = 'PayUnreachable'
  }
}

/** An untrusted notice. */
export class NoticeRefused extends Error {
  constructor(detail: string) {
    super(`Notice refused: ${detail}`)
    this.name = 'NoticeRefused'
  }
}
