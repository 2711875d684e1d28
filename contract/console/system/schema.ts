import { z } from 'zod'
import { moment, none, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { MAX_COUNTED } from '../limits'
import type { consoleSystemEndpoints } from './endpoints'

const count = z.int().min(0)

export const consoleSystemSchemas = {
  systemState: {
    summary: 'Jobs, queues, gateways, what went wrong on clients, and how long they took',
    input: none,
    data: z.object({
      jobs: z.array(
        z.object({
          name: text(100),
          /** How often it is to run, ms. */
          everyMs: count,
          /** It did not end well for three rounds, or failed the last time. */
          isLate: z.boolean(),
          succeededAt: moment.nullable(),
          lastMs: count.nullable(),
          failures: count
        })
      ),
      queues: z.array(
        z.object({
          queue: text(60),
          items: count.max(MAX_COUNTED),
          lateSeconds: count,
          /** Tried no more: a person has to look at them. */
          givenUp: count
        })
      ),
      gateways: z.array(z.object({ name: text(30), mode: z.enum(['sandbox', 'real']) })),
      /** The last 50 kinds, newest first. */
      faults: z.array(
        z.object({
          release: text(64),
          kind: text(40),
          message: text(2000),
          place: text(2000),
          path: text(200),
          platform: text(20),
          count,
          firstAt: moment,
          lastAt: moment
        })
      ),
      /** How long clients took, of the 12 releases met last by platform, newest first: ms, `cls` in thousandths; within a tenth. */
      timings: z.array(
        z.object({
          platform: text(20),
          release: text(64),
          name: text(20),
          /** Visits that told it: one in ten does. */
          count,
          p50: count,
          p75: count,
          p95: count
        })
      )
    })
  }
} as const satisfies Record<keyof typeof consoleSystemEndpoints, EndpointSchema>
