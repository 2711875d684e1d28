import Taro from '@tarojs/taro'

type Margins = Parameters<Taro.IntersectionObserver['relativeToViewport']>[0]

/**
 * Reports whether any part of the element with this id is between these edges of the screen, at once and on every change, and
 * its height in px; returns a function to stop. WeChat observes only what is on the page when it is asked: what was just rendered is there once
 * its data has been sent.
 */
export function observeIntersection(
  page: Taro.PageInstance,
  id: string,
  margins: Margins,
  tell: (inside: boolean, height: number) => void
): () => void {
  const observer = Taro.createIntersectionObserver(page)
  let stopped = false
  Taro.nextTick(() => {
    if (stopped) return
    observer
      .relativeToViewport(margins)
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) =>
        tell(intersectionRatio > 0, boundingClientRect?.height ?? 0)
      )
  })
  return () => {
    stopped = true
    observer.disconnect()
  }
}
