import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLoggedIn } from '@/features/session/atoms'
import type { ReferralCampaign } from './model'
import { saveOwnInvite } from './own-invite'
import { ownInvitationQuery } from './queries'

/** The member's code while a campaign runs; what they share from now on carries it. */
export function useOwnCode(campaign: ReferralCampaign | null | undefined) {
  const enabled = useLoggedIn() && campaign?.state === 'running'
  const query = useQuery({ ...ownInvitationQuery(), enabled })
  const code = query.data?.code
  useEffect(() => {
    if (code) saveOwnInvite(code)
  }, [code])
  return query
}
