/**
 * The position of the current page in the browser's history. Taro's router changes the address before the code
 * of the next page has loaded: if it never loads, the address belongs to a page that is not shown.
 */
import { eventCenter } from '@tarojs/runtime'

interface HistoryPosition {
  readonly state: { readonly idx?: number } | null
  readonly address: string
}

let position: HistoryPosition | undefined

const stateHere = () => window.history.state as HistoryPosition['state']

function note(): void {
  const { pathname, search, hash } = window.location
  position = { state: stateHere(), address: pathname + search + hash }
}

/** The current page has changed its own address. */
export function noteAddress(): void {
  if (position) note()
}

eventCenter.on('__afterTaroRouterChange', ({ toLocation }: { toLocation: { path: string } }) => {
  // the notification comes one tick later: the next page may have been requested by then
  if (decodeURI(window.location.pathname) === toLocation.path) note()
})

/**
 * Returns the address to the page that is still shown, within this document: if that page's entry was replaced,
 * going back would lead to another document, and offline to the browser's own error page.
 * @returns false if no page is shown
 */
export function returnToShownPage(): boolean {
  if (!position) return false
  const { state, address } = position
  const steps = (state?.idx ?? 0) - (stateHere()?.idx ?? 0)
  if (steps !== 0) window.history.go(steps)
  else if (window.location.pathname !== address.split(/[?#]/)[0]) {
    window.history.replaceState(state, '', address)
    // the router sees it as a step back, and gives up what it was waiting for
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }
  return true
}
