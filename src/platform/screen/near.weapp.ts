import Taro from '@tarojs/taro'
import type { NearOptions } from './near-types'

/** Calls `near` once the element with this id comes near the screen; returns a function to stop watching. */
export function whenNear(id: string, { early }: NearOptions, near: () => void): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) {
    near()
    return () => undefined
  }
  const observer = Taro.createIntersectionObserver(page)
  observer.relativeToViewport({ bottom: early }).observe(`#${id}`, ({ intersectionRatio = 0 }) => {
    if (intersectionRatio <= 0) return
    observer.disconnect()
    near()
  })
  return () => observer.disconnect()
}
