import { addLeadingSlash, eventCenter, getCurrentPage, getHomePage } from '@tarojs/runtime'
import queryString from './query-string'
import NavigationBarHandler from './navigation-bar-handler'
import { bindPageScroll } from './page-scroll'
import { routesAlias } from './routes-alias'
import { setHistory } from '@tarojs/router/dist/history.js'
import { bindPageResize } from '@tarojs/router/dist/events/resize.js'
import stacks from '@tarojs/router/dist/router/stack.js'

/** How long a page takes to come and go, and after what it begins to, ms; as Taro's. */
const TAKES_MS = 300
const BEGINS_MS = 50
/** How near the end is the end, px; as Taro's. */
const END_PX = 50

const later = (work) => setTimeout(work, 0)

/*
 * Taro's keeper of the pages that stand on each other, for this app's router: addresses of the history, no base, no tab bar and
 * no header of Taro's, no scrolling of the window. What it does to a page, and when, is Taro's to the letter, but for two faults (`bring`,
 * `finish`).
 */
export default class PageHandler {
  constructor(config, history) {
    this.config = config
    this.router = config.router
    this.routes = config.routes
    this.homePage = getHomePage(this.routes[0].path, '', this.router.customRoutes)
    setHistory(history, '')
    this.pathname = history.location.pathname
    this.navigationBarHandler = new NavigationBarHandler(this)
  }
  get currentPage() {
    const path = getCurrentPage(this.router.mode, '')
    return path === '/' ? this.homePage : path
  }
  get PullDownRefresh() {
    return this.config.PullDownRefresh
  }
  get originPathname() {
    return routesAlias.getOrigin(addLeadingSlash(this.pathname))
  }
  get pageConfig() {
    return this.routes.find(({ path }) => addLeadingSlash(path) === this.originPathname)
  }
  getQuery(stamp, options) {
    const search = window.location.search.slice(1)
    return { ...(search ? queryString.parse(search, { decode: false }) : {}), stamp, ...options }
  }
  getPageContainer(page) {
    const id = page.path?.replace(/([^a-z0-9\u00a0-\uffff_-])/gi, '\\$1')
    return document.querySelector(`.taro_page#${id}`)
  }
  onReady(page, onLoad) {
    const element = this.getPageContainer(page)
    if (!element || element.__isReady) return
    page.onReady?.()
    element.__isReady = true
    if (onLoad) element.__page = page
  }
  /** The page stands: it comes into sight and is told so. */
  appear(page, element, config, first, loaded) {
    this.addAnimation(element, first)
    page.onShow?.()
    this.navigationBarHandler.load()
    if (loaded !== undefined) this.onReady(page, loaded)
    const scroller = this.getPageContainer(page)
    bindPageScroll(page, scroller, config.onReachBottomDistance || END_PX)
    // unlike Taro: who has scrolled what the server drew before the app was there may stand at its end
    if (scroller.scrollTop > 0) scroller.dispatchEvent(new Event('scroll'))
    bindPageResize(page)
    later(() => eventCenter.trigger('__afterTaroRouterChange', { toLocation: { path: this.pathname } }))
  }
  /** `isNew`: it is shown for the first time. */
  bring(page, config, stamp, index, isNew) {
    const query = this.getQuery(stamp, page.options)
    const element = this.getPageContainer(page)
    if (element) {
      // unlike Taro: who comes back before the next page has come over it must not see it go out of sight
      if (this.lastHidePage === element) clearTimeout(this.hideTimer)
      element.classList.remove('taro_page_shade')
      this.appear(page, element, config, index === 0)
    } else
      page.onLoad?.(query, () => this.appear(page, this.getPageContainer(page), config, index === 0, isNew))
  }
  load(page, config = {}, stamp, index) {
    // before it stands, so that getCurrentPages has it
    stacks.push(page)
    this.bring(page, config, stamp, index, true)
  }
  show(page, config = {}, index) {
    if (page) this.bring(page, config, page.$taroParams.stamp, index, false)
  }
  /**
   * Ends what is on its way out, and shows what was below it. Unlike Taro also before the movement has ended, when somebody
   * goes on from there: it took the page on its way for the one that stands, unloaded it twice, and with it the next page.
   * @returns whether something was on its way
   */
  finish() {
    if (!this.unloadTimer) return false
    clearTimeout(this.unloadTimer)
    this.unloadTimer = null
    this.lastUnloadPage?.onUnload?.()
    eventCenter.trigger('__taroPageOnShowAfterDestroyed')
    return true
  }
  unload(page, delta = 1, top = false) {
    if (!page) return
    stacks.delta = --delta
    stacks.pop()
    const element = this.getPageContainer(page)
    const goes = () => element?.classList.remove('taro_page_stationed', 'taro_page_show')
    if (top) {
      this.lastUnloadPage = page
      goes()
      if (element) element.style.zIndex = '1'
      this.unloadTimer = setTimeout(() => this.finish(), TAKES_MS)
    } else {
      goes()
      page.onUnload?.()
      later(() => eventCenter.trigger('__taroPageOnShowAfterDestroyed'))
    }
    if (delta >= 1) this.unload(stacks.last, delta)
  }
  /** Lays a page out of sight once the next one has come over it, or at once. */
  hide(page, slowly = true) {
    if (!page) return
    const element = this.getPageContainer(page)
    // one that is left so quickly may not stand yet
    if (!element) return void later(() => this.hide(page, false))
    if (this.hideTimer) {
      clearTimeout(this.hideTimer)
      this.hideTimer = null
      this.lastHidePage?.classList.add('taro_page_shade')
    }
    const shade = () => {
      this.hideTimer = null
      element.classList.add('taro_page_shade')
    }
    this.lastHidePage = element
    if (slowly) this.hideTimer = setTimeout(shade, TAKES_MS + BEGINS_MS)
    page.onHide?.()
    if (!slowly) shade()
  }
  addAnimation(element, first) {
    if (!element) return
    if (first) return element.classList.add('taro_page_show', 'taro_page_stationed')
    setTimeout(() => {
      element.classList.add('taro_page_show')
      setTimeout(() => element.classList.add('taro_page_stationed'), TAKES_MS)
    }, BEGINS_MS)
  }
}
