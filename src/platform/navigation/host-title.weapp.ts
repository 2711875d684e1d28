import Taro from '@tarojs/taro'

/** Each page has its own WeChat bar: the site in a web view may have set its own title there meanwhile. */
export const hostShowsTitle = true

/** Sets the title of the current page in WeChat's own bar. */
export function setHostTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title })
}
