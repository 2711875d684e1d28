import Taro from '@tarojs/taro'

/** Opened from Moments. */
const SINGLE_PAGE = 1154

let existing: boolean | undefined

/**
 * Whether a single page is shown in Moments (scene 1154): no login, no other page, no position; WeChat's own
 * bar “前往小程序” covers the foot. Pressing it leaves this mode and launches the mini-program afresh.
 */
export function isSinglePage(): boolean {
  existing ??= Taro.getLaunchOptionsSync().scene === SINGLE_PAGE
  return existing
}

/** The message for a press that is not possible there. */
export const SINGLE_PAGE_TEXT = '请点击下方“前往小程序”继续'
