import { forwardRef, useEffect, useRef, type UIEvent } from 'react'
import { assignRef, classes, domProps, withDetail, type BaseProps, type Handler } from './dom'
import { Spinner } from './spinner'
import { usePull } from './use-pull'
import './scroll-view.scss'

interface ScrollViewProps extends BaseProps {
  scrollX?: boolean
  scrollY?: boolean
  scrollTop?: number
  scrollLeft?: number
  scrollIntoView?: string
  scrollWithAnimation?: boolean
  upperThreshold?: number
  lowerThreshold?: number
  showScrollbar?: boolean
  refresherEnabled?: boolean
  refresherTriggered?: boolean
  onScroll?: Handler
  onScrollToUpper?: Handler
  onScrollToLower?: Handler
  onRefresherRefresh?: Handler
}

type Edge = 'upper' | 'lower' | 'between'

/** At which end an element is scrolled to; thresholds in px. */
function edgeOf(
  element: HTMLElement,
  { scrollX, upperThreshold = 50, lowerThreshold = 50 }: ScrollViewProps
): Edge {
  const done = scrollX ? element.scrollLeft : element.scrollTop
  const seen = scrollX ? element.clientWidth : element.clientHeight
  const whole = scrollX ? element.scrollWidth : element.scrollHeight
  if (done + seen + lowerThreshold >= whole) return 'lower'
  return done <= upperThreshold ? 'upper' : 'between'
}

/** Keeps the scroll position where the props put it. */
function useScrollPosition(element: { current: HTMLElement | null }, props: ScrollViewProps) {
  const { scrollX, scrollY, scrollTop, scrollLeft, scrollIntoView } = props
  const behavior = props.scrollWithAnimation ? 'smooth' : 'auto'
  useEffect(() => {
    if (scrollY && scrollTop !== undefined) element.current?.scrollTo({ top: scrollTop, behavior })
  }, [element, scrollY, scrollTop, behavior])
  useEffect(() => {
    if (scrollX && scrollLeft !== undefined) element.current?.scrollTo({ left: scrollLeft, behavior })
  }, [element, scrollX, scrollLeft, behavior])
  useEffect(() => {
    if (!scrollIntoView) return
    // sideways, which is all that pages use; the browser's own scrollIntoView would move the page as well
    const box = element.current
    const child = box?.querySelector(`#${CSS.escape(scrollIntoView)}`)
    const at = (of: Element) => of.getBoundingClientRect().left
    if (box && child) box.scrollBy({ left: at(child) - at(box), behavior })
  }, [element, scrollIntoView, behavior])
}

/** An area that scrolls: reports each end once when it is reached, and can be pulled down to refresh. */
export const ScrollView = forwardRef<HTMLDivElement, ScrollViewProps>(function ScrollView(props, ref) {
  const element = useRef<HTMLDivElement | null>(null)
  const edge = useRef<Edge>('between')
  useScrollPosition(element, props)
  const pulled = usePull(element, {
    enabled: props.refresherEnabled ?? false,
    busy: props.refresherTriggered ?? false,
    atTop: () => (element.current?.scrollTop ?? 0) <= 0,
    onPull: () => props.onRefresherRefresh?.({ detail: {} })
  })

  const scrolled = (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = event.currentTarget
    withDetail(event, { scrollTop, scrollLeft, scrollHeight, scrollWidth })
    props.onScroll?.(event)
    const now = edgeOf(event.currentTarget, props)
    if (now === edge.current) return
    edge.current = now
    if (now === 'lower') props.onScrollToLower?.(event)
    if (now === 'upper') props.onScrollToUpper?.(event)
  }

  return (
    <div
      {...domProps(props)}
      ref={(node) => {
        element.current = node
        assignRef(ref, node)
      }}
      className={classes(
        'taro-scroll',
        props.scrollX && 'taro-scroll--x',
        props.scrollY && 'taro-scroll--y',
        props.showScrollbar === false && 'taro-scroll--bare',
        props.className
      )}
      onScroll={scrolled}
    >
      {props.refresherEnabled && <Spinner height={pulled} busy={props.refresherTriggered ?? false} />}
      {props.children}
    </div>
  )
})
