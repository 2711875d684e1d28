import { z } from 'zod'
import { none, oneLine, paged, paging, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { distributionEndpoints } from './endpoints'
import { bindingOutcome, commission, invitationCode, invitee, material, referralCampaign } from './shapes'

export const distributionSchemas = {
  getCampaign: {
    summary: "The channel's referral campaign: the running one, otherwise the next, otherwise the last",
    input: none,
    data: z.object({ /** null = there has been none. */ campaign: referralCampaign.nullable() })
  },
  getEarnings: {
    summary: 'The member’s commissions in the channel',
    input: none,
    data: z.object({
      /** Settles once goods have arrived and the waiting period is over. */
      pendingFen: z.int(),
      /** Negative if settled commissions were refunded: later commissions offset it. */
      settledFen: z.int(),
      /** Total that the operator has recorded as paid to the member. */
      paidOutFen: z.int(),
      invitees: z.int()
    })
  },
  openInvitation: {
    summary: "The member's referral code in the channel, created at the first call",
    reads: 'known',
    input: none,
    data: z.object({ code: invitationCode }),
    codes: { '404': 'no running campaign' }
  },
  getInvitation: {
    summary: 'The referrer behind a code. Read only',
    input: z.object({ code: invitationCode }),
    data: z.object({
      /** Masked. */
      referrerName: text(40),
      /** The caller’s own. */
      own: z.boolean()
    }),
    codes: { '404': 'no such code in this channel' }
  },
  acceptInvitation: {
    summary: 'Bind the member to the referrer, once and permanently; idempotent',
    input: z.object({ code: oneLine(64) }),
    data: z.object({ outcome: bindingOutcome })
  },
  listInvitees: {
    summary: 'The member’s invited friends, newest first, masked',
    input: z.object({ ...paging }),
    data: paged(invitee)
  },
  listCommissions: {
    summary: "The member's commissions with their entries, newest first",
    input: z.object({ ...paging }),
    data: paged(commission)
  },
  listMaterials: {
    summary: 'Materials for members to send to friends',
    input: none,
    data: z.object({ list: z.array(material) })
  }
} as const satisfies Record<keyof typeof distributionEndpoints, EndpointSchema>
