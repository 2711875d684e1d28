import { whenIdle } from '@/platform/device/idle'
import { onUncaught } from '@/platform/device/uncaught'

/** One visit of so many reports its timings; faults are reported by all. */
const TIMED_VISITS = 10

/** In a browser fetched only when there is something to report: no first view waits for it. */
const report = () => import(/* webpackChunkName: "report" */ '@/features/report/report')

/** A fault of the report itself is none to report. */
const withReport = (work: (module: Awaited<ReturnType<typeof report>>) => void): void =>
  void report()
    .then(work)
    .catch(() => undefined)

/** Reports what goes wrong on this client from now on, and of a visit in ten how long things took. */
export function watchClient(): void {
  onUncaught((kind, thrown) => withReport(({ note }) => note(kind, thrown)))
  if (Math.random() * TIMED_VISITS < 1) whenIdle(() => withReport(({ time }) => time()))
}
