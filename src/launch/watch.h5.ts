import { whenIdle } from '@/platform/device/idle'
import { onUncaught } from '@/platform/device/uncaught.h5'

/** One visit of so many reports its timings; faults are reported by all. */
const TIMED_VISITS = 10

/** Fetched only when there is something to report: no first view waits for it. */
const report = () => import(/* webpackChunkName: "report" */ '@/features/report/report.h5')

const ignore = () => undefined

/** Reports what goes wrong on this page from now on, and of a visit in ten how long things took. */
export function watchClient(): void {
  onUncaught((kind, thrown) => {
    report().then(({ note }) => note(kind, thrown), ignore)
  })
  if (Math.random() * TIMED_VISITS < 1) whenIdle(() => void report().then(({ time }) => time(), ignore))
}
