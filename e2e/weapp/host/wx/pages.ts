import { matches, walk, datasetOf, type Element } from '../element'
import type { PageStack } from '../page-stack'
import { defineCall, type Options } from './define'
import { navigationCalls, type NavigationHost } from './navigation'
import { Refused } from './refused'

export interface PagesHost extends NavigationHost {
  readonly stack: PageStack
  readonly draw: (done?: () => void) => void
}

type Ask = (found: Element | undefined) => unknown

const box = { left: 0, top: 0, right: 375, bottom: 100, width: 375, height: 100 }

/** `wx.createSelectorQuery`: there is no layout here, so every box is the same; what is not there is null. */
function selectorQuery({ stack, realm, guard }: PagesHost): object {
  const questions: { ask: () => unknown; tell?: (answer: unknown) => void }[] = []
  const find = (selector: string) =>
    stack.top ? [...walk(stack.top.screen.root)].filter((element) => matches(element, selector)) : []
  const question = (ask: () => unknown, tell?: (answer: unknown) => void) => {
    questions.push({ ask: () => realm.copy(ask()), ...(tell ? { tell } : {}) })
    return query
  }
  const nodes = (found: () => Element[], one: boolean) => {
    const each = (of: Ask) => () => (one ? (of(found()[0]) ?? null) : found().map(of))
    const boxOf: Ask = (element) =>
      element && { id: element.attrs['id'] ?? '', dataset: datasetOf(element), ...box }
    const scroll = () => ({
      scrollLeft: 0,
      scrollTop: stack.top?.scrollTop ?? 0,
      scrollWidth: 375,
      scrollHeight: 2000
    })
    return {
      boundingClientRect: (tell?: (answer: unknown) => void) => question(each(boxOf), tell),
      fields: (_what: unknown, tell?: (answer: unknown) => void) => question(each(boxOf), tell),
      scrollOffset: (tell?: (answer: unknown) => void) => question(scroll, tell),
      node: (tell?: (answer: unknown) => void) => question(() => null, tell)
    }
  }
  const query = {
    in: () => query,
    select: (selector: string) => nodes(() => find(selector), true),
    selectAll: (selector: string) => nodes(() => find(selector), false),
    selectViewport: () => nodes(() => (stack.top ? [stack.top.screen.root] : []), true),
    exec(done?: (answers: unknown[]) => void) {
      setTimeout(() => {
        const answers = questions.map(({ ask, tell }) => {
          const answer = ask()
          if (tell) guard(() => tell(answer))
          return answer
        })
        if (done) guard(() => done(answers))
      })
      return query
    }
  }
  return query
}

/** `wx.createIntersectionObserver`: everything counts as on the screen. */
function intersectionObserver({ guard, realm }: PagesHost): object {
  let gone = false
  const observer = {
    relativeTo: () => observer,
    relativeToViewport: () => observer,
    observe(_selector: string, tell: (entry: unknown) => void) {
      const entry = {
        intersectionRatio: 1,
        boundingClientRect: box,
        intersectionRect: box,
        relativeRect: box,
        time: 0
      }
      setTimeout(() => {
        if (!gone) guard(() => tell(realm.copy(entry)))
      })
    },
    disconnect: () => {
      gone = true
    }
  }
  return observer
}

/** Going from page to page, and asking what is on one. */
export function pageCalls(host: PagesHost) {
  const { stack } = host
  return {
    ...navigationCalls(host),
    pageScrollTo: defineCall(host, 'pageScrollTo', ({ scrollTop }: Options) => {
      if (!stack.top) throw new Refused('no page')
      stack.top.scrollTop = Number(scrollTop ?? 0)
    }),
    startPullDownRefresh: defineCall(host, 'startPullDownRefresh', () => undefined),
    stopPullDownRefresh: defineCall(host, 'stopPullDownRefresh', () => undefined),
    createSelectorQuery: () => selectorQuery(host),
    createIntersectionObserver: () => intersectionObserver(host),
    nextTick: (work: () => void) => host.draw(() => host.guard(work))
  }
}
