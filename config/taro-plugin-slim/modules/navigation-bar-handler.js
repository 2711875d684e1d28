import { eventCenter } from '@tarojs/runtime'

// Taro's own header is not used; all that remains of it is the document's title, per page and as last set
export default class NavigationBarHandler {
  constructor(pages) {
    this.pages = pages
    this.titles = new Map()
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => this.setTitle(title))
  }
  load() {
    const page = this.pages.originPathname
    const title = this.titles.get(page) ?? this.pages.pageConfig?.navigationBarTitleText
    // unlike Taro: a page titled after its content keeps the current title until it sets its own
    if (title) this.setTitle(title)
  }
  setTitle(title) {
    this.titles.set(this.pages.originPathname, title)
    document.title = title
  }
}
