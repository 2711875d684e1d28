import Taro from '@tarojs/taro'
import type { ShownOptions } from './near-types'

/**
 * Reports whether any part of the element with this id is visible, at once and on every change; returns a
 * function to stop.
 */
export function whileShown(
  id: string,
  { covered }: ShownOptions,
  tell: (shown: boolean) => void
): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) return () => undefined
  const observer = Taro.createIntersectionObserver(page)
  observer
    .relativeToViewport({ top: -covered })
    .observe(`#${id}`, ({ intersectionRatio = 0 }) => tell(intersectionRatio > 0))
  return () => observer.disconnect()
}
