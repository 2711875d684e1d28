import Taro from '@tarojs/taro'
import type { ShownOptions } from './near-types'

/** Tells whether any of the element with this id can be seen, at once and whenever that changes; gives the way to stop. */
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
