import Taro from '@tarojs/taro'

/** The version that WeChat has released; before a release, what it runs as (`develop`, `trial`). */
export function buildName(): string {
  const { version, envVersion } = Taro.getAccountInfoSync().miniProgram
  return (version || envVersion).replace(/[^\w.-]/g, '_').slice(0, 40)
}

/** What of a stack is in our files, and not in WeChat's own (`WAServiceMainContext.js`): `/usr/common.js:1:2345`. */
export const OWN_FRAME = /(?:^|[\s(/@])((?:[\w.-]*\/)*(?!WA)[\w.-]+\.js:\d+:\d+)/

/** Failures that are no faults of ours: the network, an abort, and a person's No to WeChat; in name, message or stack. */
export const NO_FAULT = /^(ApiError|AbortError)\b|:fail (cancel|auth|user)/m

/** The path of the page that is shown. */
export const shownPath = (): string => Taro.getCurrentInstance().router?.path ?? ''

/** Calls `work` each time the mini-program is left. */
export function whenHidden(work: () => void): void {
  Taro.onAppHide(work)
}
