import type { BrowserContext, Page } from 'playwright-core'

/** What somebody sees of a page that they open: ms after its start, as the slowed browser tells. */
export interface Paints {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What tasks after the first paint took beyond 50 ms each, in all. */
  readonly tbt: number
  /** The longest task after the first paint. */
  readonly longest: number
  /** What was the largest paint, and what was shifted: for whoever looks for the cause. */
  readonly what: string
}

/** What the page notes while it opens. */
interface Seen {
  lcp: number
  cls: number
  tasks: [start: number, duration: number][]
  largest: string
  shifted: string
}

/** An entry of any kind that is watched; what the compiler's library does not know of them. */
interface PaintEntry extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly element?: Element | null
  readonly sources?: readonly { readonly node?: Node | null }[]
}

/** Lighthouse's slow 4G, applied: 150 ms and 1.6 Mbit/s of a line become these between browser and server. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8
}
const SLOW_PROCESSOR = 4

/** A page has come to rest when nothing was asked for so long, ms; it is given up after the second time. */
const MAX_REST_MS = 15_000
const AFTER_REST_MS = 500

/**
 * Runs in the page before all else: notes what the browser tells of paints, shifts and long tasks. It gives no function a name:
 * the tool that runs this file marks named ones with a helper that a page does not have.
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

/** Runs in the page: what was noted. */
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

/** A tab with a slow line and a slow processor. */
export async function slowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  return page
}

/** Opens an address on such a tab, waits until it has come to rest, and tells what was seen. */
export async function openSlowly(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: MAX_REST_MS }).catch(() => undefined)
  await page.waitForTimeout(AFTER_REST_MS)
  return page.evaluate(tell)
}
