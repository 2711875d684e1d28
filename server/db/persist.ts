import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from './unavailable'

/** A database that is killed comes back within this time, with what it has to read of its log, ms. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 500

export interface Persistence {
  /** ms without any success. */
  readonly patienceMs?: number
  readonly pauseMs?: number
  /** Told before each further try. */
  readonly onLost?: (problem: unknown) => void
}

/**
 * Does work that may be done again from its beginning, and does it again where the database went away meanwhile.
 * @throws what the work throws otherwise, or still throws when the patience is over
 */
export async function persist<T>(
  work: () => Promise<T>,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS, onLost = () => undefined }: Persistence = {}
): Promise<T> {
  const ends = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (problem) {
      if (!isUnavailable(problem) || performance.now() + pauseMs > ends) throw problem
      onLost(problem)
      await pause(pauseMs)
    }
  }
}
