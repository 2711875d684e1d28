import type { Page } from 'playwright-core'

/** Waits until nothing is wider than the screen: after a turn, the table of a page is measured again by Ant Design. */
export const fitsWidth = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
