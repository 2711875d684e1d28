import type { Platform, System } from './kind-types'

const agent = () => navigator.userAgent

/** The platform, detected once at run time by WeChat's user agent. */
export function platform(): Platform {
  return /MicroMessenger/i.test(agent()) ? 'wx' : 'h5'
}

/** The flag h5xcx (rule platform.values): this page is shown in a web view of the mini-program. */
export function isInMiniProgram(): boolean {
  return (
    /miniProgram/i.test(agent()) ||
    (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram'
  )
}

export function system(): System {
  if (/iPhone|iPad|iPod/i.test(agent())) return 'ios'
  return /Android/i.test(agent()) ? 'android' : 'other'
}

/** The whole address, for the rule of the debug console; empty in the mini-program. */
export const pageAddress = (): string => window.location.href
/** The host this page came from; empty in the mini-program. */
export const pageHost = (): string => window.location.host
