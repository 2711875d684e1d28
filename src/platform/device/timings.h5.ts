import type { TakeTiming } from './timings-types'

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
export function observeTimings(take: TakeTiming): void {
  observe('navigation', ({ responseStart = 0 }) => take('ttfb', responseStart))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') take('fcp', startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => take('lcp', startTime))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) take('inp', duration)
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) take('cls', value * 1000, true)
  })
}
