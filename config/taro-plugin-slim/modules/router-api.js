import { addLeadingSlash } from '@tarojs/runtime'
import { EventChannel } from '@tarojs/shared'
import { parsePath } from 'history'
import { history } from '@tarojs/router/dist/history.js'
import stacks from '@tarojs/router/dist/router/stack.js'
import { routesAlias } from './routes-alias'

// Taro's navigation functions, as far as src/routes/navigate.ts uses them: absolute paths, no base, no tab
// bar of Taro's
const channel = EventChannel.routeChannel

function addressOf(url) {
  const { pathname, search = '' } = parsePath(url)
  return { pathname: routesAlias.getAlias(addLeadingSlash(pathname)), search }
}

const WAYS = {
  navigateTo: ({ url }, state) => history.push(addressOf(url), state),
  redirectTo: ({ url }, state) => history.replace(addressOf(url), state),
  reLaunch({ url }, state) {
    stacks.delta = stacks.length
    history.replace(addressOf(url), state)
  },
  navigateBack({ delta }) {
    stacks.delta = delta
    history.go(stacks.length > delta ? -delta : 1 - stacks.length)
  }
}

const go = (method, option) =>
  new Promise((resolve, reject) => {
    stacks.method = method
    const { success, complete, fail } = option
    const stop = history.listen(() => {
      const result = { errMsg: `${method}:ok` }
      if (method === 'navigateTo') {
        result.eventChannel = channel
        channel.addEvents(option.events)
      }
      success?.(result)
      complete?.(result)
      resolve(result)
      stop()
    })
    try {
      WAYS[method](option, { timestamp: Date.now() })
    } catch (error) {
      const result = { errMsg: `${method}:fail ${error.message || error}` }
      fail?.(result)
      complete?.(result)
      if (fail || complete) resolve(result)
      else reject(result)
    }
  })

export const navigateTo = (option) => go('navigateTo', option)
export const redirectTo = (option) => go('redirectTo', option)
export const reLaunch = (option) => go('reLaunch', option)
export const navigateBack = (option = {}) =>
  go('navigateBack', { ...option, delta: Math.max(option.delta || 1, 1) })
/** There are no Taro tabs: `src/routes/navigate.ts` goes home. */
export const switchTab = (option) => go('redirectTo', option)

export const getCurrentPages = () =>
  stacks.get().map((page) => ({ ...page, route: page.path?.replace(/\?.*/g, '') || '' }))
