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
