import type { Page } from 'playwright-core'
import { appOrigin, takePhone, waitStanding, type Phone } from './phone'

/** How a page has come back that was left for another document. */
export interface Return {
  /** As it was left, from the browser's memory; else its document was reloaded. */
  readonly isRestored: boolean
  /** Frames since then in which the words could be read that were looked for. */
  readonly seen: number
  /** What kept the browser from restoring it, as far as it says. */
  readonly reasons: string
}

/** A page of the same server that is none of the app's. */
const ELSEWHERE = '/sandbox'

/** A phone as people have it: neither Playwright's browsers nor those without windows keep a page that is left. */
export const takeKeepingPhone = (): Promise<Phone> =>
  takePhone({}, [], {
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  })

/** The same server by another name: another site to the browser. */
export const otherSite = (): string => appOrigin().replace('127.0.0.1', 'localhost')

interface Watch {
  isRestored: boolean
  seen: number
}

/** Runs in the page, once in each document: counts the frames in which the words can be read, from its return on. */
function watchFor(words: string): void {
  const known = window as { wayBack?: Watch }
  if (known.wayBack || window !== top) return
  const watch: Watch = { isRestored: false, seen: 0 }
  known.wayBack = watch
  const look = () => {
    const isSeen =
      document.visibilityState === 'visible' && document.getElementById('app')?.innerText.includes(words)
    if (isSeen) watch.seen += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('pagehide', () => (watch.seen = 0))
  addEventListener('pageshow', ({ persisted }) => (watch.isRestored = persisted))
}

/** Runs in the page: a window that it has opened keeps the browser from keeping it. */
const openWindow = () => void window.open('about:blank')

const tellReasons = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return JSON.stringify((entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null)
}

/** How a page is left. */
export interface Way {
  /** What must not be read of it after its return. */
  readonly words: string
  /** Loaded again: it is left in a way that no browser keeps it. */
  readonly isAnew: boolean
  readonly elsewhere?: string
}

/** Leaves the page for another document, lets something happen, and goes back. */
export async function leaveAndReturn(
  page: Page,
  { words, isAnew, elsewhere = appOrigin() + ELSEWHERE }: Way,
  meanwhile: () => Promise<void> = () => Promise.resolve()
): Promise<Return> {
  const address = page.url()
  await page.addInitScript(watchFor, words)
  await page.evaluate(watchFor, words)
  if (isAnew) await page.evaluate(openWindow)
  await page.goto(elsewhere)
  await meanwhile()
  await page.evaluate(() => history.back())
  await page.waitForURL(address, { waitUntil: 'commit' })
  await waitStanding(page)
  // what the app makes of its return is painted
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  )
  const { isRestored, seen } = await page.evaluate(() => (window as unknown as { wayBack: Watch }).wayBack)
  return { isRestored, seen, reasons: isRestored ? '' : await page.evaluate(tellReasons) }
}
