import { z } from 'zod'
import { nothing, oneLine } from '../common'
import type { EndpointSchema } from '../schema'
import type { reportEndpoints } from './endpoints'

/** A route without its query, as in visit records. */
const path = z.string().regex(/^[A-Za-z0-9_/-]{0,100}$/)

/** Nothing here may identify a person: the server cleans `message` and `place` once more before it keeps them. */
const fault = z.object({
  /** `error` uncaught, `rejection` of a promise, `chunk` a file of the build or a sub-package that did not load, `page` an error that a page showed. */
  kind: z.enum(['error', 'rejection', 'chunk', 'page']),
  message: oneLine(200),
  /** The first place in our code: file, line and column, without origin. */
  place: oneLine(120).default(''),
  path
})

const timing = z.object({
  /**
   * Of a browser the web vitals, ms (`cls`: thousandths): the first byte, first and largest contentful paint, interaction, layout
   * shift. Of a mini-program, ms: its start, the first render of a page, and a change of pages; the longest of the visit.
   */
  name: z.enum(['ttfb', 'fcp', 'lcp', 'inp', 'cls', 'launch', 'render', 'route']),
  value: z.number().min(0).max(600_000)
})

export const reportSchemas = {
  reportClient: {
    summary: 'Report errors and timings of a client, without personal data',
    input: z.object({
      /** The build that the client runs: the hash in the name of its main file, or the version that WeChat has of a mini-program. */
      release: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
      faults: z.array(fault).max(10).default([]),
      timings: z.array(timing).max(10).default([])
    }),
    data: nothing
  }
} as const satisfies Record<keyof typeof reportEndpoints, EndpointSchema>
