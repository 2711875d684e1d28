import Taro from '@tarojs/taro'
import { HOME } from './home'
import { registeredPath } from './registered-paths'

/** Path and query of the current page, as a link for `navigateTo`; the home page if none is shown. */
export function currentLink(): string {
  const page = Taro.getCurrentInstance().router
  const path = registeredPath(page?.path ?? '')
  if (!path) return `/${HOME}`
  const { stamp: _stamp, $taroTimestamp: _time, ...params } = (page?.params ?? {}) as Record<string, string>
  // Taro passes parameters as in the address, encoded
  const query = Object.entries(params)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return query ? `/${path}?${query}` : `/${path}`
}
