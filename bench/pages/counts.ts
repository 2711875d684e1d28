import { METRICS_TOKEN } from '../metrics-token'

/** What the server says of the pages that it has sent (server/ssr/page-metrics.ts). */
export interface PageCounts {
  readonly rendered: number
  readonly cached: number
  readonly skeletons: number
  /** Drawings in all; those that took 5 ms at most, and those that did so with the wait for their reads. */
  readonly renders: number
  readonly fast: number
  readonly fastInTotal: number
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
    rendered: sum('pages_total{outcome="rendered"'),
    cached: sum('pages_total{outcome="cached"'),
    skeletons: sum('pages_total{outcome="skeleton"'),
    renders: sum('page_render_seconds_count'),
    fast: sum('page_render_seconds_bucket{le="0.005"}'),
    fastInTotal: sum('page_total_seconds_bucket{le="0.005"}')
  }
}

/** What has come between two looks. */
export const between = (before: PageCounts, after: PageCounts): PageCounts => ({
  rendered: after.rendered - before.rendered,
  cached: after.cached - before.cached,
  skeletons: after.skeletons - before.skeletons,
  renders: after.renders - before.renders,
  fast: after.fast - before.fast,
  fastInTotal: after.fastInTotal - before.fastInTotal
})
