/** Which captcha the server wants shown. */
export interface VendorCaptcha {
  readonly appId: string
  readonly script: string
}

/** Its result: a ticket for the server to verify; `closed` by the user; `failed`: it could not be shown. */
export type VendorAnswer = { readonly ticket: string; readonly random: string } | 'closed' | 'failed'
