import type { Frame, Page } from 'playwright-core'
import { cutText } from './cuts'
import { smallTargets } from './targets'

/** The elder mode's least size of type and of what is pressed, CSS px (rule look.elder). */
const TYPE = 18
const TARGET = 48

/** What older eyes and hands would miss in the elder mode, which the page is in afterwards. */
export async function eldersFaults(page: Page, except: string): Promise<string[]> {
  await page.evaluate(() => {
    for (const root of document.querySelectorAll('.theme')) root.classList.add('theme-elder')
  })
  return [
    ...(await smallType(page)),
    ...(await smallTargets(page, except, TARGET)).map((fault) => `small ${fault}`),
    ...(await cutText(page))
  ]
}

/** Text that is read and stands below the least size, CSS px. */
export const smallType = (page: Page | Frame): Promise<string[]> =>
  page.evaluate((least) => {
    const small = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!owner || !text || owner.closest('script, style, template, svg, [aria-hidden=true]')) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const size = parseFloat(getComputedStyle(owner).fontSize)
      if (size < least) small.add(`type of ${size}: “${text.slice(0, 20)}” .${owner.className}`)
    }
    return [...small]
  }, TYPE)
