/** What a browser needs to show the vendor's captcha. */
export interface CaptchaSite {
  readonly appId: string
  /** The vendor's script; it has to be loaded from there each time. */
  readonly script: string
}

/** A vendor's captcha: its page shows it, and it knows whether it was passed. */
export interface CaptchaGateway {
  readonly site: CaptchaSite
  /**
   * Whether the vendor has issued this ticket to somebody who passed, and it was not judged before.
   * @throws RemoteError when the vendor could not be reached
   */
  passed(ticket: string, random: string, address: string): Promise<boolean>
}

/** Where the vendor's script comes from, and what it loads and shows: what pages allow while it is on. */
export const CAPTCHA_ORIGINS: readonly string[] = [
  'https://*.captcha.qcloud.com',
  'https://*.captcha.gtimg.com'
]
