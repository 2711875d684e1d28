/** Who a `wx.login` code belongs to. */
export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
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
}

/** WeChat does not take this code: used, expired, or not one of its own. A new one may be. */
export class WechatCodeRefused extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused the code: errcode ${errcode}`)
    this.name = 'WechatCodeRefused'
  }
}
