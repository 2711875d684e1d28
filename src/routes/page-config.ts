import { findRoute, type RoutePath } from './table'

/** The Taro configuration of a page, made from its entry in the routes table. */
export function pageConfig(path: RoutePath) {
  const route = findRoute(path)
  return {
    navigationBarTitleText: route?.title ?? '',
    ...(route?.customNav ? { navigationStyle: 'custom' as const } : {}),
    ...(route?.share ? { enableShareAppMessage: true, enableShareTimeline: true } : {}),
    ...(route?.pullDown ? { enablePullDownRefresh: true } : {})
  }
}
