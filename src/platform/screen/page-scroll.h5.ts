import Taro from '@tarojs/taro'

/** The element that scrolls is the page's own (`.taro_page`), not the window. */
function scroller(): Element | null {
  const path = Taro.getCurrentInstance().page?.path
  return path ? document.getElementById(path) : document.querySelector('.taro_page:last-child')
}

/** How far the page that is shown is scrolled, px. */
export function readScroll(): Promise<number> {
  return Promise.resolve(scroller()?.scrollTop ?? 0)
}

/** Puts the page there at once. */
export function restoreScroll(top: number): void {
  const element = scroller()
  if (element) element.scrollTop = top
}
