import Taro from '@tarojs/taro'
import type { PositionPermission } from './position-permission-facts'

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

/** How a refusal is taken back. */
export const POSITION_HOW = '点“去开启”，打开“位置信息”'

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
