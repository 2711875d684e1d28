/** What is timed: web vitals in a browser; in the mini-program its start, the first render of a page, and a change of pages. */
type TimingName = 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls' | 'launch' | 'render' | 'route'

/** Takes timings, ms (`cls`: thousandths). */
export interface TimingsTaker {
  /** Keeps the longest. */
  readonly most: (name: TimingName, value: number) => void
  /** Adds it to what was there. */
  readonly add: (name: TimingName, value: number) => void
}
