import { METRICS_TOKEN } from '../metrics-token'

/** The server's metrics of the pages it has sent (server/ssr/page-metrics.ts). */
export interface PageCounts {
  readonly rendered: number
  readonly cached: number
  readonly skeletons: number
  /** Number of renders; those of at most 5 ms, and those of at most 5 ms including their reads. */
  readonly renders: number
  readonly fast: number
  readonly fastInTotal: number
}

/** Reads the metrics of a benchmark server. */
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

/** The difference between two readings. */
export const between = (before: PageCounts, after: PageCounts): PageCounts => ({
  rendered: after.rendered - before.rendered,
  cached: after.cached - before.cached,
  skeletons: after.skeletons - before.skeletons,
  renders: after.renders - before.renders,
  fast: after.fast - before.fast,
  fastInTotal: after.fastInTotal - before.fastInTotal
})
