import Taro from '@tarojs/taro'
import { HOME } from './home'
import { registeredPath } from './registered-paths'

/** The path and query of the page that is shown, as a link that `navigateTo` takes; the home page when none is. */
export function currentLink(): string {
  const page = Taro.getCurrentInstance().router
  const path = registeredPath(page?.path ?? '')
  if (!path) return `/${HOME}`
  const { stamp: _stamp, $taroTimestamp: _time, ...params } = (page?.params ?? {}) as Record<string, string>
  // Taro hands parameters over as they stand in the address, encoded
  const query = Object.entries(params)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return query ? `/${path}?${query}` : `/${path}`
}
