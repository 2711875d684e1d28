import Taro from '@tarojs/taro'

/** Scrolls the page immediately so that the element with this id is `below` px below its top. */
export function scrollIntoView(id: string, below = 0): void {
  // a missing element is not an error
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -below, duration: 0 }).catch(() => undefined)
}
