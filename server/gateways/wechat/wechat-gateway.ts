/** Who a `wx.login` code belongs to. */
export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
}

/** Parcels of an order that the mini-program sold; the channel holds its money until it knows that they were sent. */
export interface UploadedShipping {
  readonly transactionId: string
  readonly openId: string
  /** Whether nothing of it is still to be sent. */
  readonly allSent: boolean
  readonly parcels: readonly {
    readonly carrier: string
    readonly trackingNo: string
    readonly goods: string
    /** Number of whoever receives it, masked. */
    readonly receiver: string
  }[]
  readonly at: Date
}

/** What of WeChat the server needs to know its members. */
export interface WechatGateway {
  /** The mini-program whose members these are. */
  readonly appId: string
  /**
   * The identity behind a `wx.login` code; a code is good once, for 5 minutes.
   * @throws WechatCodeRefused, RemoteError
   */
  codeToSession(code: string): Promise<WechatIdentity>
  /**
   * The mainland number behind a `getPhoneNumber` code; a code is good once, for 5 minutes.
   * @throws WechatCodeRefused, RemoteError
   */
  phoneNumber(code: string): Promise<string>
  /** Tells that goods were sent (order-shipping API); told again it replaces what was told. @throws RemoteError */
  uploadShipping(shipping: UploadedShipping): Promise<void>
}

/** WeChat does not take this code: used, expired, or not one of its own. A new one may be. */
export class WechatCodeRefused extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused the code: errcode ${errcode}`)
    this.name = 'WechatCodeRefused'
  }
}
