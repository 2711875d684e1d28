/**
 * Where the page that is shown stands in the browser's history. Taro's router changes the address before the code of the next
 * page is there: what never comes leaves an address of which nothing is shown.
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

/** The page that is shown has its address in other words. */
export function noteAddress(): void {
  if (position) note()
}

eventCenter.on('__afterTaroRouterChange', ({ toLocation }: { toLocation: { path: string } }) => {
  // it is told a turn later: the next page may have been asked for by then
  if (decodeURI(window.location.pathname) === toLocation.path) note()
})

/**
 * Takes the address back to the page that is still shown, within this document: one that was put in its place leaves nothing to
 * go back to but what was there before, which is another document, and without a network the browser's own error page.
 * @returns false where no page is shown
 */
export function returnToShownPage(): boolean {
  if (!position) return false
  const { state, address } = position
  const steps = (state?.idx ?? 0) - (stateHere()?.idx ?? 0)
  if (steps !== 0) window.history.go(steps)
  else if (window.location.pathname !== address.split(/[?#]/)[0]) {
    window.history.replaceState(state, '', address)
    // the router hears of it as of a step back, and gives up what it waits for
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }
  return true
}
