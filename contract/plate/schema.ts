import { z } from 'zod'
import { endOfDay, id, richText } from '../common'
import { privilegeBrief } from '../privilege/shapes'
import type { EndpointSchema } from '../schema'
import type { plateEndpoints } from './endpoints'
import { plateOffer, plateOfMine, round } from './shapes'

export const plateSchemas = {
  indexPlateInfo: {
    summary: "The plates of one of the member's cards with their running rounds",
    input: z.object({ memberCardId: id }),
    data: z.array(plateOfMine)
  },
  plateRoundInfo: {
    summary: 'All rounds of a plate: past, running and future',
    input: z.object({ memberPlateId: id }),
    data: z.object({
      plate: plateOfMine,
      rounds: z.array(round.extend({ state: z.enum(['past', 'running', 'future']) }))
    })
  },
  getMyCardPlateInfo: {
    summary: 'One of the member’s plates',
    input: z.object({ memberPlateId: id }),
    data: plateOfMine
  },
  getPlateDetail: {
    summary: 'A plate in full, with the caller’s own copies',
    input: z.object({ plateId: id }),
    data: z.object({
      plate: plateOffer,
      rulesHtml: richText,
      privileges: z.array(privilegeBrief),
      /** The caller's current copies of it, with their cards. */
      mine: z.array(
        z.object({ memberPlateId: id, memberCardId: id, endsAt: endOfDay, round: round.nullable() })
      )
    })
  },
  getBuyTimes: {
    summary: 'How often the member may still buy a plate',
    input: z.object({ plateId: id }),
    data: z.object({ bought: z.int(), limit: z.int(), remaining: z.int() })
  }
} as const satisfies Record<keyof typeof plateEndpoints, EndpointSchema>
