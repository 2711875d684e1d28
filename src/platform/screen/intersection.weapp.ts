import Taro from '@tarojs/taro'
import { document, type TaroRootElement } from '@tarojs/runtime'

type Margins = Parameters<Taro.IntersectionObserver['relativeToViewport']>[0]

/** Taro's observer begins up to 100 ms after it is asked, even if it has been disconnected by then: a row that was gone was observed. */
declare const wx: Pick<typeof Taro, 'createIntersectionObserver'>

/** Whether something was rendered on the page that has not been sent to WeChat yet. */
function isUnsent(page: Taro.PageInstance): boolean {
  const { $taroPath } = page as { $taroPath?: string }
  return document.getElementById<TaroRootElement>($taroPath ?? '')?.pendingUpdate === true
}

/** Taro calls back after the data that is on its way, which may be that of before. */
const whenSent = (page: Taro.PageInstance, then: () => void): void =>
  Taro.nextTick(() => (isUnsent(page) ? whenSent(page, then) : then()))

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
  const observer = wx.createIntersectionObserver(page)
  let stopped = false
  whenSent(page, () => {
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
