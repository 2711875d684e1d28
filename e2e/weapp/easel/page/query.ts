import type { OpenPage } from './open-page'

type Tell = (answer: unknown) => void
type Ask = (element: Element) => Record<string, unknown>

const boxOf: Ask = (element) => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return { id: element.id, dataset: {}, left, top, right, bottom, width, height }
}

/** A scroll-view scrolls inside; everything else by itself. */
const scrollOf: Ask = (element) => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element.querySelector('.moves') ?? element
  return { scrollLeft, scrollTop, scrollWidth, scrollHeight }
}

/** `wx.createSelectorQuery` on the page that is shown when it is carried out. */
export function selectorQuery(page: () => OpenPage, guard: (work: () => unknown) => unknown): object {
  const questions: { ask: () => unknown; tell: Tell | undefined }[] = []
  const push = (ask: () => unknown, tell: Tell | undefined) => {
    questions.push({ ask, tell })
    return query
  }
  const nodes = (found: () => readonly Element[], one: boolean) => {
    const each = (ask: Ask) => () => {
      const answers = found().map(ask)
      return one ? (answers[0] ?? null) : answers
    }
    return {
      boundingClientRect: (tell?: Tell) => push(each(boxOf), tell),
      scrollOffset: (tell?: Tell) => push(each(scrollOf), tell),
      fields: (_fields: unknown, tell?: Tell) =>
        push(
          each((element) => ({ ...boxOf(element), ...scrollOf(element) })),
          tell
        ),
      node: (tell?: Tell) => push(() => null, tell)
    }
  }
  const query = {
    in: () => query,
    select: (selector: string) => nodes(() => page().find(selector), true),
    selectAll: (selector: string) => nodes(() => page().find(selector), false),
    selectViewport: () => nodes(() => [page().window.document.documentElement], true),
    exec(done?: (answers: unknown[]) => void) {
      requestAnimationFrame(() => {
        const answers = questions.map(({ ask, tell }) => {
          const answer = guard(ask)
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
