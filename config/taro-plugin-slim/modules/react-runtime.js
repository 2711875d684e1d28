import {
  Component,
  createContext,
  createElement as h,
  Fragment,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef
} from 'react'
import { Current, getPageInstance, hooks, incrementId, injectPageInstance } from '@tarojs/runtime'
import {
  endHydration,
  isHydrationPending,
  hydrationRequirements
} from '../../../src/platform/screen/hydration.h5'
import { routesAlias } from '@tarojs/router/dist/utils/index.js'

/* Taro's bridge between its pages and React, for the web and for function components on React 18. The
   order of all calls is exactly Taro's. Unlike Taro, a page that the server has rendered stays: it is
   hydrated as soon as the page's code is loaded. */

/** Taro's id for the app's own lifecycle hooks. */
const APP = 'taro-app'
const PageContext = createContext('')

/**
 * A hook that subscribes a component to a lifecycle event of its page or, outside pages, of the app, by
 * Taro's name of the event.
 */
const createTaroHook = (lifecycle) => (fn) => {
  const id = useContext(PageContext) || APP
  const latest = useRef(fn)
  latest.current = fn
  useLayoutEffect(() => {
    let inst = getPageInstance(id)
    if (!inst) injectPageInstance((inst = Object.create(null)), id)
    const callback = (...args) => latest.current(...args)
    inst[lifecycle] = [...(inst[lifecycle] || []), callback]
    return () => {
      inst[lifecycle] = inst[lifecycle].filter((item) => item !== callback)
    }
  }, [])
}
export const useDidHide = createTaroHook('onHide')
export const useDidShow = createTaroHook('onShow')
export const useLaunch = createTaroHook('onLaunch')
export const useLoad = createTaroHook('onLoad')
export const usePageNotFound = createTaroHook('onPageNotFound')
export const usePageScroll = createTaroHook('onPageScroll')
export const usePullDownRefresh = createTaroHook('onPullDownRefresh')
export const useReachBottom = createTaroHook('onReachBottom')
export const useReady = createTaroHook('onReady')
export const useResize = createTaroHook('onResize')
export const useShareAppMessage = createTaroHook('onShareAppMessage')
export const useShareTimeline = createTaroHook('onShareTimeline')
export const useUnload = createTaroHook('onUnload')
export const useRouter = () => useMemo(() => Current.router, [])

// imported by Taro, but used by no page
export {
  useLoad as useAddToFavorites,
  useLoad as useError,
  useLoad as useKeyboardHeight,
  useLoad as useOptionMenuClick,
  useLoad as usePullIntercept,
  useLoad as useSaveExitState,
  useLoad as useScope,
  useLoad as useTabItemTap,
  useLoad as useTitleClick,
  useLoad as useUnhandledRejection
}

/** A page with its element; an error in it affects no other page. */
class PageWrapper extends Component {
  constructor(props) {
    super(props)
    this.state = { hasError: false }
  }
  render() {
    const { tid, page, className } = this.props
    const content = this.state.hasError ? [] : h(PageContext.Provider, { value: tid }, h(page))
    return h('div', { id: tid, className }, content)
  }
}
PageWrapper.getDerivedStateFromError = () => ({ hasError: true })

const createKey = incrementId()
const elementOf = (page, tid, className = 'taro_page') =>
  h(PageWrapper, { key: tid + createKey(), tid, page, className })

const originOf = (id) => routesAlias.getOrigin(id.replace(/\?.*/, ''))

/** `App` around the pages, the last of which is on top; `stands` is called once it is mounted. */
function wrapperOf(App, stands) {
  return class AppWrapper extends Component {
    constructor(props) {
      super(props)
      this.elements = props.first ? [props.first] : []
    }
    componentDidMount() {
      stands(this)
    }
    mount(page, id, cb) {
      const element = elementOf(page, id)
      this.elements = [...this.elements, element]
      // unlike Taro: a page that was left before it was mounted is not mounted
      this.forceUpdate(() => this.elements.includes(element) && cb())
    }
    unmount(id, cb) {
      this.elements = this.elements.filter(({ props }) => props.tid !== id)
      this.forceUpdate(cb)
    }
    render() {
      return h(App, null, h(Fragment, null, this.elements))
    }
  }
}

export function createReactApp(App, _react, { createRoot, hydrateRoot }) {
  let pages
  let tellOf
  /** False while the server-rendered page is shown and no page of the app has been mounted. */
  let begun
  const stands = new Promise((resolve) => (tellOf = resolve))
  const AppWrapper = wrapperOf(App, (wrapper) => {
    pages = wrapper
    tellOf()
  })
  /** Runs it once the app is mounted. */
  const withPages = (work) => (pages ? work() : void stands.then(work))
  const containerOf = () => document.getElementById('app')
  const serverRenderedOf = () => containerOf().querySelector('.taro_page')

  /**
   * Renders the app, with its first page if there is one; the server-rendered page is removed in the same
   * commit.
   */
  const start = (first) => createRoot(containerOf()).render(h(AppWrapper, { first }))
  /** Hydrates the server-rendered page. */
  function hydrate(rendered, page, id) {
    const container = containerOf()
    rendered.id = id
    const first = elementOf(page, id, rendered.className)
    // the first of them names the cause: the last only says that the page is rendered again
    const onRecoverableError = ({ message }) =>
      (container.dataset.hydrationError = container.dataset.hydrationError || message)
    // concurrently: scrolling meanwhile is not blocked
    startTransition(() => void hydrateRoot(container, h(AppWrapper, { first }), { onRecoverableError }))
  }
  /** The first page, if the server has rendered one: that page, or another. */
  function mountFirst(rendered, page, id, cb) {
    const anew = () => {
      endHydration()
      start(elementOf(page, id))
    }
    if (isHydrationPending() && originOf(rendered.id) === originOf(id))
      hydrationRequirements().then(() => hydrate(rendered, page, id), anew)
    else anew()
    // first the router's part, as in Taro, so that what the page's effects set (its title) is applied; then
    // data from the device, before any of these effects reads it
    void stands.then(cb).finally(endHydration)
  }

  hooks.tap('createPullDownComponent', (page, _path, _react, PullDown) => () => h(PullDown, null, h(page)))

  /** Dispatches an event to the app, once it is mounted. */
  const tell = (lifecycle, ...args) =>
    void stands.then(() => getPageInstance(APP)?.[lifecycle]?.forEach((callback) => callback(...args)))
  const setRouter = (options) => (Current.router = { params: options.query, ...options })

  return (Current.app = {
    mount(page, id, cb) {
      const rendered = !begun && serverRenderedOf()
      begun = true
      if (rendered) mountFirst(rendered, page, id, cb)
      else withPages(() => pages.mount(page, id, cb))
    },
    unmount: (id, cb) => withPages(() => pages.unmount(id, cb)),
    onLaunch(options) {
      setRouter(options)
      begun = !serverRenderedOf()
      if (begun) start()
      tell('onLaunch', options)
    },
    onShow(options) {
      setRouter(options)
      tell('onShow', options)
    },
    onHide: () => tell('onHide'),
    onPageNotFound(event) {
      if (!begun) {
        begun = true
        endHydration()
        start()
      }
      tell('onPageNotFound', event)
    }
  })
}
