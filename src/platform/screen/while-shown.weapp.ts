import Taro from '@tarojs/taro'
import { observeIntersection } from './intersection.weapp'
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
  return page ? observeIntersection(page, id, { top: -covered }, tell) : () => undefined
}
