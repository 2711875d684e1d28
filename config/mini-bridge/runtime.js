import { createElement } from 'react'
import { createReactApp as createTaroApp } from '@tarojs/plugin-framework-react/dist/runtime.js'

/* Replaces Taro's bridge between the mini-program's pages and React. It equals Taro's except for one bug:
   a page that is closed before React has rendered it (e.g. after an instantly answered login on a slow
   phone) is missing from the list that Taro removes it from. Taro then removes the page below instead, and
   the closed page stays mounted and active. */
export * from '@tarojs/plugin-framework-react/dist/runtime.js'

/** The page's component; renders nothing if the page was closed before its first render. */
function openOnly(component, page) {
  const isClass = Boolean(component.prototype?.isReactComponent)
  return function Page(props) {
    if (page.isClosed) return null
    return createElement(component, isClass ? { ...props, ref: props.forwardedRef } : props)
  }
}

export function createReactApp(...args) {
  const app = createTaroApp(...args)
  const { mount, unmount } = app
  /** Pages that Taro has not rendered yet, by id. */
  const pending = new Map()

  // on the prototype, as in Taro: WeChat's App() copies own properties
  Object.assign(Object.getPrototypeOf(app), {
    mount(component, id, done) {
      const page = { isClosed: false, unmount: undefined }
      pending.set(id, page)
      mount.call(app, openOnly(component, page), id, (...rest) => {
        pending.delete(id)
        if (page.isClosed) page.unmount()
        else done(...rest)
      })
    },
    unmount(id, done) {
      const page = pending.get(id)
      if (!page) return unmount.call(app, id, done)
      page.isClosed = true
      page.unmount = () => unmount.call(app, id, done)
    }
  })
  return app
}
