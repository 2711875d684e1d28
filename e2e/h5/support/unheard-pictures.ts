import type { Page } from 'playwright-core'

/** Runs in the page; the rule is that of e2e/weapp/voice/pictures.ts. */
function unheardInPage(): string[] {
  const STOPS =
    'button, a, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=option], [role=img]'
  const DRAWN = '[role=img], [role=progressbar], canvas'
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
  const isSpokenFor = (element: Element) => {
    if (element.closest('[aria-hidden=true]')) return true
    const stop = element.parentElement?.closest<HTMLElement>(STOPS)
    return stop ? (nameOf(stop) || stop.innerText.trim()) !== '' : false
  }
  const saying = (element: Element) => {
    let at = element.parentElement
    while (at && !at.getAttribute('aria-label') && !at.innerText.trim()) at = at.parentElement
    return at
  }
  const nameless = [...document.querySelectorAll(`img, svg, ${DRAWN}`)].filter(
    (element) => element.checkVisibility() && !nameOf(element) && !isSpokenFor(element)
  )
  const isLone = (element: Element) =>
    nameless.filter((other) => saying(other) === saying(element)).length === 1
  return nameless
    .filter((element) => element.matches(DRAWN) || !isLone(element))
    .map(({ outerHTML }) => `no words: ${outerHTML.slice(0, 160)}`)
}

/** The pictures and bars of the page that is shown of which nothing is heard. */
export const unheardPictures = (page: Page): Promise<string[]> => page.evaluate(unheardInPage)
