import { addLeadingSlash, eventCenter, getCurrentPage, getHomePage } from '@tarojs/runtime'
import queryString from './query-string'
import NavigationBarHandler from './navigation-bar-handler'
import { bindPageScroll } from './page-scroll'
import { routesAlias } from './routes-alias'
import { setHistory } from '@tarojs/router/dist/history.js'
import { bindPageResize } from '@tarojs/router/dist/events/resize.js'
import stacks from '@tarojs/router/dist/router/stack.js'

/** Durations of the page transitions, and the delay before they start, ms; as in Taro. */
const TAKES_MS = 300
const BEGINS_MS = 50
/** Distance from the end that counts as the end, px; as in Taro. */
const END_PX = 50

const later = (work) => setTimeout(work, 0)

/* Taro's page stack for this app's router: browser history, no base, no tab bar or header of Taro's, no
   window scrolling. What it does to a page, and when, is exactly Taro's except for two bugs (`bring`,
   `finish`). */
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
  /** The page is mounted: shows it and fires its events. */
  appear(page, element, config, first, loaded) {
    this.addAnimation(element, first)
    page.onShow?.()
    this.navigationBarHandler.load()
    if (loaded !== undefined) this.onReady(page, loaded)
    const scroller = this.getPageContainer(page)
    bindPageScroll(page, scroller, config.onReachBottomDistance || END_PX)
    // unlike Taro: the user may have scrolled the server-rendered page to its end before the app started
    if (scroller.scrollTop > 0) scroller.dispatchEvent(new Event('scroll'))
    bindPageResize(page)
    later(() => eventCenter.trigger('__afterTaroRouterChange', { toLocation: { path: this.pathname } }))
  }
  /** `isNew`: it is shown for the first time. */
  bring(page, config, stamp, index, isNew) {
    const query = this.getQuery(stamp, page.options)
    const element = this.getPageContainer(page)
    if (element) {
      // unlike Taro: a user who comes back before the next page has covered this one must not see it hidden
      if (this.lastHidePage === element) clearTimeout(this.hideTimer)
      element.classList.remove('taro_page_shade')
      this.appear(page, element, config, index === 0)
    } else
      page.onLoad?.(query, () => this.appear(page, this.getPageContainer(page), config, index === 0, isNew))
  }
  load(page, config = {}, stamp, index) {
    // before it is mounted, so that getCurrentPages includes it
    stacks.push(page)
    this.bring(page, config, stamp, index, true)
  }
  show(page, config = {}, index) {
    if (page) this.bring(page, config, page.$taroParams.stamp, index, false)
  }
  /**
   * Finishes the closing page's transition, and shows the page below. Unlike Taro also before the animation
   * has ended, when the user navigates on: Taro took the closing page for the current one, unloaded it twice,
   * and with it the next page.
   * @returns whether a page was closing
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
  /** Hides a page once the next one has covered it, or at once. */
  hide(page, slowly = true) {
    if (!page) return
    const element = this.getPageContainer(page)
    // a page left this quickly may not be mounted yet
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
