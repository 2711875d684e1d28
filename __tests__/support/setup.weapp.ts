// Makes Node a mini-program's logic layer: the `wx` that pages need to mount. A test replaces what it looks at.
Object.assign(process.env, {
  TARO_ENV: 'weapp',
  TARO_PLATFORM: 'mini',
  TARO_APP_CHANNEL: 'main',
  TARO_APP_ENV: 'development',
  TARO_APP_API_ORIGIN: 'http://127.0.0.1:9527',
  TARO_APP_ID: '',
  TARO_APP_VCONSOLE: '',
  TARO_APP_STATS_HOST: '',
  TARO_APP_STATS_SRC: '',
  TARO_APP_JSSDK_SRC: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
})

interface Callbacks {
  success?: (result: unknown) => void
}

const stored = new Map<string, unknown>()

/** An API that succeeds on the next turn. */
const succeeds = (name: string) => (options?: Callbacks) => {
  setTimeout(() => options?.success?.({ errMsg: `${name}:ok` }), 0)
}

const ASYNC_APIS = [
  'hideLoading',
  'hideToast',
  'login',
  'navigateBack',
  'navigateTo',
  'pageScrollTo',
  'reLaunch',
  'redirectTo',
  'requestPayment',
  'setClipboardData',
  'setNavigationBarTitle',
  'showLoading',
  'showModal',
  'showToast',
  'stopPullDownRefresh',
  'switchTab'
]

/** Says of nothing that it is on the screen. */
const observer = {
  relativeToViewport: () => observer,
  observe: () => undefined,
  disconnect: () => undefined
}

const wx = {
  ...Object.fromEntries(ASYNC_APIS.map((name) => [name, succeeds(name)])),
  getStorageSync: (key: string) => stored.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void stored.set(key, value),
  removeStorageSync: (key: string) => void stored.delete(key),
  clearStorageSync: () => stored.clear(),
  getStorageInfoSync: () => ({ keys: [...stored.keys()], currentSize: 0, limitSize: 10240 }),
  request: (options: Callbacks) => {
    setTimeout(() => options.success?.({ statusCode: 200, data: {}, header: {}, cookies: [] }), 0)
    return { abort() {} }
  },
  createIntersectionObserver: () => observer,
  getSystemInfoSync: () => ({ windowWidth: 375, windowHeight: 812, pixelRatio: 2, statusBarHeight: 44 }),
  getWindowInfo: () => ({ windowWidth: 375, windowHeight: 812, pixelRatio: 2, statusBarHeight: 44 }),
  getMenuButtonBoundingClientRect: () => ({
    top: 48,
    bottom: 80,
    left: 281,
    right: 368,
    width: 87,
    height: 32
  }),
  getLaunchOptionsSync: () => ({ path: 'pages/index/index', query: {}, scene: 1001 }),
  getEnterOptionsSync: () => ({ path: 'pages/index/index', query: {}, scene: 1001 }),
  onNetworkStatusChange: () => undefined,
  canIUse: () => true,
  nextTick: (callback: () => void) => setTimeout(callback, 0)
}

Object.assign(globalThis, {
  wx,
  getCurrentPages: () => [],
  getApp: () => ({}),
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config
})
