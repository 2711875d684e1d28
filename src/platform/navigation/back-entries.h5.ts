/**
 * The phone's back button on the web closes what lies over the page. Each thing that is open has an entry of its own in
 * the browser's history, above the page's and with the same address. Taro's router learns of none of it: its own entries
 * and ours are told apart by what is kept in them, and a step within one page is never passed on.
 */
// not by way of Taro: a replaced part of it needs this file while Taro itself is still being made
import { eventCenter } from '@tarojs/runtime'
import type { BackHold, ClearBackEntries, HoldBack } from './back-entries-types'

/** Where the browser stands: the router's mark of the page, and how many of our entries are above the page's own. */
interface Place {
  readonly page: string | undefined
  readonly depth: number
}
interface Open {
  readonly page: string | undefined
  readonly close: () => void
}

/** A step back takes milliseconds; a browser that does not answer holds nobody up for longer, ms. */
const STEP_MS = 500

let open: readonly Open[] = []
let at = here()
/** A step of ours is under way. */
let stepping = false
/** The page is about to be left: its entries go, and none comes. */
let leaving = false
let waiting: (() => void)[] = []
let settling: ReturnType<typeof setTimeout> | undefined

function here(): Place {
  const state = window.history.state as { key?: string; overlays?: number } | null
  return { page: state?.key, depth: state?.overlays ?? 0 }
}

const openHere = () => open.filter(({ page }) => page === at.page)

/** Makes the history fit what is open. */
function settle(): void {
  if (stepping) return
  const wanted = leaving ? 0 : openHere().length
  while (at.depth < wanted) {
    window.history.pushState({ ...(window.history.state as object), overlays: at.depth + 1 }, '')
    at = here()
  }
  if (at.depth > wanted) {
    stepping = true
    window.history.go(wanted - at.depth)
  }
}

/** Not at once: what closes and what opens in its place share one entry. */
function settleSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(settle)
}

function free(): void {
  const told = waiting
  waiting = []
  told.forEach((tell) => tell())
}

function onStep(event: PopStateEvent): void {
  const ours = stepping
  const to = here()
  stepping = false
  // another page: the router's business, which tells us below
  if (to.page !== at.page) return free()
  at = to
  event.stopImmediatePropagation()
  if (!ours)
    openHere()
      .slice(to.depth)
      .reverse()
      .forEach(({ close }) => close())
  if (to.depth === 0) free()
  settleSoon()
}

window.addEventListener('popstate', onStep, true)
eventCenter.on('__taroRouterChange', () => {
  at = here()
  leaving = false
  settleSoon()
})
// a page that was loaded anew stands where something lay over it
if (at.depth > 0) settleSoon()

export const holdBack: HoldBack = (close): BackHold => {
  const one: Open = { page: at.page, close }
  leaving = false
  open = [...open, one]
  settleSoon()
  return {
    release() {
      open = open.filter((other) => other !== one)
      settleSoon()
    }
  }
}

export const clearBackEntries: ClearBackEntries = () => {
  if (at.depth === 0 && !stepping) return undefined
  leaving = true
  settle()
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(resolve, STEP_MS)
  })
}
