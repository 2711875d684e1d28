interface Margins {
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
  readonly left?: number
}

interface WatchedPage {
  readonly document: Document
  /** Elements of a component by WeChat's selector. */
  find(selector: string): readonly Element[]
  problem(text: string): void
}

interface Options {
  readonly thresholds?: readonly number[]
  readonly initialRatio?: number
  readonly observeAll?: boolean
}

const boxOf = ({ left, top, right, bottom, width, height }: DOMRectReadOnly) => ({
  left,
  top,
  right,
  bottom,
  width,
  height
})

/**
 * `wx.createIntersectionObserver` by WeChat's rules: told once a threshold is crossed, the first time from `initialRatio`.
 * glass-easel's adapter 0.12.1 has the first crossing the wrong way round and skips just that one.
 */
export function intersectionObserver(
  page: WatchedPage,
  guard: (work: () => unknown) => unknown,
  { thresholds = [0], initialRatio = 0, observeAll = false }: Options = {}
): object {
  const observers: IntersectionObserver[] = []
  let root: Element | Document = page.document
  let margin = '0px'
  const lengths = ({ top = 0, right = 0, bottom = 0, left = 0 }: Margins = {}) =>
    `${top}px ${right}px ${bottom}px ${left}px`
  const observer = {
    relativeTo(selector: string, margins?: Margins) {
      root = page.find(selector)[0] ?? page.document
      margin = lengths(margins)
      return observer
    },
    relativeToViewport(margins?: Margins) {
      root = page.document
      margin = lengths(margins)
      return observer
    },
    observe(selector: string, tell: (entry: unknown) => void) {
      const found = page.find(selector)
      if (found.length === 0) page.problem(`nothing to observe: ${selector} is not on the page`)
      for (const element of observeAll ? found : found.slice(0, 1)) {
        let first = true
        const native = new IntersectionObserver(
          (entries) => {
            for (const entry of entries) {
              const skipped = first && entry.intersectionRatio === initialRatio && !entry.isIntersecting
              first = false
              if (skipped) continue
              // an element without a size has no ratio of its own
              const ratio = entry.isIntersecting ? entry.intersectionRatio || 1 : 0
              const detail = {
                id: element.id,
                dataset: {},
                intersectionRatio: ratio,
                boundingClientRect: boxOf(entry.boundingClientRect),
                intersectionRect: boxOf(entry.intersectionRect),
                relativeRect: entry.rootBounds ? boxOf(entry.rootBounds) : {},
                time: entry.time
              }
              guard(() => tell(detail))
            }
          },
          { root, rootMargin: margin, threshold: [...thresholds] }
        )
        native.observe(element)
        observers.push(native)
      }
    },
    disconnect() {
      for (const native of observers.splice(0)) native.disconnect()
    }
  }
  return observer
}
