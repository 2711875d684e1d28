/**
 * The phone's back button on the web closes what covers the page. Everything open has its own entry in the
 * browser's history, above the page's and with the same address. Taro's router sees none of it: its entries and
 * ours are distinguished by their state, and a step within one page is never passed on.
 */
// not through Taro: a replaced module of it needs this file while Taro itself is still being initialised
import { eventCenter } from '@tarojs/runtime'
import type { BackHold, ClearBackEntries, HoldBack } from './back-entries-types'

/**
 * The browser's position: the router's mark of the page, and how many of our entries are above the page's own.
 */
interface Place {
  readonly page: string | undefined
  readonly depth: number
}
interface Open {
  readonly page: string | undefined
  readonly close: () => void
}

/** A step back takes milliseconds; do not wait longer than this for a browser that does not respond, ms. */
const STEP_MS = 500

let open: readonly Open[] = []
let at = here()
/** A step of ours is under way. */
let stepping = false
/** The page is about to be left: its entries are removed, and none is added. */
let leaving = false
let waiting: (() => void)[] = []
let settling: ReturnType<typeof setTimeout> | undefined

function here(): Place {
  const state = window.history.state as { key?: string; overlays?: number } | null
  return { page: state?.key, depth: state?.overlays ?? 0 }
}

const openHere = () => open.filter(({ page }) => page === at.page)

/** Brings the history in line with what is open. */
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

/** Deferred: an overlay that closes and one that replaces it share one entry. */
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
  // another page: handled by the router, which notifies us below
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
// a reloaded page is at the entry of an overlay
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
