import type { BrowserContext, Page } from 'playwright-core'

/** What a user sees of a page being opened: ms after its start, as reported by the throttled browser. */
export interface Paints {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Total blocking time: the parts beyond 50 ms of tasks after the first paint. */
  readonly tbt: number
  /** The longest task after the first paint. */
  readonly longest: number
  /** The largest element painted, and the elements that shifted: to find the cause. */
  readonly what: string
}

/** What the page records while it loads. */
interface Seen {
  lcp: number
  cls: number
  tasks: [start: number, duration: number][]
  largest: string
  shifted: string
}

/** A performance entry of any observed kind; fields that TypeScript's library lacks. */
interface PaintEntry extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly element?: Element | null
  readonly sources?: readonly { readonly node?: Node | null }[]
}

/**
 * Lighthouse's slow 4G, applied throttling: 150 ms and 1.6 Mbit/s become these between browser and server.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8
}
const SLOW_PROCESSOR = 4

/** A page is idle after this long without a request, ms; given up after twice that. */
const MAX_REST_MS = 15_000
const AFTER_REST_MS = 500

/**
 * Runs in the page before everything else: records paints, layout shifts and long tasks. It names no
 * function: the tool that runs this file adds a helper to named ones that a page does not have.
 */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [], largest: '', shifted: '' }
  Object.assign(window, { seen })
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration } = entry
        const { value = 0, hadRecentInput, element, sources } = entry as PaintEntry
        if (type === 'longtask') seen.tasks.push([startTime, duration])
        else if (type === 'largest-contentful-paint') {
          seen.lcp = startTime
          seen.largest = element?.outerHTML.slice(0, 120) ?? ''
        } else if (!hadRecentInput) {
          seen.cls += value
          const [source] = sources ?? []
          seen.shifted += ` ${value.toFixed(3)} ${(source?.node as Element | null)?.outerHTML?.slice(0, 120) ?? '?'}`
        }
      }
    }).observe({ type, buffered: true })
  }
}

/** Runs in the page: returns the records. */
function tell(): Paints {
  const { lcp, cls, tasks, largest, shifted } = (window as unknown as { seen: Seen }).seen
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const late = tasks.filter(([start, duration]) => start + duration > fcp).map(([, duration]) => duration)
  return {
    fcp,
    lcp,
    cls,
    tbt: late.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...late),
    what: `${largest}${shifted}`
  }
}

/** A tab with a throttled network and CPU. */
export async function slowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  return page
}

/** Opens a URL in such a tab, waits until it is idle, and returns what was recorded. */
export async function openSlowly(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: MAX_REST_MS }).catch(() => undefined)
  await page.waitForTimeout(AFTER_REST_MS)
  return page.evaluate(tell)
}
