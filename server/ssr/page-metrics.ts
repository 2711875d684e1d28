import type { FastifyBaseLogger } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** How a page was sent: rendered for this request, rendered for another, as its skeleton, or as a file of the build. */
type Outcome = 'rendered' | 'cached' | 'skeleton' | 'file'
/** Why it was not rendered. */
export type Reason = 'late' | 'busy' | 'rate-limited' | 'failed' | 'requested'

/** Failures within this time are logged in one line, ms. */
const REPORT_MS = 1000

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1]

/** Counts pages, and logs those that were not rendered as they should have been. */
export interface PageMetrics {
  count(outcome: Outcome, reason?: Reason): void
  /** Rendering time of a page, and the same including the wait for its reads, ms. */
  observeRender(renderMs: number, totalMs: number): void
  /** `path` is the page's, without any part of its address. */
  logFailure(reason: Reason, path: string, problem?: unknown): void
}

export function createPageMetrics(registry: Registry, log: FastifyBaseLogger): PageMetrics {
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that went out, by how they were made',
    labelNames: ['outcome', 'reason'] as const,
    registers: [registry]
  })
  const renderSeconds = new Histogram({
    name: 'page_render_seconds',
    help: 'Time that pages were drawn, without the wait for their reads',
    buckets: BUCKETS,
    registers: [registry]
  })
  const totalSeconds = new Histogram({
    name: 'page_total_seconds',
    help: 'Time from the beginning of a drawing to its end, reads included',
    buckets: BUCKETS,
    registers: [registry]
  })
  let failures = 0
  return {
    count: (outcome, reason) => pages.inc({ outcome, reason: reason ?? 'none' }),
    observeRender(renderMs, totalMs) {
      renderSeconds.observe(renderMs / 1000)
      totalSeconds.observe(totalMs / 1000)
    },
    logFailure(reason, path, problem) {
      failures += 1
      if (failures > 1) return
      // the first of a second represents the others
      setTimeout(() => {
        log.warn(
          { reason, path, count: failures, ...(problem ? { err: problem } : {}) },
          'pages were not drawn'
        )
        failures = 0
      }, REPORT_MS).unref()
    }
  }
}
