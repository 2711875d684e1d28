/** What listens to the scrolling of an element. */
const listeners = new WeakMap()

/**
 * Tells a page of its scrolling, and of its end when less than `distance` px are left. Unlike Taro, which tells of the end once until
 * somebody scrolls away from it, also when the page has grown since: a list that came behind boxes, on whose end somebody stood or to whose
 * end they went in one go, got no second page.
 */
export function bindPageScroll(page, element, distance) {
  element.removeEventListener('scroll', listeners.get(element))
  /** The page's height when its end was told of; 0: it is further away. */
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
