import { Events } from '@tarojs/shared'
import env from '../../node_modules/@tarojs/runtime/dist/env.js'
import { taroGetComputedStyleProvider } from '../../node_modules/@tarojs/runtime/dist/bom/getComputedStyle.js'
import { nav } from '../../node_modules/@tarojs/runtime/dist/bom/navigator.js'
import { caf, raf } from '../../node_modules/@tarojs/runtime/dist/bom/raf.js'

/* Replaces the window of Taro's runtime: it equals Taro's but for `location` and `history`, which a mini-program has not:
   Taro keeps a pair of them for each page, with a parser of addresses. */
export class TaroWindow extends Events {
  constructor() {
    super()
    Object.assign(this, {
      navigator: nav,
      requestAnimationFrame: raf,
      cancelAnimationFrame: caf,
      getComputedStyle: taroGetComputedStyleProvider
    })
    for (const name of Reflect.ownKeys(global)) {
      if (name === 'atob' || name === 'document' || Object.hasOwnProperty.call(this, name)) continue
      // some of WeChat's globals throw when they are read
      try {
        this[name] = global[name]
      } catch {}
    }
    this.Date = this.Date || Date
  }

  get document() {
    return env.document
  }

  addEventListener(event, callback) {
    if (typeof event === 'string') this.on(event, callback, null)
  }

  removeEventListener(event, callback) {
    if (typeof event === 'string') this.off(event, callback, null)
  }

  setTimeout(...args) {
    return setTimeout(...args)
  }

  clearTimeout(...args) {
    return clearTimeout(...args)
  }
}

export const taroWindowProvider = (env.window = new TaroWindow())
export const taroLocationProvider = undefined
export const taroHistoryProvider = undefined
