import type { PropsWithChildren } from 'react'
import Taro, { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { usePageVisible, VisibleContext } from '@/ui/visible/visible'

/** A part of a page that may be hidden while the page is shown (home's panels). */
export function VisibleScope({ visible, children }: PropsWithChildren<{ visible: boolean }>) {
  const around = usePageVisible()
  return <VisibleContext.Provider value={around && visible}>{children}</VisibleContext.Provider>
}

/**
 * Refreshes the content when the page is pulled down, and hides the spinner once that has settled. In
 * a panel of home it is called only while that panel is shown. The route needs `pullDown: true` in the routes table.
 */
export function usePullToRefresh(refresh: () => Promise<unknown>): void {
  const visible = usePageVisible()
  usePullDownRefresh(() => {
    if (!visible) return
    void refresh()
      .catch(() => undefined)
      .finally(() => Taro.stopPullDownRefresh())
  })
}

/** Calls `more` when the end of the page is near; in a panel of home only while that panel is shown. */
export function usePageEnd(more: () => void): void {
  const visible = usePageVisible()
  useReachBottom(() => {
    if (visible) more()
  })
}
