import type { ShownOptions } from './near-types'

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
