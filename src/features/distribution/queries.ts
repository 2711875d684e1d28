import { distributionEndpoints } from '@contract/distribution/endpoints'
import { read, readPages } from '@/api/read'

/** The channel's referral campaign. */
export const campaignQuery = () => read(distributionEndpoints.getCampaign, {})

/** What the member has of friends' orders. */
export const earningsQuery = () => read(distributionEndpoints.getEarnings, {})

/** The member's own code; made at the first time. */
export const ownInvitationQuery = () => read(distributionEndpoints.openInvitation, {})

/** Who invites by a code. */
export const invitationQuery = (code: string) => read(distributionEndpoints.getInvitation, { code })

/** What members send to friends. */
export const materialsQuery = () => read(distributionEndpoints.listMaterials, {})

const PAGE_SIZE = 20

/** Who came by the member, page by page. */
export const inviteesQuery = () => readPages(distributionEndpoints.listInvitees, { pageSize: PAGE_SIZE })

/** The member's commissions, page by page. */
export const commissionsQuery = () =>
  readPages(distributionEndpoints.listCommissions, { pageSize: PAGE_SIZE })
