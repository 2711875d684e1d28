import Taro from '@tarojs/taro'

/** The element that scrolls is the page's own (`.taro_page`), not the window. */
function scroller(): Element | null {
  const path = Taro.getCurrentInstance().page?.path
  return path ? document.getElementById(path) : document.querySelector('.taro_page:last-child')
}

/** The scroll position of the current page, px. */
export function readScroll(): Promise<number> {
  return Promise.resolve(scroller()?.scrollTop ?? 0)
}

/** Scrolls the page there immediately. */
export function restoreScroll(top: number): void {
  const element = scroller()
  if (element) element.scrollTop = top
}
