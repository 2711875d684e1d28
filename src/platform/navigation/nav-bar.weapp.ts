import Taro from '@tarojs/taro'
import type { NavBarSettings } from './nav-bar-types'
import { windowInfo } from '../screen/window-info'

let settings: NavBarSettings | undefined

/** Measured once: WeChat's status bar and the capsule with its two buttons do not move. */
export function navBarSettings(): NavBarSettings {
  settings ??= measure()
  return settings
}

function measure(): NavBarSettings {
  const { statusBarHeight = 20, windowWidth } = windowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  return {
    drawsOwnBar: false,
    statusBarHeight,
    capsuleSpace: capsule.left > 0 ? windowWidth - capsule.left : 0
  }
}
