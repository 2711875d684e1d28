import type { Page } from 'playwright-core'

/**
 * Drawings that nobody sees where the system gives its own colours (forced colours: high contrast). An icon is a ground behind
 * a mask, and the system gives every ground the colour of the page.
 */
export async function invisibleIcons(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.cssText = 'background:Canvas;forced-color-adjust:none'
    document.body.append(probe)
    const ground = getComputedStyle(probe).backgroundColor
    probe.remove()
    const unseen = (element: Element, part?: string) => {
      const { webkitMaskImage, backgroundColor } = getComputedStyle(element, part)
      if (!webkitMaskImage.includes('url(')) return false
      return backgroundColor === ground || /^rgba\(.*, 0\)$/.test(backgroundColor)
    }
    return [...document.querySelectorAll<HTMLElement>('.taro_page *')]
      .filter((element) => element.checkVisibility() && element.innerText === '')
      .filter((element) => unseen(element) || (unseen(element, '::before') && unseen(element, '::after')))
      .map(({ className }) => `.${className}`)
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(lost)]
}
