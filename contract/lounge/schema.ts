import { z } from 'zod'
import { moment, none, orderNo, paged, paging, text, typedLine } from '../common'
import { orderState } from '../order/shapes'
import type { EndpointSchema } from '../schema'
import type { loungeEndpoints } from './endpoints'
import { airport, loungePass, loungePlan, loungeStatus, loungeVisit } from './shapes'

export const loungeSchemas = {
  qrCode: {
    summary: 'A signed code for the gate of a lounge, valid for a minute and one entry',
    reads: false,
    input: none,
    data: z.object({
      passNo: text(12),
      code: z.string().regex(/^\d{32}$/),
      issuedAt: moment,
      expiresAt: moment
    }),
    codes: { '907': 'no membership is usable now' }
  },
  orderCheck: {
    summary:
      'Whether the member can enter now and by which membership; otherwise the state of the membership’s order',
    input: z.object({ orderNo: orderNo.optional() }),
    data: z.object({
      standing: loungeStatus,
      canEnter: z.boolean(),
      /** The one that the gate would accept; otherwise the latest one. */
      pass: loungePass.nullable(),
      /** Usable memberships, including this one. */
      passes: z.array(loungePass),
      /** The requested order; otherwise one that is unpaid. */
      order: z.object({ orderNo, state: orderState }).nullable()
    })
  },
  getLoungeFront: {
    summary: 'Memberships on sale, the number of airports and lounges, and the most popular ones',
    input: none,
    data: z.object({
      plans: z.array(loungePlan),
      /** Version of the terms in force, which a purchase has to accept. */
      termsVersion: text(20).nullable(),
      airports: z.int(),
      lounges: z.int(),
      cities: z.int(),
      hot: z.array(z.object({ code: text(3), city: text(30) }))
    })
  },
  pageAirports: {
    summary: 'Airports with their lounges, optionally filtered by name, city, code, pinyin or initials',
    reads: true,
    input: z.object({ ...paging, keyword: typedLine(40).optional() }),
    data: paged(airport)
  },
  listLoungeVisits: {
    summary: 'The member’s visits, latest first',
    input: z.object({ ...paging }),
    data: paged(loungeVisit)
  }
} as const satisfies Record<keyof typeof loungeEndpoints, EndpointSchema>
