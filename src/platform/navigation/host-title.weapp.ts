import Taro from '@tarojs/taro'

/** WeChat's bar belongs to its page: a web view's site may have put its own title there meanwhile. */
export const hostShowsTitle = true

/** The title in WeChat's own bar, of the page that is shown. */
export function setHostTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title })
}
