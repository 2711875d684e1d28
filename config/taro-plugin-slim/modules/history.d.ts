import type { BrowserHistory } from 'history'

/** The part of the package `history` that the router uses. */
export function createBrowserHistory(): Pick<
  BrowserHistory,
  'location' | 'push' | 'replace' | 'go' | 'listen'
>
export { parsePath } from 'history'
