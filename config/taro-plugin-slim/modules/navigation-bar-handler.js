import { eventCenter } from '@tarojs/runtime'

// Of Taro's own header, which pages do without, one thing is left: the document's title, by page and as it was set last
export default class NavigationBarHandler {
  constructor(pages) {
    this.pages = pages
    this.titles = new Map()
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => this.setTitle(title))
  }
  load() {
    const page = this.pages.originPathname
    const title = this.titles.get(page) ?? this.pages.pageConfig?.navigationBarTitleText
    // unlike Taro: a page that is called after what it shows keeps the name that stands until it says its own
    if (title) this.setTitle(title)
  }
  setTitle(title) {
    this.titles.set(this.pages.originPathname, title)
    document.title = title
  }
}
