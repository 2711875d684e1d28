/** The interface to WeChat's virtual payment (xpay); the sandbox and WeChat use the same client. */
import type { VirtualItem } from '../../domain/virtual-goods'
import type { BillRow, RefundState, TradeState } from '../pay/pay-gateway'

/** What `wx.requestVirtualPayment` needs. */
export interface SignedVirtualPayment {
  readonly mode: string
  /** The signed text: it is passed on as it is. */
  readonly signData: string
  /** By the merchant's key. */
  readonly paySig: string
  /** By the key of the buyer's session. */
  readonly signature: string
}

/** One attempt to pay; a number can be used only once. */
export interface VirtualTrade extends VirtualItem {
  readonly outTradeNo: string
  /** Comes back with the delivery notice. */
  readonly attach: string
}

/** A payment at WeChat: identified by our number and its payer. */
export interface VirtualPayer {
  readonly outTradeNo: string
  readonly openId: string
}

/** A refund: `amountFen` of the trade's `totalFen`. */
export interface VirtualRefund extends VirtualPayer {
  readonly outRefundNo: string
  readonly amountFen: number
}

/** Goods to be made an item. */
export interface VirtualGoods {
  readonly productId: string
  readonly name: string
  readonly priceFen: number
  readonly pictureUrl: string
}

/** How a batch of items is getting on at WeChat. */
export interface VirtualBatch {
  readonly state: 'idle' | 'running' | 'failed' | 'done'
  /** By product id; an item that was there before counts as done. */
  readonly items: ReadonlyMap<
    string,
    { readonly state: 'running' | 'done' | 'failed'; readonly problem: string }
  >
}

/** A verified message of WeChat. */
export type VirtualNotice =
  | ({ readonly kind: 'delivery' } & VirtualPayer)
  | ({
      readonly kind: 'refund'
      /** Ours if we asked for it. */
      readonly outRefundNo: string
      readonly refundedFen: number
      readonly end: 'done' | 'closed'
    } & VirtualPayer)
  /** Apple asks, before it decides about a refund, whether we advise it. */
  | { readonly kind: 'inquiry'; readonly event: string; readonly outTradeNo: string }
  /** About virtual payment, and none that is dealt with. */
  | {
      readonly kind: 'other'
      readonly event: string
      /** Null if it names none. */
      readonly outTradeNo: string | null
      /** The same for a message that comes again. */
      readonly digest: string
    }

/** What Apple is advised about a refund. */
export interface RefundAdvice {
  readonly refund: boolean
  /** Why; Apple keeps it. */
  readonly evidence: string
}

/** Query of a pushed message. */
export type PushQuery = Readonly<Record<string, unknown>>

/** All methods that call WeChat @throws PayRefused, PayUnreachable */
export interface VirtualPayGateway {
  /** 0 = production, 1 = WeChat's sandbox. */
  readonly env: 0 | 1
  /** Signs a payment for the holder of a session. */
  sign(trade: VirtualTrade, sessionKey: string): SignedVirtualPayment
  /** `unknown` = the payment sheet was never opened. */
  query(payer: VirtualPayer): Promise<TradeState>
  /** WeChat is told that the goods were handed over; once is enough. */
  confirmDelivery(payer: VirtualPayer): Promise<void>
  /** Repeating the same `outRefundNo` changes nothing, and returns its state. */
  refund(refund: VirtualRefund): Promise<RefundState>
  /** Starts making items, in WeChat's development version. */
  upload(goods: readonly VirtualGoods[]): Promise<void>
  uploads(): Promise<VirtualBatch>
  /** Starts releasing items that were made. */
  publish(productIds: readonly string[]): Promise<void>
  publications(): Promise<VirtualBatch>
  /**
   * Payments and refunds of a day in China (YYYY-MM-DD), of both WeChat's and Apple's money.
   * @throws PayRefused with code STATEMENT_CREATING while WeChat makes them
   */
  bill(day: string): Promise<readonly BillRow[]>
  /** The answer that registers our address with WeChat. @throws NoticeRefused */
  greet(query: PushQuery): string
  /** Reads a pushed message; null = not about payments. @throws NoticeRefused if it is not from WeChat, or not for us */
  readNotice(query: PushQuery, raw: string): VirtualNotice | null
  /** The body that answers an inquiry. */
  answerInquiry(advice: RefundAdvice): string
}
