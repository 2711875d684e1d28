import Taro from '@tarojs/taro'
import type { PositionPermission } from './position-permission-types'
import { isSinglePage } from '../wechat/single-page'

/** What the user has decided so far; nobody is asked anything. */
export async function positionPermission(): Promise<PositionPermission> {
  try {
    const { authSetting } = await Taro.getSetting()
    const allowed = authSetting['scope.userLocation']
    return allowed === undefined ? 'unasked' : allowed ? 'granted' : 'denied'
  } catch {
    return 'unasked'
  }
}

/** WeChat's privacy notice would come first; older versions know none. */
async function privacyIsAsked(): Promise<boolean> {
  if (typeof Taro.getPrivacySetting !== 'function') return false
  return new Promise((resolve) => {
    Taro.getPrivacySetting({
      success: ({ needAuthorization }) => resolve(needAuthorization),
      fail: () => resolve(true)
    })
  })
}

/**
 * Whether only a tap may ask for the position: unless all is granted already, WeChat would lay its sheets over the first
 * page, for which a mini-program is refused in review.
 */
export async function positionNeedsTap(): Promise<boolean> {
  if (isSinglePage()) return true
  return (await positionPermission()) !== 'granted' || privacyIsAsked()
}

/** How a refusal is taken back. */
export const POSITION_HOW = '点击“去开启”，打开“位置信息”'

/** Opens WeChat's switches (in a tap only); true when the position is allowed afterwards. */
export async function openPositionSettings(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    return authSetting['scope.userLocation'] === true
  } catch {
    return false
  }
}

/** What the tap for that is called. */
export const POSITION_SWITCH = '去开启'
