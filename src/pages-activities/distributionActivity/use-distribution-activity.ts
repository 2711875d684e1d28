import { useMemo } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  campaignQuery,
  commissionsQuery,
  earningsQuery,
  inviteesQuery
} from '@/features/distribution/queries'
import { useOwnCode } from '@/features/distribution/use-own-code'
import { useLoggedIn } from '@/features/session/atoms'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

/** Which of the two lists is shown. */
export type ListKey = 'commissions' | 'invitees'

/** The campaign, and the member's share in it. */
export function useDistributionActivity() {
  const loggedIn = useLoggedIn()
  const campaign = useQuery(campaignQuery())
  const earnings = useQuery({ ...earningsQuery(), enabled: loggedIn })
  const own = useOwnCode(campaign.data?.campaign)
  usePullToRefresh(() =>
    Promise.all([campaign.refetch(), ...(loggedIn ? [earnings.refetch(), own.isError && own.refetch()] : [])])
  )
  return { loggedIn, campaign, earnings, own }
}

/** The list that is shown; the other one is fetched when it is selected. */
export function useReferralList(shown: ListKey) {
  const commissions = useInfiniteQuery({ ...commissionsQuery(), enabled: shown === 'commissions' })
  const invitees = useInfiniteQuery({ ...inviteesQuery(), enabled: shown === 'invitees' })
  const earned = useMemo(() => commissions.data?.pages.flatMap((page) => page.list), [commissions.data])
  const friends = useMemo(() => invitees.data?.pages.flatMap((page) => page.list), [invitees.data])
  return {
    commissions: { ...commissions, data: earned },
    invitees: { ...invitees, data: friends },
    shown: shown === 'commissions' ? commissions : invitees
  }
}
