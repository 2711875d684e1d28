import Taro from '@tarojs/taro'
import { observeIntersection } from './intersection.weapp'
import type { NearOptions } from './near-types'

/** Calls `near` once the element with this id comes near the screen; returns a function to stop watching. */
export function whenNear(id: string, { early }: NearOptions, near: () => void): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) {
    near()
    return () => undefined
  }
  const stop = observeIntersection(page, id, { bottom: early }, (isNear) => {
    if (!isNear) return
    stop()
    near()
  })
  return stop
}
