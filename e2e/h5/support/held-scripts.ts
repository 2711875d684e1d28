import type { Page } from 'playwright-core'

/** What a tab with held scripts keeps for whoever looks at it. */
interface Held {
  /** Lets the app's scripts come. */
  letCome(): void
  /** Questions of the app that are not answered. */
  open: number
  /** When the page changed last, as `performance.now()` has it. */
  changedAt: number
}

/**
 * Runs in the page before all else: what the page's own script would fetch of the app (src/ssr/inline/load.ts) waits. The drawing alone
 * stands until then, with all that it does by itself.
 */
function hold(): void {
  const { append } = Element.prototype
  const waiting: (() => void)[] = []
  const held: Held = {
    open: 0,
    changedAt: 0,
    letCome() {
      Element.prototype.append = append
      waiting.forEach((come) => come())
    }
  }
  Object.assign(window, { held })
  Element.prototype.append = function (...nodes) {
    const come = () => append.apply(this, nodes)
    if (nodes[0] instanceof HTMLScriptElement) waiting.push(come)
    else come()
  }
  const { fetch } = window
  window.fetch = (...args) => {
    held.open += 1
    return fetch(...args).finally(() => {
      held.open -= 1
    })
  }
  new MutationObserver(() => {
    held.changedAt = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}

/** Runs in the page: ends when its files are there, and the pictures on the screen. A time that is counted down is not looked at. */
async function untilPainted(): Promise<void> {
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (isSo() ? resolve() : setTimeout(look, 30))
      look()
    })
  const isOnScreen = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  await until(() => document.readyState === 'complete')
  await until(() => [...document.images].every((image) => image.complete || !isOnScreen(image)))
  await document.fonts.ready
  await Promise.all(
    [...document.images].filter(isOnScreen).map((image) => image.decode().catch(() => undefined))
  )
  document.querySelectorAll<HTMLElement>('#app span').forEach((span) => {
    if (/^(\d+:)?\d{1,2}:\d\d$/.test(span.innerText)) span.style.visibility = 'hidden'
  })
}

/** Runs in the page: ends when nothing is asked for and nothing has changed for a while, or when it never comes to that. */
async function untilAtRest(): Promise<void> {
  /** Longer than anything the app puts off. */
  const QUIET_MS = 300
  const MAX_DURATION_MS = 6000
  const { held } = window as unknown as { held: Held }
  const began = performance.now()
  const isOver = () => {
    const now = performance.now()
    return (
      now - began > MAX_DURATION_MS || (held.open === 0 && now - Math.max(held.changedAt, began) > QUIET_MS)
    )
  }
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Lets a tab hold the app's scripts back, from its next page on. */
export const holdScripts = (page: Page): Promise<void> => page.addInitScript(hold).then(() => undefined)

/** Waits until the drawing stands with its pictures. */
export const serverRenderStands = (page: Page): Promise<void> => page.evaluate(untilPainted)

/** Lets the scripts come. */
export const letScriptsCome = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { held: Held }).held.letCome())

/** Runs in the page: what a visitor is asked by itself on a page for members lies over that page, and is looked under. */
function layLoginAside(): void {
  const login = document.querySelector<HTMLElement>('[aria-modal=true][aria-label*=登录]')
  if (login?.parentElement) login.parentElement.style.visibility = 'hidden'
}

/** Waits until the app rests, with its pictures; the login that a page for members begins with is laid aside. */
export async function appRests(page: Page): Promise<void> {
  await page.evaluate(untilAtRest)
  await page.evaluate(layLoginAside)
  await page.evaluate(untilPainted)
}
