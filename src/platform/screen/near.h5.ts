import type { NearOptions, ShownOptions } from './near-facts'

/** Calls `near` once the element with this id comes near the screen; gives the way to stop watching. */
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
    // the margin counts only against the element that scrolls
    { root: element.closest('.taro_page'), rootMargin: `0px 0px ${early}px 0px` }
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Tells whether any of the element with this id can be seen, at once and whenever that changes; gives the way to stop. */
export function whileShown(
  id: string,
  { covered }: ShownOptions,
  tell: (shown: boolean) => void
): () => void {
  const element = document.getElementById(id)
  if (!element || typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1]
      if (last) tell(last.isIntersecting)
    },
    { root: element.closest('.taro_page'), rootMargin: `${-covered}px 0px 0px 0px` }
  )
  observer.observe(element)
  return () => observer.disconnect()
}
