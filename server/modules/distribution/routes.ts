import { distributionEndpoints } from '@contract/distribution/endpoints'
import { distributionSchemas } from '@contract/distribution/schema'
import type { Kit } from '../../http/kit'
import { acceptInvitation, openInvitation, readInvitation } from './invitations'
import { earningsOf, listMaterials } from './read-repository'
import { readCampaign, readCommissions, readInvitees } from './read'
import { settleCommissions } from './settle'

const SETTLE_MS = 600_000

/** Endpoints for referring friends, and settlement of the commissions. */
export function distributionModule({ bind, db, jobs }: Kit): void {
  bind(distributionEndpoints, distributionSchemas, {
    getCampaign: (_input, { channel, now }) => readCampaign(db, channel, now),
    getEarnings: (_input, { memberId, channel }) => earningsOf({ memberId, channel }, db),
    openInvitation: (_input, { memberId, channel, now, drawing }) =>
      openInvitation(db, { memberId, channel }, { now, mayMake: !drawing }),
    getInvitation: ({ code }, { memberId, channel }) => readInvitation(db, code, { memberId, channel }),
    async acceptInvitation({ code }, { memberId, channel, now }) {
      return { outcome: await acceptInvitation(db, code, { memberId, channel }, now) }
    },
    listInvitees: (input, { memberId, channel }) => readInvitees(db, { memberId, channel }, input),
    listCommissions: (input, { memberId, channel }) => readCommissions(db, { memberId, channel }, input),
    listMaterials: async (_input, { channel }) => ({ list: await listMaterials(channel, db) })
  })
  jobs.every('settle commissions', SETTLE_MS, (now) => settleCommissions(db, now))
}
