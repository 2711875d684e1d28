import { createContext, useContext } from 'react'

/**
 * The part of `@tarojs/taro` that rendering a page needs: hooks that never fire, and the route of the request.
 */

interface Route {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** The route being rendered. */
export const RouteContext = createContext<Route>({ path: '', params: {} })

const never = () => undefined

export {
  never as useDidHide,
  never as useDidShow,
  never as useLaunch,
  never as useLoad,
  never as usePageNotFound,
  never as usePageScroll,
  never as usePullDownRefresh,
  never as useReachBottom,
  never as useReady,
  never as useResize,
  never as useShareAppMessage,
  never as useShareTimeline,
  never as useUnload,
  never as previewImage,
  never as chooseImage,
  never as chooseMedia,
  never as createSelectorQuery,
  never as nextTick
}
export const getEnv = () => 'WEB'
export const useRouter = (): Route => useContext(RouteContext)
export const eventCenter = { on: never, once: never, off: never, trigger: never }

/** Replaces Taro's object: nothing of the device is available here. */
export default {
  eventCenter,
  getCurrentInstance: () => ({ router: null, page: undefined }),
  getCurrentPages: () => [],
  getEnv,
  useRouter
}
