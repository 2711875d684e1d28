import { z } from 'zod'
import { none, nothing, paged, paging } from '../common'
import type { EndpointSchema } from '../schema'
import type { pointsEndpoints } from './endpoints'
import { pointsEntry, pointsLot, pointsRule } from './shapes'

export const pointsSchemas = {
  getPoints: {
    summary: "The member's points in the channel, the channel's rules, and the points that expire next",
    input: none,
    data: z.object({
      /** null = the channel has no points. */
      rule: pointsRule.nullable(),
      balance: z.int(),
      /** Those that expire soonest first. */
      lots: z.array(pointsLot),
      /** Whether a settlement uses them by default. */
      byDefault: z.boolean()
    })
  },
  listPointsEntries: {
    summary: 'Points entries, newest first',
    input: z.object({ ...paging }),
    data: paged(pointsEntry)
  },
  setPointsByDefault: {
    summary: 'Set whether settlements use points by default',
    input: z.object({ byDefault: z.boolean() }),
    data: nothing,
    codes: { '404': 'the channel does not use points' }
  }
} as const satisfies Record<keyof typeof pointsEndpoints, EndpointSchema>
