import { METRICS_TOKEN } from '../metrics-token'

/** What the server says of the pages that it has sent (server/drawn/tally.ts). */
export interface PageCounts {
  readonly drawn: number
  readonly kept: number
  readonly skeletons: number
  /** Drawings in all; those that took 5 ms at most, and those that did so with the wait for their reads. */
  readonly drawings: number
  readonly quick: number
  readonly quickInAll: number
}

/** Reads the counts of a server of the benchmarks. */
export async function pageCounts(origin: string): Promise<PageCounts> {
  const text = await (
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const sum = (start: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(start))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0)
  return {
    drawn: sum('pages_total{how="drawn"'),
    kept: sum('pages_total{how="kept"'),
    skeletons: sum('pages_total{how="skeleton"'),
    drawings: sum('page_drawing_seconds_count'),
    quick: sum('page_drawing_seconds_bucket{le="0.005"}'),
    quickInAll: sum('page_whole_seconds_bucket{le="0.005"}')
  }
}

/** What has come between two looks. */
export const between = (before: PageCounts, after: PageCounts): PageCounts => ({
  drawn: after.drawn - before.drawn,
  kept: after.kept - before.kept,
  skeletons: after.skeletons - before.skeletons,
  drawings: after.drawings - before.drawings,
  quick: after.quick - before.quick,
  quickInAll: after.quickInAll - before.quickInAll
})
