import type { FastifyBaseLogger } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** How a page went out: drawn for this request, as it was drawn for another, as its skeleton, or as a file of the build. */
type How = 'drawn' | 'kept' | 'skeleton' | 'file'
/** Why it was not drawn. */
export type Why = 'late' | 'busy' | 'often' | 'failed' | 'asked'

/** One line of the log for all that went wrong in this time, ms. */
const REPORT_MS = 1000

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1]

/** Counts pages, and tells of those that were not drawn as they should have been. */
export interface Tally {
  count(how: How, why?: Why): void
  /** How long a page was drawn, and how long that took with the wait for its reads, ms. */
  drew(drawMs: number, wholeMs: number): void
  /** `path` is the page's, without anything of its address. */
  tell(why: Why, path: string, problem?: unknown): void
}

export function tallyOf(registry: Registry, log: FastifyBaseLogger): Tally {
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that went out, by how they were made',
    labelNames: ['how', 'why'] as const,
    registers: [registry]
  })
  const drawing = new Histogram({
    name: 'page_drawing_seconds',
    help: 'Time that pages were drawn, without the wait for their reads',
    buckets: BUCKETS,
    registers: [registry]
  })
  const whole = new Histogram({
    name: 'page_whole_seconds',
    help: 'Time from the beginning of a drawing to its end, reads included',
    buckets: BUCKETS,
    registers: [registry]
  })
  let told = 0
  return {
    count: (how, why) => pages.inc({ how, why: why ?? 'none' }),
    drew(drawMs, wholeMs) {
      drawing.observe(drawMs / 1000)
      whole.observe(wholeMs / 1000)
    },
    tell(why, path, problem) {
      told += 1
      if (told > 1) return
      // the first of a second stands for the others
      setTimeout(() => {
        log.warn({ why, path, count: told, ...(problem ? { err: problem } : {}) }, 'pages were not drawn')
        told = 0
      }, REPORT_MS).unref()
    }
  }
}
