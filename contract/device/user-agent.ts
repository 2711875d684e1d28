import type { Os, Platform } from './platform'

/**
 * What a browser's user agent says. The app and the server that renders its pages decide by these alone: were their
 * answers different, no rendered page would match its device.
 */

/** WeChat's browser, or any other. */
export const browserOf = (userAgent: string): Exclude<Platform, 'mini'> =>
  /MicroMessenger/i.test(userAgent) ? 'wx' : 'h5'

/** The page is shown in a web view of the mini-program (flag h5xcx). */
export const isMiniProgramView = (userAgent: string): boolean => /miniProgram/i.test(userAgent)

/** The phone's operating system. */
export function systemOf(userAgent: string): Os {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : 'other'
}
