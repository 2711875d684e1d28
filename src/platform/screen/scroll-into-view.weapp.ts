import Taro from '@tarojs/taro'

/** Scrolls the page at once so that the element with this id stands `below` px under its top. */
export function scrollIntoView(id: string, below = 0): void {
  // nothing to scroll to is no failure
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -below, duration: 0 }).catch(() => undefined)
}
