/** What is timed: web vitals in a browser; in the mini-program its start, the first render of a page, and a change of pages. */
type TimingName = 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls' | 'launch' | 'render' | 'route'

/** Takes timings, ms (`cls`: thousandths): of a name the longest counts, or the sum of those that are added. */
export type TakeTiming = (name: TimingName, value: number, isAdded?: boolean) => void
