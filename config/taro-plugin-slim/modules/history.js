// The package history (5.3) as the router uses it: browser history, without blockers, hash and memory
// histories
export const Action = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' }

export function parsePath(path) {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) }
}

const part = (text, sign) => (text && text !== sign ? (text.startsWith(sign) ? text : sign + text) : '')

export function createBrowserHistory() {
  const { history: browser } = window
  let listeners = []
  let index
  let location

  function read() {
    const { pathname, search, hash } = window.location
    const { idx, usr = null, key = 'default' } = browser.state || {}
    index = idx
    location = { pathname, search, hash, state: usr, key }
  }
  function tell(action) {
    read()
    listeners.forEach((listener) => listener({ action, location }))
  }
  function write(way, to, usr, idx) {
    const { pathname = location.pathname, search, hash } = typeof to === 'string' ? parsePath(to) : to
    const key = Math.random().toString(36).substr(2, 8)
    const url = pathname + part(search, '?') + part(hash, '#')
    try {
      browser[way]({ usr, key, idx }, '', url)
    } catch {
      // Safari throws after a hundred calls in half a minute
      window.location.assign(url)
    }
  }

  read()
  if (index == null) {
    index = 0
    browser.replaceState({ ...browser.state, idx: index }, '')
  }
  window.addEventListener('popstate', () => tell(Action.Pop))

  return {
    get location() {
      return location
    },
    push(to, state) {
      write('pushState', to, state, index + 1)
      tell(Action.Push)
    },
    replace(to, state) {
      write('replaceState', to, state, index)
      tell(Action.Replace)
    },
    go: (delta) => browser.go(delta),
    listen(listener) {
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((each) => each !== listener)
      }
    }
  }
}
// imported by Taro's router, but used by none of its parts that are built
export const createHashHistory = createBrowserHistory
