import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What live regions have said on this document, and is not yet taken. */
    announced?: string[]
  }
}

/**
 * Runs in the page: notes what is said by itself. A region must have stood before its words do, as screen readers ask for; only what is
 * an alert is said when it comes.
 */
function noteAnnouncements(): void {
  const said: string[] = []
  window.announced = said
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const say = (region: Element) => {
    if (region.closest('[aria-hidden=true], [hidden]')) return
    const words = region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : ''
    if (words) said.push(words)
  }
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const isNew = (region: Element) => added.some((node) => node.contains(region))
    const regions = new Set<Element>()
    for (const { target } of changes) {
      const region = elementOf(target)?.closest(LIVE)
      if (region && !isNew(region)) regions.add(region)
    }
    for (const node of added) {
      const element = node instanceof Element ? node : undefined
      if (element?.matches('[role=alert]')) regions.add(element)
      element?.querySelectorAll('[role=alert]').forEach((alert) => regions.add(alert))
    }
    regions.forEach(say)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Notes from now on what is said by itself on each document of the page. */
export const watchLiveRegions = (page: Page): Promise<unknown> => page.addInitScript(noteAnnouncements)

/** What was said by itself on the document that stands. */
export const announcementsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.announced ?? [])
