import type { TimingsTaker } from './timings-types'

type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
  readonly responseStart?: number
}

/** Notes entries of one type, also those of before; old browsers have fewer types. */
function observe(type: string, take: (entry: Entry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
  } catch {
    // a type that this browser does not have
  }
}

/** Web vitals, from the beginning of the visit. */
export function observeTimings({ most, add }: TimingsTaker): void {
  observe('navigation', ({ responseStart = 0 }) => most('ttfb', responseStart))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') most('fcp', startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => most('lcp', startTime))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) most('inp', duration)
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) add('cls', value * 1000)
  })
}
