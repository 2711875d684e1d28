import type { Page } from 'playwright-core'

/** What became of a page that the server drew, once the app has taken it over. */
export interface HydrationReport {
  /** The page came without its own drawing: the server had no time, or it is not this device's. */
  readonly isSkeleton: boolean
  /** What React told where the drawing was not the app's own. */
  readonly hydrationError: string | undefined
  /** It was drawn with boxes in the place of content. */
  readonly waits: boolean
  /** Elements of the drawing without those boxes. */
  readonly elements: number
  /** Those of them that are gone, by their classes and words. */
  readonly lost: readonly string[]
  /** Reads that came with the drawing and were asked for all the same. */
  readonly refetched: readonly string[]
  /** Where the browser is now. */
  readonly path: string
}

interface Marks {
  isSkeleton: boolean
  nodes: Element[]
  boxes: number
  held: string[]
  asked: string[]
}

/**
 * Runs in the page before all else: remembers what the server drew before any script of the app has come, and what is asked for from
 * then on. Where the device is, is never found out: what that changes is no matter of the drawing.
 */
export function recordServerMarkup(): void {
  const marks: Marks = { isSkeleton: true, nodes: [], boxes: 0, held: [], asked: [] }
  Object.assign(window, { marks })
  const wordsOf = (path: string, input: object) =>
    path +
    Object.entries(input)
      .map(([name, value]) => `${name}=${String(value)}`)
      .sort()
      .join('&')
  const { fetch } = window
  window.fetch = (address, init) => {
    const { pathname, searchParams } = new URL(
      address instanceof Request ? address.url : address,
      location.href
    )
    const [, path] = /\/unionbuy-server\/(.+)/.exec(pathname) ?? []
    if (path && /common\/(geoCoder|getIpLocation)$/.test(path)) return new Promise(() => undefined)
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object
    if (path) marks.asked.push(wordsOf(path, { ...Object.fromEntries(searchParams), ...body }))
    return fetch(address, init)
  }
  const note = (block: Element) => {
    const { memberId, reads = [] } = JSON.parse(block.textContent || '{}') as {
      memberId?: string | null
      reads?: readonly [readonly [{ path: string }, object?, string?], unknown][]
    }
    const all = [...document.querySelectorAll('#app *')]
    marks.isSkeleton = memberId === undefined || document.documentElement.dataset['ssr'] === 'rejected'
    marks.held = reads.map(([[{ path }, input, pages]]) =>
      wordsOf(path, pages === 'pages' ? { ...input, page: 1 } : { ...input })
    )
    marks.nodes = all.filter((node) => !node.closest('[aria-busy=true]'))
    marks.boxes = all.length - marks.nodes.length
  }
  // told before the script runs that stands behind the block, and fetches the app's
  const observer = new MutationObserver(() => {
    const block = document.getElementById('ssr-state')
    if (!block?.nextElementSibling) return
    observer.disconnect()
    note(block)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page, when the app's effects have run and what they changed is painted. */
export async function readHydrationReport(): Promise<HydrationReport> {
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  )
  const { isSkeleton, nodes, boxes, held, asked } = (window as unknown as { marks: Marks }).marks
  return {
    isSkeleton,
    hydrationError: document.getElementById('app')?.dataset['hydrationError'],
    waits: boxes > 0,
    elements: nodes.length,
    lost: nodes
      .filter((node) => !node.isConnected)
      .map((node) => `${node.className} ${node.textContent}`.slice(0, 60)),
    refetched: held.filter((read) => asked.includes(read)),
    path: location.pathname.slice(1)
  }
}

/** Lets a tab tell what the app makes of drawings, from its next page on. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(recordServerMarkup)
}

/** Tells what the app has made of the drawing that stands on such a tab. */
export const hydrationReport = (page: Page): Promise<HydrationReport> => page.evaluate(readHydrationReport)

/** Opens an address on such a tab, and tells what the app has made of its drawing. */
export async function openAndHydrate(page: Page, address: string): Promise<HydrationReport> {
  await page.goto(address, { waitUntil: 'commit' })
  return hydrationReport(page)
}
