/** What a browser needs to show the vendor's captcha. */
export interface CaptchaSite {
  readonly appId: string
  /** The vendor's script; it must be loaded from there each time. */
  readonly script: string
}

/** A vendor's captcha: its page shows it, and the vendor knows whether it was passed. */
export interface CaptchaGateway {
  readonly site: CaptchaSite
  /**
   * Whether the vendor issued this ticket to somebody who passed, and it has not been checked before.
   * @throws RemoteError if the vendor is unreachable
   */
  passed(ticket: string, random: string, address: string): Promise<boolean>
}

/** Origins of the vendor's script, and of what it loads and shows: allowed by pages while it is enabled. */
export const CAPTCHA_ORIGINS: readonly string[] = [
  'https://*.captcha.qcloud.com',
  'https://*.captcha.gtimg.com'
]
