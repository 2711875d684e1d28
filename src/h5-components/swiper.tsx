import { Children, useEffect, useLayoutEffect, useRef } from 'react'
import { classes, domProps, type BaseProps, type Handler } from './dom'
import './swiper.scss'

interface SwiperProps extends BaseProps {
  current?: number
  autoplay?: boolean
  /** Milliseconds between two slides of an autoplay. */
  interval?: number
  vertical?: boolean
  previousMargin?: string
  nextMargin?: string
  onChange?: Handler
}

const SETTLED_MS = 80

/** The slide nearest to the start of the track. */
function nearest(track: HTMLElement, vertical: boolean): number {
  const slides = Array.from(track.children) as HTMLElement[]
  const offset = (slide: HTMLElement) => (vertical ? slide.offsetTop : slide.offsetLeft)
  const at = (vertical ? track.scrollTop : track.scrollLeft) + offset(slides[0] ?? track)
  const distances = slides.map((slide) => Math.abs(offset(slide) - at))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function slideTo(track: HTMLElement, index: number, vertical: boolean, behavior: ScrollBehavior) {
  const first = track.children[0] as HTMLElement | undefined
  const slide = track.children[index] as HTMLElement | undefined
  if (!first || !slide) return
  const place = vertical
    ? { top: slide.offsetTop - first.offsetTop }
    : { left: slide.offsetLeft - first.offsetLeft }
  track.scrollTo({ ...place, behavior })
}

/**
 * Slides by the browser's own scroll snapping: no library on the first route. `circular` is not offered: an autoplay
 * goes back to the first slide after the last. It pauses while a finger is on it and if reduced motion is
 * preferred.
 */
export function Swiper(props: SwiperProps) {
  const {
    current = 0,
    autoplay,
    interval = 5000,
    vertical = false,
    previousMargin = '0px',
    nextMargin = '0px'
  } = props
  const track = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  const settle = useRef(0)
  const touched = useRef(false)
  const byItself = useRef(false)
  const count = Children.count(props.children)

  useLayoutEffect(() => {
    if (track.current && current > 0) slideTo(track.current, current, vertical, 'auto')
    return () => window.clearTimeout(settle.current)
    // the initial position only: later changes of `current` slide
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!track.current || current === shown.current) return
    shown.current = current
    slideTo(track.current, current, vertical, 'smooth')
  }, [current, vertical])
  useEffect(() => {
    if (!autoplay || count < 2 || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const timer = window.setInterval(() => {
      if (touched.current || document.hidden || !track.current) return
      byItself.current = true
      slideTo(track.current, (shown.current + 1) % count, vertical, 'smooth')
    }, interval)
    return () => window.clearInterval(timer)
  }, [autoplay, interval, count, vertical])

  const settled = () => {
    if (!track.current) return
    const index = nearest(track.current, vertical)
    const source = byItself.current ? 'autoplay' : 'touch'
    byItself.current = false
    if (index === shown.current) return
    shown.current = index
    props.onChange?.({ detail: { current: index, source } })
  }
  const margins = vertical
    ? { paddingTop: previousMargin, paddingBottom: nextMargin, scrollPaddingTop: previousMargin }
    : { paddingLeft: previousMargin, paddingRight: nextMargin, scrollPaddingLeft: previousMargin }
  return (
    <div {...domProps(props)} className={classes('taro-swiper', props.className)}>
      <div
        ref={track}
        className={classes('taro-swiper__track', vertical && 'taro-swiper__track--vertical')}
        style={margins}
        // by keyboard too, if nothing in it is focusable
        tabIndex={count > 1 ? 0 : undefined}
        onTouchStart={() => (touched.current = true)}
        onTouchEnd={() => (touched.current = false)}
        onTouchCancel={() => (touched.current = false)}
        onScroll={() => {
          window.clearTimeout(settle.current)
          settle.current = window.setTimeout(settled, SETTLED_MS)
        }}
      >
        {props.children}
      </div>
    </div>
  )
}

/** One slide. */
export function SwiperItem(props: BaseProps) {
  return (
    <div {...domProps(props)} className={classes('taro-swiper__item', props.className)}>
      {props.children}
    </div>
  )
}
