import type { NearOptions } from './near-types'

/** Calls `near` once the element with this id comes near the screen; returns a function to stop watching. */
export function whenNear(id: string, { early }: NearOptions, near: () => void): () => void {
  const element = document.getElementById(id)
  if (!element || typeof IntersectionObserver === 'undefined') {
    near()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      near()
    },
    // the margin applies only relative to the scrolling element
    { root: element.closest('.taro_page'), rootMargin: `0px 0px ${early}px 0px` }
  )
  observer.observe(element)
  return () => observer.disconnect()
}
