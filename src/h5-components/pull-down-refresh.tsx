import { useCallback, useEffect, useRef, useState, type PropsWithChildren } from 'react'
import Taro from '@tarojs/taro'
import { Spinner } from './spinner'
import { usePull } from './use-pull'

interface PageElement extends HTMLElement {
  __page?: { onPullDownRefresh?: () => void }
}
interface Answer {
  successHandler?: (result: { errMsg: string }) => void
}

const STOP = '__taroStopPullDownRefresh'
const START = '__taroStartPullDownRefresh'

/**
 * The page's pull-down, around each page that enables it: calls its `usePullDownRefresh`, busy until stopped.
 */
export function PullDownRefresh({ children }: PropsWithChildren) {
  const element = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const page = useCallback(() => element.current?.closest<PageElement>('.taro_page') ?? null, [])
  const refresh = useCallback(() => {
    setBusy(true)
    page()?.__page?.onPullDownRefresh?.()
  }, [page])
  const height = usePull(element, {
    enabled: true,
    busy,
    atTop: () => (page()?.scrollTop ?? 0) <= 0,
    onPull: refresh
  })

  useEffect(() => {
    const stop = (answer?: Answer) => {
      setBusy(false)
      answer?.successHandler?.({ errMsg: 'stopPullDownRefresh:ok' })
    }
    const start = (answer?: Answer) => {
      const own = page()
      // every page of the stack listens; only the visible one starts
      if (own && getComputedStyle(own).display !== 'none') refresh()
      answer?.successHandler?.({ errMsg: 'startPullDownRefresh:ok' })
    }
    Taro.eventCenter.on(STOP, stop)
    Taro.eventCenter.on(START, start)
    return () => {
      Taro.eventCenter.off(STOP, stop)
      Taro.eventCenter.off(START, start)
    }
  }, [page, refresh])

  return (
    <div ref={element}>
      <Spinner height={height} busy={busy} />
      {children}
    </div>
  )
}
