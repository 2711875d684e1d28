import { useDidShow } from '@tarojs/taro'
import { isHydrationPending } from '@/platform/screen/hydration'

/**
 * Reads anew whenever the page is shown, where what it shows changes elsewhere. What a page holds that the server has just drawn is as
 * fresh as it can be: showing that reads nothing.
 */
export function useFreshOnShow(read: () => unknown): void {
  useDidShow(() => {
    if (!isHydrationPending()) read()
  })
}
