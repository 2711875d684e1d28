import Taro from '@tarojs/taro'
import { observeIntersection } from './intersection.weapp'
import { windowInfo } from './window-info'

/** px above and below the screen that count as near: two screens, so that a fast finger does not get there first. */
const AHEAD = 1600

/**
 * Tells when the element with this id comes near the screen (`undefined`), and when it goes away again: its height then, in
 * vw, because lengths scale with the screen. Returns a function to stop.
 */
export function whileNear(id: string, tell: (left: string | undefined) => void): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) {
    tell(undefined)
    return () => undefined
  }
  return observeIntersection(page, id, { top: AHEAD, bottom: AHEAD }, (near, height) => {
    if (near) tell(undefined)
    // without a height it is not far away but hidden
    else if (height > 0) tell(`${(height / windowInfo().windowWidth) * 100}vw`)
  })
}
