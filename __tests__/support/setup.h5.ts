// Makes jsdom a browser in which a Taro H5 page runs.
import { TextDecoder, TextEncoder } from 'node:util'

Object.assign(process.env, {
  TARO_ENV: 'h5',
  TARO_PLATFORM: 'web',
  TARO_APP_CHANNEL: 'main',
  TARO_APP_ENV: 'development',
  TARO_APP_API_ORIGIN: '',
  TARO_APP_ID: '',
  TARO_APP_VCONSOLE: '',
  TARO_APP_STATS_HOST: '',
  TARO_APP_STATS_SRC: '',
  TARO_APP_JSSDK_SRC: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
})

class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
  IS_REACT_ACT_ENVIRONMENT: true,
  IntersectionObserver: NeverObserves,
  ResizeObserver: NeverObserves,
  TextEncoder,
  TextDecoder,
  CSS: { escape: (value: string) => value, supports: () => true }
})
Object.assign(Element.prototype, { scrollTo() {}, scrollBy() {}, scrollIntoView() {} })
Object.assign(window, { scrollTo() {} })
