import type { BrowserHistory } from 'history'

/** What the router asks of the package `history`. */
export function createBrowserHistory(): Pick<
  BrowserHistory,
  'location' | 'push' | 'replace' | 'go' | 'listen'
>
export { parsePath } from 'history'
