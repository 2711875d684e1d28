import type { VendorAnswer, VendorCaptcha } from './vendor-captcha-types'

/**
 * The vendor's script runs only in web pages; the mini-program shows our own puzzle, and its one tap needs
 * none.
 */
export function showVendorCaptcha(_captcha: VendorCaptcha): Promise<VendorAnswer> {
  return Promise.resolve('failed')
}
