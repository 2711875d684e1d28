/** As in the mini host, which has no layout: what waits until it is near the screen is near it. */
export function seeAll(): void {
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds: readonly number[] = []
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element): void {
      const entry = {
        target,
        boundingClientRect: target.getBoundingClientRect(),
        intersectionRect: target.getBoundingClientRect(),
        rootBounds: null,
        time: 0,
        isIntersecting: true,
        intersectionRatio: 1
      } as unknown as IntersectionObserverEntry
      setTimeout(() => this.tell([entry], this))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords = () => []
  }
}
