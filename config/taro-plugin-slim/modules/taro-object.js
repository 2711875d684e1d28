import {
  useDidHide,
  useDidShow,
  useLaunch,
  useLoad,
  usePageNotFound,
  usePageScroll,
  usePullDownRefresh,
  useReachBottom,
  useReady,
  useResize,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
  useUnload
} from '@tarojs/plugin-framework-react/dist/runtime'
import { ENV_TYPE, getEnv } from '@tarojs/api/dist/env'
import { getCurrentPages, history, navigateBack, navigateTo, reLaunch, redirectTo } from '@tarojs/router'
import core from './taro-core'

// Taro's own object as `import Taro` returns it, with the page hooks; other members are imported from their
// modules
export const { Current, eventCenter, Events, options } = core
export { ENV_TYPE, getEnv }
export default {
  ...core,
  ENV_TYPE,
  getEnv,
  pxTransform,
  history,
  navigateBack,
  navigateTo,
  reLaunch,
  redirectTo,
  getCurrentPages,
  useDidHide,
  useDidShow,
  useLaunch,
  useLoad,
  usePageNotFound,
  usePageScroll,
  usePullDownRefresh,
  useReachBottom,
  useReady,
  useResize,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
  useUnload
}

// px stays px: nothing to set or convert
export function initPxTransform() {}
export function pxTransform(size = 0) {
  return `${size}px`
}
