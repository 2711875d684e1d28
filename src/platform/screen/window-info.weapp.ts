import Taro from '@tarojs/taro'

/** Measures of the window in px; WeChat's library before 2.20.1 includes them in its system info. */
export function windowInfo(): { windowWidth: number; statusBarHeight?: number | undefined } {
  return typeof Taro.getWindowInfo === 'function' ? Taro.getWindowInfo() : Taro.getSystemInfoSync()
}
