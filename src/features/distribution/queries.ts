import { distributionEndpoints } from '@contract/distribution/endpoints'
import { read, readPages } from '@/api/read'

/** The channel's referral campaign. */
export const campaignQuery = () => read(distributionEndpoints.getCampaign, {})

/** The member's earnings from friends' orders. */
export const earningsQuery = () => read(distributionEndpoints.getEarnings, {})

/** The member's own code; created the first time. */
export const ownInvitationQuery = () => read(distributionEndpoints.openInvitation, {})

/** The inviter of a code. */
export const invitationQuery = (code: string) => read(distributionEndpoints.getInvitation, { code })

/** What members send to friends. */
export const materialsQuery = () => read(distributionEndpoints.listMaterials, {})

const PAGE_SIZE = 20

/** The people invited by the member, page by page. */
export const inviteesQuery = () => readPages(distributionEndpoints.listInvitees, { pageSize: PAGE_SIZE })

/** The member's commissions, page by page. */
export const commissionsQuery = () =>
  readPages(distributionEndpoints.listCommissions, { pageSize: PAGE_SIZE })
