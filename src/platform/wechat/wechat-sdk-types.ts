/** What a page in the mini-program's web view may ask of it. */
export interface MiniPort {
  navigateTo(options: { url: string }): void
  redirectTo(options: { url: string }): void
  reLaunch(options: { url: string }): void
  navigateBack(options: { delta: number }): void
  postMessage(message: { data: object }): void
}

/** How an SDK call ends: its errMsg is `name:ok`, `name:cancel` or `name:fail …`. */
export interface Answer {
  readonly errMsg?: string
}

interface Ends<A extends Answer = Answer> {
  success?: (answer: A) => void
  fail?: (answer: Answer) => void
  cancel?: (answer: Answer) => void
}

export interface SdkConfig {
  readonly debug: boolean
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
  readonly jsApiList: readonly string[]
  readonly openTagList: readonly string[]
}

/** What a friend sees of a page. */
export interface ShareCard {
  readonly title: string
  readonly desc: string
  /** Absolute address. */
  readonly link: string
  /** Absolute address of a picture. */
  readonly imgUrl: string
}

export interface SdkPayment extends Ends {
  readonly timestamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType: string
  readonly paySign: string
}

/** An address of WeChat's address book. */
export interface SdkAddress {
  readonly userName: string
  readonly telNumber: string
  readonly provinceName: string
  readonly cityName: string
  /** WeChat's own spelling. */
  readonly countryName: string
  readonly detailInfo: string
}

/** The part of WeChat's JS-SDK 1.6 that we use. Newer calls may be missing in old WeChat versions. */
export interface WechatSdk {
  config(config: SdkConfig): void
  ready(done: () => void): void
  error(failed: (answer: Answer) => void): void
  readonly miniProgram?: MiniPort
  updateAppMessageShareData?(card: ShareCard & Ends): void
  updateTimelineShareData?(card: Omit<ShareCard, 'desc'> & Ends): void
  onMenuShareAppMessage?(card: ShareCard & Ends): void
  onMenuShareTimeline?(card: Omit<ShareCard, 'desc'> & Ends): void
  getLocation?(options: Ends<Answer & { latitude: number; longitude: number }> & { type: 'gcj02' }): void
  scanQRCode?(
    options: Ends<Answer & { resultStr: string }> & { needResult: 1; scanType: readonly string[] }
  ): void
  chooseWXPay?(payment: SdkPayment): void
  openAddress?(options: Ends<Answer & SdkAddress>): void
  closeWindow?(): void
}
