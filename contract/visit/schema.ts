import { z } from 'zod'
import { linkLabel, nothing, oneLine } from '../common'
import type { EndpointSchema } from '../schema'
import type { visitEndpoints } from './endpoints'

/** Common to all visit records. `path` is a route without its query: queries may hold secrets. */
const visitRecord = {
  /** Made on the device at first start; tells devices apart, not people. */
  deviceId: oneLine(64, 8),
  path: z.string().regex(/^[A-Za-z0-9_/-]{0,100}$/),
  /** How the session began (rule visit.source): 1 mini-program login, 2 Lvyun or union login, 4 WeChat web login; 0 none. */
  source: z.int().min(0).max(9).default(0),
  distributor: linkLabel(64).optional(),
  labelId: linkLabel(40).optional()
}

export const visitSchemas = {
  visitUv: { summary: 'Record a device’s daily visit', input: z.object(visitRecord), data: nothing },
  visitPv: {
    summary: 'Record a page view',
    input: z.object({ ...visitRecord, from: linkLabel(100).optional() }),
    data: nothing
  },
  visitVisit: {
    summary: 'Record the start of a visit (launch or show)',
    input: z.object({ ...visitRecord, scene: z.int().min(0).max(99_999).optional() }),
    data: nothing
  },
  visitInteractionPv: {
    summary: 'Record an interaction on a page',
    input: z.object({ ...visitRecord, action: oneLine(40, 1), target: linkLabel(64).optional() }),
    data: nothing
  }
} as const satisfies Record<keyof typeof visitEndpoints, EndpointSchema>
