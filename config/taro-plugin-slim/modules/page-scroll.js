/** The scroll listener of an element. */
const listeners = new WeakMap()

/**
 * Reports a page's scrolling, and reaching its end when less than `distance` px are left. Unlike Taro, which
 * reports the end once until the user scrolls away from it, also when the page has grown since: a list that
 * replaced its skeleton while the user was at the end, or jumped there, never loaded its second page.
 */
export function bindPageScroll(page, element, distance) {
  element.removeEventListener('scroll', listeners.get(element))
  /** The page's height when its end was reported; 0: it is further away. */
  let reportedAt = 0
  const listener = () => {
    const { scrollTop, scrollHeight, clientHeight } = element
    page.onPageScroll?.({ scrollTop })
    const left = scrollHeight - scrollTop - clientHeight
    if (left > distance) reportedAt = 0
    else if (left < distance && reportedAt !== scrollHeight) {
      reportedAt = scrollHeight
      page.onReachBottom?.()
    }
  }
  listeners.set(element, listener)
  element.addEventListener('scroll', listener)
}
