import { useEffect, useRef, useState, type RefObject } from 'react'

export interface PullOptions {
  enabled: boolean
  /** True while the refresh that a pull began is running. */
  busy: boolean
  /** Whether the content is at its top, so that a downward drag pulls. */
  atTop: () => boolean
  onPull: () => void
}

/** Height in px at which a pull counts, and at which the indicator stays while busy. */
const PULL_PX = 50
const MAX_PX = 80
const RESISTANCE = 0.4

/** Follows a finger that pulls an element down; returns the indicator's current height in px. */
export function usePull(element: RefObject<HTMLElement>, options: PullOptions): number {
  const [height, setHeight] = useState(0)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const target = element.current
    if (!target || !options.enabled) return
    let start: number | null = null
    let pulled = 0
    const show = (px: number) => {
      pulled = px
      setHeight(px)
    }
    const begin = (event: TouchEvent) => {
      const { busy, atTop } = latest.current
      start = !busy && atTop() ? (event.touches[0]?.clientY ?? null) : null
    }
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY
      if (start === null || y === undefined) return
      if (y > start && event.cancelable) event.preventDefault()
      show(Math.max(0, Math.min(MAX_PX, (y - start) * RESISTANCE)))
    }
    const end = () => {
      if (start === null) return
      start = null
      if (pulled >= PULL_PX) latest.current.onPull()
      show(0)
    }
    target.addEventListener('touchstart', begin, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })
    target.addEventListener('touchend', end)
    target.addEventListener('touchcancel', end)
    return () => {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchmove', move)
      target.removeEventListener('touchend', end)
      target.removeEventListener('touchcancel', end)
    }
  }, [element, options.enabled])

  return options.busy ? PULL_PX : height
}
