/**
 * Where there are more stores than are counted, and how far around somebody a page of them was found, kept for a minute by the process: to
 * find that out takes a statement of its own, and whoever asks for the same from the same part of a city is told the same.
 */
import type { Position } from '../../db/distance'

/** For so long stores are taken to be as many as they were, ms. */
export const CROWD_KEPT_MS = 60_000
/** As many are kept, the latest: a few hundred bytes each. */
const MAX_CROWDS = 1000
/** The side of the squares whose positions are taken for one, degrees: some ten kilometres. */
const SQUARE_DEGREES = 0.1

/** What is asked for, without what tells one page from another. */
export type CrowdQuery = Readonly<Record<string, unknown>> & { readonly position: Position | null }

/** Searches that are known to match more stores than are counted. */
export interface Crowds {
  /** The radius that held a page, m; Infinity for one without a limit, undefined if it is not known to be a crowd. */
  radiusOf(query: CrowdQuery): number | undefined
  note(query: CrowdQuery, radius: number): void
}

/** Keeps them; one per process. */
export function keptCrowds(clockMs: () => number = Date.now): Crowds {
  const kept = new Map<string, { readonly radius: number; readonly until: number }>()
  return {
    radiusOf(query) {
      const found = kept.get(keyOf(query))
      return found && clockMs() < found.until ? found.radius : undefined
    },
    note(query, radius) {
      const key = keyOf(query)
      kept.delete(key)
      kept.set(key, { radius, until: clockMs() + CROWD_KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > MAX_CROWDS && oldest !== undefined) kept.delete(oldest)
    }
  }
}

const keyOf = ({ position, ...query }: CrowdQuery): string =>
  JSON.stringify([
    query,
    position && [position.lat, position.lng].map((at) => Math.floor(at / SQUARE_DEGREES))
  ])
