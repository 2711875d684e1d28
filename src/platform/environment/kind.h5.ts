import type { Os, Platform } from '@contract/device/platform'
import { browserOf, isMiniProgramView, systemOf } from '@contract/device/user-agent'

const agent = () => navigator.userAgent

/** The platform, detected once at run time by WeChat's user agent. */
export const platform = (): Platform => browserOf(agent())

/** The flag h5xcx (rule platform.values): this page is shown in a web view of the mini-program. */
export function isInMiniProgram(): boolean {
  return (
    isMiniProgramView(agent()) ||
    (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'
  )
}

export const system = (): Os => systemOf(agent())

/** The whole address, for the rule of the debug console; empty in the mini-program. */
export const pageAddress = (): string => window.location.href
/** The host this page came from; empty in the mini-program. */
export const pageHost = (): string => window.location.host
