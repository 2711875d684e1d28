/**
 * Where somebody who hears the app goes on when another page is shown: at its title, or, after a step back, at what led away. The browser does
 * this for documents; within one the focus would be lost with the page that is hidden, and nothing be said.
 */
import { Current, eventCenter } from '@tarojs/runtime'

/** Between two looks at a page whose content is still to come, ms, and how often. */
const LOOK_MS = 50
const LOOKS = 60

/** What had the focus last on each page that is open. */
const last = new WeakMap<Element, HTMLElement>()
let isFirst = true
let timer: number
let target: HTMLElement | null

const pageOf = (element: Element) => element.closest('.taro_page')

function settle(looks: number): void {
  const page = document.getElementById(Current.page?.path ?? '')
  const now = document.activeElement ?? document.body
  const isLost = now === document.body || (pageOf(now) && pageOf(now) !== page)
  // a sheet, a field or a question of the page has it already
  if (!isLost && now !== target) return
  if (isLost && page) giveTo(page)
  // a page that was read may be drawn anew, and its title with it
  if (looks > 0) timer = window.setTimeout(() => settle(looks - 1), LOOK_MS)
}

function giveTo(page: Element): void {
  const before = last.get(page)
  target = before?.isConnected ? before : page.querySelector<HTMLElement>('[role=heading]')
  if (target && target !== before) {
    target.tabIndex = -1
    target.style.outline = '0'
  }
  target?.focus({ preventScroll: true })
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    // a field would bring the keyboard back
    if (!(target instanceof HTMLElement) || target.matches('input, textarea')) return
    const page = pageOf(target)
    if (page) last.set(page, target)
  })
  eventCenter.on('__afterTaroRouterChange', () => {
    clearTimeout(timer)
    // a document begins at its top
    if (!isFirst) settle(LOOKS)
    isFirst = false
  })
}
