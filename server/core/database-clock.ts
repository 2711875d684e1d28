import { performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../db/client'
import { statement } from '../db/statement'
import { systemClock, type Clock } from './clock'

/** The database's clock as known to this process; `start` keeps measuring it until `stop`. */
export interface DatabaseClock extends Clock {
  start(log: Pick<FastifyBaseLogger, 'warn'>): void
  stop(): void
}

const read = statement<{ now: Date }>('database-clock', 'select clock_timestamp() as now')

const MEASURE_EVERY_MS = 10_000
/** Smaller differences are due to the network. */
const SAME_MS = 250
/** From this difference on somebody should check the machine's clock. */
const NOTEWORTHY_MS = 5_000

/**
 * The database's clock, shared by all processes: a process whose machine is ahead would close orders that were just made, one that is
 * behind would sell what has ended. The machine's own clock is not used at all, so it may be set while we run.
 * @param elapsedMs a monotonic clock with any origin
 * @throws if the first query fails; later failures keep the last measurement
 */
export async function databaseClock(
  db: Queryable,
  elapsedMs: () => number = () => performance.now()
): Promise<DatabaseClock> {
  /** The database's time when `elapsedMs` was 0. */
  let origin: number | undefined
  let timer: NodeJS.Timeout | undefined
  const now = () => new Date(Math.round((origin ?? 0) + elapsedMs()))

  async function measure(): Promise<void> {
    const before = elapsedMs()
    const [row] = await read([], db)
    const after = elapsedMs()
    if (!row) return
    // the query ran somewhere in between
    const measured = row.now.getTime() - (before + after) / 2
    if (origin === undefined || Math.abs(measured - origin) > Math.max(SAME_MS, after - before))
      origin = measured
  }

  await measure()
  return {
    now,
    start(log) {
      const warnIfApart = () => {
        const aheadMs = systemClock.now().getTime() - now().getTime()
        if (Math.abs(aheadMs) > NOTEWORTHY_MS)
          log.warn({ aheadMs }, 'the clock of this machine is not that of the database, which is used')
      }
      warnIfApart()
      timer = setInterval(() => {
        measure().then(warnIfApart, (problem: unknown) =>
          log.warn({ err: problem }, 'the clock of the database could not be read')
        )
      }, MEASURE_EVERY_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer)
  }
}
