import { defineCall, type Options } from '../../host/wx/define'
import { navigationCalls, type NavigationHost } from '../../host/wx/navigation'
import { Refused } from '../../host/wx/refused'
import type { OpenPage } from './open-page'
import type { EaselStack } from './page-stack'
import { selectorQuery } from './query'
import { intersectionObserver } from './watch'

export interface EaselPagesHost extends NavigationHost {
  readonly stack: EaselStack
}

function scrollPage(page: OpenPage | undefined, { selector, scrollTop, offsetTop }: Options): void {
  if (!page) throw new Refused('no page')
  if (typeof selector !== 'string') return page.scrollTo(Number(scrollTop ?? 0))
  const [element] = page.find(selector)
  if (!element) throw new Refused('no element')
  page.scrollTo(page.scrollTop + element.getBoundingClientRect().top + Number(offsetTop ?? 0))
}

/** Going from page to page, and asking where things are on one, by its real layout. */
export function easelPageCalls(host: EaselPagesHost) {
  const { stack } = host
  const page = () => {
    if (!stack.shown) throw new Error('no page is open')
    return stack.shown
  }
  return {
    ...navigationCalls(host),
    pageScrollTo: defineCall(host, 'pageScrollTo', (options) => scrollPage(stack.shown, options)),
    startPullDownRefresh: defineCall(host, 'startPullDownRefresh', () => undefined),
    stopPullDownRefresh: defineCall(host, 'stopPullDownRefresh', () => undefined),
    createSelectorQuery: () => selectorQuery(page, host.guard),
    createIntersectionObserver: (component: unknown, options: object = {}) => {
      const owner = stack.pages.find(({ instance }) => instance === component) ?? page()
      const watched = {
        document: owner.window.document,
        find: (selector: string) => owner.find(selector),
        problem: (text: string) => {
          // what was under way when the page was closed
          if (!owner.closed) host.problem(`${owner.address.page}: ${text}`)
        }
      }
      return intersectionObserver(watched, host.guard, options)
    },
    nextTick: (work: () => void) => void requestAnimationFrame(() => host.guard(work))
  }
}
