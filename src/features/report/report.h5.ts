import { reportEndpoints } from '@contract/report/endpoints'
import type { Input } from '@contract/types'
import { call } from '@/api/call'
import { buildName, shownPath, whenHidden } from '@/platform/device/build.h5'
import { FaultList, faultOf, type Fault } from './faults'

type Timing = NonNullable<Input<'reportClient'>['timings']>[number]

/** Faults that come together are sent together, ms. */
const TOGETHER_MS = 3000

const faults = new FaultList()
const timings = new Map<Timing['name'], number>()
let timer: ReturnType<typeof setTimeout> | undefined

function send(): void {
  clearTimeout(timer)
  timer = undefined
  const found = faults.take()
  const timed = [...timings].map(([name, value]) => ({ name, value: Math.min(Math.round(value), 600_000) }))
  timings.clear()
  if (found.length === 0 && timed.length === 0) return
  const input = { release: buildName(), faults: found, timings: timed }
  call(reportEndpoints.reportClient, input, { quiet: true, background: true }).catch(() => undefined)
}

/** Something was thrown that nobody caught; what is no fault of ours is left out. */
export function note(kind: Fault['kind'], thrown: unknown): void {
  const fault = faultOf(kind, thrown, shownPath())
  if (fault && faults.add(fault)) timer ??= setTimeout(send, TOGETHER_MS)
}

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

/** Web vitals, noted while the page is open and sent when it is left. */
export function time(): void {
  whenHidden(send)
  const most = (name: Timing['name'], value: number) =>
    timings.set(name, Math.max(timings.get(name) ?? 0, value))
  observe('navigation', ({ responseStart = 0 }) => most('ttfb', responseStart))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') most('fcp', startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => most('lcp', startTime))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) most('inp', duration)
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) timings.set('cls', (timings.get('cls') ?? 0) + value * 1000)
  })
}
