/**
 * The phone's back button in the mini-program closes what covers the page. WeChat leaves a page without asking,
 * but closes a `page-container` first, of which a page may have one: `BackCatcher` renders it while something
 * is open.
 */
import Taro from '@tarojs/taro'
import type { BackHold, ClearBackEntries, HoldBack } from './back-entries-types'

/** A page of the stack, by its instance. */
export type Page = ReturnType<typeof Taro.getCurrentInstance>['page']
interface Open {
  readonly page: Page
  readonly close: () => void
}

let open: readonly Open[] = []
/** We are about to leave the page: its container is removed first, or it would intercept the step back. */
let leaving: Page = null
const listeners = new Set<() => void>()

/** The current page. */
export const pageHere = (): Page => Taro.getCurrentInstance().page

function tell(): void {
  listeners.forEach((listener) => listener())
}

/** Calls `listener` whenever something opens or closes; returns a function to stop. */
export function watchBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many things are open over a page that back should close. */
export const heldBy = (page: Page): number =>
  page === leaving ? 0 : open.filter((one) => one.page === page).length

/** Back was pressed on a page: its topmost closes. */
export function closeTop(page: Page): void {
  const [topmost] = open.filter((one) => one.page === page).reverse()
  topmost?.close()
}

export const holdBack: HoldBack = (close): BackHold => {
  const one: Open = { page: pageHere(), close }
  open = [...open, one]
  leaving = null
  tell()
  return {
    release() {
      open = open.filter((other) => other !== one)
      tell()
    }
  }
}

export const clearBackEntries: ClearBackEntries = () => {
  const page = pageHere()
  if (heldBy(page) === 0) return undefined
  leaving = page
  tell()
  return new Promise((resolve) => Taro.nextTick(resolve))
}

/** A page that was left with something open is shown again. */
export function resumeBack(): void {
  leaving = null
  tell()
}
