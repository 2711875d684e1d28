import { HOME } from './home'
import { findRoute, type RoutePath } from './table'

/** The Taro configuration of a page, made from its entry in the routes table. */
export function pageConfig(path: RoutePath) {
  const route = findRoute(path)
  return {
    navigationBarTitleText: route?.title ?? '',
    ...(route?.customNav ? { navigationStyle: 'custom' as const } : {}),
    ...(route?.share ? { enableShareAppMessage: true, enableShareTimeline: true } : {}),
    // in Moments the page is shown alone below WeChat's bar, even if it has its own bar elsewhere
    ...(route?.share && route.customNav ? { singlePage: { navigationBarFit: 'squeezed' as const } } : {}),
    ...(route?.scroll ? { enablePageScroll: true } : {}),
    ...(route?.pullDown ? { enablePullDownRefresh: true } : {}),
    // what WeChat is given to show before scripts run (src/launch/keep-home.weapp.ts)
    ...(path === HOME && process.env.TARO_ENV === 'weapp'
      ? { initialRenderingCache: 'dynamic' as const }
      : {})
  }
}
