import type { ImageType } from '../../lib/image-type'

/** The owner of a `wx.login` code. */
export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
  /** The key of the session that this code began: it signs virtual payments, and is stored nowhere. Only of `wx.login`. */
  readonly sessionKey?: string
}

/** The parcels of an order. */
interface SentParcels {
  /** Whether nothing is left to be sent. */
  readonly allSent: boolean
  readonly parcels: readonly {
    readonly carrier: string
    readonly trackingNo: string
    readonly goods: string
    /** The recipient's number, masked. */
    readonly receiver: string
  }[]
}

/** Goods that no carrier brings: `virtual` were handed over at once, `pickup` wait in a shop. */
interface UnsentGoods {
  readonly manner: 'virtual' | 'pickup'
  readonly goods: string
}

/** How an order sold by the mini-program was delivered; WeChat holds its money until it knows. */
export type UploadedShipping = (SentParcels | UnsentGoods) & {
  readonly transactionId: string
  readonly openId: string
  readonly at: Date
}

/** A subscribe message: one of those that its recipient has subscribed to. */
export interface SubscribeMessage {
  readonly openId: string
  readonly templateId: string
  /** The page that it opens, with its query. */
  readonly page: string
  /** The template's fields. */
  readonly data: Readonly<Record<string, string>>
}

/**
 * `refused`: the recipient has not subscribed, or no longer; `busy`: nothing was sent, it can be sent later; `invalid`: WeChat does
 * not accept the template or its words.
 */
export type MessageAnswer = 'sent' | 'refused' | 'busy' | 'invalid'

/** A picture as WeChat made it. */
export interface CodePicture {
  readonly mime: ImageType
  readonly bytes: Buffer
}

/** The WeChat services that the server needs to identify its members. */
export interface WechatGateway {
  /** The mini-program of these members. */
  readonly appId: string
  /**
   * The identity behind a `wx.login` code; a code can be used once, for 5 minutes.
   * @throws WechatCodeRefused, RemoteError
   */
  codeToSession(code: string): Promise<WechatIdentity>
  /**
   * The mainland number behind a `getPhoneNumber` code; a code can be used once, for 5 minutes.
   * @throws WechatCodeRefused, RemoteError
   */
  phoneNumber(code: string): Promise<string>
  /** Reports how an order was delivered (order-shipping API); a repeat replaces the earlier report. @throws RemoteError */
  uploadShipping(shipping: UploadedShipping): Promise<void>
  /** Sends a subscribe message. @throws RemoteError if it is not known whether it was sent */
  sendMessage(message: SubscribeMessage): Promise<MessageAnswer>
  /**
   * A code (小程序码) that opens `page` with `scene`, at most 32 characters; WeChat makes any number of them, up to 5000 a minute.
   * @throws RemoteError
   */
  miniCode(code: { readonly page: string; readonly scene: string }): Promise<CodePicture>
}

/** WeChat rejects this code: used, expired, or not one of its own. A new one may be valid. */
export class WechatCodeRefused extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused the code: errcode ${errcode}`)
    this.name = 'WechatCodeRefused'
  }
}
