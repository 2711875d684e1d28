import Taro from '@tarojs/taro'

/** Opened from Moments. */
const SINGLE_PAGE = 1154

let existing: boolean | undefined

/**
 * Whether one page alone is shown, in Moments (scene 1154): no login, no other page, no position; WeChat's own bar
 * “前往小程序” lies over the foot. Who presses that leaves this mode for a mini-program that is launched anew.
 */
export function isSinglePage(): boolean {
  existing ??= Taro.getLaunchOptionsSync().scene === SINGLE_PAGE
  return existing
}

/** What a press is told that cannot be served there. */
export const SINGLE_PAGE_TEXT = '请点击下方“前往小程序”继续'
