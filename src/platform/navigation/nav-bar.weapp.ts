import Taro from '@tarojs/taro'
import type { NavBarFacts } from './nav-bar-facts'
import { windowInfo } from '../screen/window-info'

let facts: NavBarFacts | undefined

/** Measured once: WeChat's status bar and the capsule with its two buttons do not move. */
export function navBarFacts(): NavBarFacts {
  facts ??= measure()
  return facts
}

function measure(): NavBarFacts {
  const { statusBarHeight = 20, windowWidth } = windowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  return {
    drawsOwnBar: false,
    statusBarHeight,
    capsuleSpace: capsule.left > 0 ? windowWidth - capsule.left : 0
  }
}
