import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from './unavailable'

/** A killed database is back within this time, including the replay of its log, ms. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 500

export interface Persistence {
  /** ms without any success. */
  readonly patienceMs?: number
  readonly pauseMs?: number
  /** Called before each retry. */
  readonly onLost?: (problem: unknown) => void
}

/**
 * Runs repeatable work, and runs it again if the database became unavailable meanwhile.
 * @throws what the work throws otherwise, or still throws after the time limit
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
