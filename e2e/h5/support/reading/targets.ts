import type { Page } from 'playwright-core'

/** What a finger presses has this much room at least, CSS px (rule look.targets). */
const TARGET = 44

/**
 * What is pressed and takes a finger on less than 44 × 44 px. Felt point by point from the middle outwards, so padding and
 * pseudo-elements count, and what lies over a part of it takes that part away. Links in running text are as high as the line
 * (WCAG 2.5.8 leaves them out, too).
 * @param page stands; it is scrolled
 * @param except selector of what may be smaller
 * @param least CSS px
 */
export function smallTargets(page: Page, except = ':not(*)', least = TARGET): Promise<string[]> {
  return page.evaluate(
    ({ least, except }) => {
      const PRESSED =
        'button, a[href], input, textarea, select, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]'
      const small: string[] = []
      // what lies under a sheet is not to be pressed
      const open = document.querySelector('[aria-modal=true]') ?? document
      for (const element of open.querySelectorAll<HTMLElement>(PRESSED)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (element.closest('[aria-hidden=true]') || element.matches(except) || isInText(element)) continue
        const { left, width } = element.getBoundingClientRect()
        // beside the screen: a carousel's next card
        if (left + width / 2 < 0 || left + width / 2 > innerWidth) continue
        bring(element)
        const felt = feel(element)
        if (felt.width < least || felt.height < least)
          small.push(`${felt.width}×${felt.height} ${nameOf(element)}`)
      }
      return small

      function isInText(element: HTMLElement): boolean {
        if (getComputedStyle(element).display !== 'inline') return false
        return (element.parentElement?.innerText.trim().length ?? 0) > element.innerText.trim().length
      }

      /** How far the element is what a finger meets, from its middle to each side. */
      function feel(element: HTMLElement): { width: number; height: number } {
        const box = element.getBoundingClientRect()
        // whole px: between them Chromium may take the neighbour for hit
        const x = Math.floor(box.left + box.width / 2)
        const y = Math.floor(box.top + box.height / 2)
        const meets = (px: number, py: number) => {
          const met = document.elementFromPoint(px, py)
          return met !== null && (element.contains(met) || met.closest('label')?.contains(element) === true)
        }
        const reach = (from: number, dx: number, dy: number) => {
          let far = from
          while (far <= least && meets(x + dx * far, y + dy * far)) far += 1
          return far - from
        }
        return { width: reach(0, -1, 0) + reach(1, 1, 0), height: reach(0, 0, -1) + reach(1, 0, 1) }
      }

      /** To the middle of what scrolls it; `scrollIntoView` would move boxes, too, that only hide what stands out. */
      function bring(element: HTMLElement): void {
        let at = element.parentElement
        while (at && !/auto|scroll/.test(getComputedStyle(at).overflowY)) at = at.parentElement
        const { top, height } = element.getBoundingClientRect()
        at?.scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' })
      }

      function nameOf(element: HTMLElement): string {
        const words =
          element.getAttribute('aria-label') || element.innerText || element.getAttribute('placeholder') || ''
        return `${element.getAttribute('role') ?? element.localName} “${words.replace(/\s+/g, ' ').slice(0, 30)}”`
      }
    },
    { least, except }
  )
}
