import { useDidShow } from '@tarojs/taro'
import { isHydrationPending } from '@/platform/screen/hydration'

/**
 * Refetches whenever the page is shown, for content that changes elsewhere. A page just rendered by the server
 * is as fresh as it can be: the first show does not refetch.
 */
export function useFreshOnShow(read: () => unknown): void {
  useDidShow(() => {
    if (!isHydrationPending()) read()
  })
}
