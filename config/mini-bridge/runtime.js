import { createElement } from 'react'
import { createReactApp as createTaroApp } from '@tarojs/plugin-framework-react/dist/runtime.js'

/*
 * Takes the place of Taro's bridge between the pages of the mini-program and React, and is Taro's but for one fault: a page that is
 * closed before React has rendered it (a login that is answered at once, on a slow phone) is not in the list that Taro removes it from.
 * Taro removes the page below in its place, and the closed page stays and goes on working.
 */
export * from '@tarojs/plugin-framework-react/dist/runtime.js'

/** The page's component; renders nothing where the page was closed before its first render. */
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

  // on the prototype, as Taro has them: WeChat's App() copies what is the object's own
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
