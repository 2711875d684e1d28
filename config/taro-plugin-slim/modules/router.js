import {
  createPageConfig,
  Current,
  eventCenter,
  hooks,
  incrementId,
  safeExecute,
  stringify
} from '@tarojs/runtime'
import stacks from '@tarojs/router/dist/router/stack.js'
import PageHandler from './router-page'
import { routesAlias } from './routes-alias'
import UniversalRouter from './universal-router'

const createStamp = incrementId()
let launchStamp = createStamp()

/* Taro's router without what this app does not configure (see router-page.js): no tab bar, header, hash or
   base. The order of everything it does is Taro's. */
export function createRouter(history, app, config, framework) {
  routesAlias.set(config.router.customRoutes)
  const handler = new PageHandler(config, history)
  const router = new UniversalRouter(
    handler.routes.map(({ path, load }) => ({ path: routesAlias.getAll(`/${path}`), action: load }))
  )
  const launched = {
    path: handler.currentPage,
    query: handler.getQuery(launchStamp),
    scene: 0,
    shareTicket: '',
    referrerInfo: {}
  }
  eventCenter.trigger('__taroRouterLaunch', launched)
  app.onLaunch(launched)

  /**
   * Requested pages whose code has not loaded: only the latest request of a page counts, and going back
   * cancels all of them.
   */
  const coming = new Set()

  async function codeOf(path) {
    try {
      return await router.resolve(path)
    } catch (error) {
      if (error.status !== 404) throw error
      const event = { isEntryPage: stacks.length === 0, path, query: handler.getQuery(createStamp()) }
      app.onPageNotFound(event)
      eventCenter.trigger('__taroRouterNotFound', event)
    }
  }

  /**
   * Unmounts or hides the page being left; returns whether a new page is created, rather than an existing one
   * shown.
   */
  function leave(pathname, pageConfig, action, method) {
    // a page becomes the current one only after this function
    const current = handler.finish() ? stacks.last : Current.page
    if (method === 'reLaunch') handler.unload(current, stacks.length)
    else if (action === 'POP') {
      // the browser fires once for several steps
      const index = stacks.getPrevIndex(pathname)
      const delta = stacks.getDelta(pathname)
      // Safari also fires for a step to a page outside the app
      if (current === stacks.getItem(index)) return false
      handler.unload(current, delta, index > -1)
      if (index <= -1) return true
      eventCenter.once('__taroPageOnShowAfterDestroyed', () =>
        handler.show(stacks.getItem(index), pageConfig, index)
      )
      return false
    } else if (action === 'REPLACE') handler.unload(current, stacks.getDelta(pathname))
    else if (action === 'PUSH') handler.hide(current)
    return true
  }

  /**
   * Cancels the requests still loading; returns whether that was all that going back had to undo, so that the
   * current page is the intended one.
   */
  function giveUp(path) {
    const waited = coming.size > 0
    coming.clear()
    if (!waited || Current.page?.path?.replace(/\?.*/, '') !== path) return false
    stacks.method = ''
    stacks.backDelta = 0
    router.waitNoMore()
    return true
  }

  async function render({ location, action }) {
    const path = decodeURI(location.pathname)
    eventCenter.trigger('__taroRouterChange', { toLocation: { path } })
    if (action === 'POP' && giveUp(path)) return
    coming.forEach((other) => other.path === path && coming.delete(other))
    const step = { path }
    coming.add(step)
    const found = await codeOf(path)
    if (!coming.delete(step) || !found) return
    const [code, , params] = found
    handler.pathname = path
    const { pageConfig } = handler
    const { method } = stacks
    stacks.method = ''
    if (!leave(path, pageConfig, action, method) && stacks.length > 0) return
    const element = code.default ?? code
    const { path: _path, load: _load, ...loadConfig } = pageConfig ?? {}
    const index = stacks.length
    const stamp = launchStamp || createStamp()
    launchStamp = ''
    const pulled = pageConfig?.enablePullDownRefresh
      ? hooks.call('createPullDownComponent', element, path, framework, handler.PullDownRefresh, stamp)
      : element
    const page = createPageConfig(pulled, path + stringify(handler.getQuery(stamp)), {}, loadConfig)
    page.options = params
    handler.load(page, pageConfig, stamp, index)
  }

  if (history.location.pathname === '/') history.replace(handler.homePage + history.location.search)
  render({ location: history.location, action: 'PUSH' })
  app.onShow(launched)

  window.addEventListener('visibilitychange', () => {
    const shown = Current.page?.path || ''
    const event = { ...launched, path: shown.substring(0, shown.indexOf('?')) }
    if (document.visibilityState === 'visible') {
      app.onShow(event)
      Current.page?.onShow?.()
    } else {
      if (shown) safeExecute(shown, 'onHide')
      app.onHide(event)
    }
  })
  return history.listen(render)
}
