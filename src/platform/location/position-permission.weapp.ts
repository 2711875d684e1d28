import Taro from '@tarojs/taro'
import type { PositionPermission } from './position-permission-types'
import { privacyIsAsked } from '../wechat/privacy-contract'
import { isSinglePage } from '../wechat/single-page'

/** The user's decision so far; never prompts. */
export async function positionPermission(): Promise<PositionPermission> {
  try {
    const { authSetting } = await Taro.getSetting()
    const allowed = authSetting['scope.userLocation']
    return allowed === undefined ? 'unasked' : allowed ? 'granted' : 'denied'
  } catch {
    return 'unasked'
  }
}

/**
 * Whether only a tap may request the position: unless all is granted already, WeChat would cover the first page
 * with its dialogs, for which a mini-program is rejected in review.
 */
export async function positionNeedsTap(): Promise<boolean> {
  if (isSinglePage()) return true
  return (await positionPermission()) !== 'granted' || privacyIsAsked()
}

/** How to revoke a refusal. */
export const POSITION_HOW = '点击“去开启”，打开“位置信息”'

/** Opens WeChat's permission settings (in a tap only); true if the position is allowed afterwards. */
export async function openPositionSettings(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    return authSetting['scope.userLocation'] === true
  } catch {
    return false
  }
}

/** The label of that button. */
export const POSITION_SWITCH = '去开启'
