import { useCallback } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePhoneMasked } from '@/features/channel/queries'
import type { MemberProfile, MemberSummary } from '@/features/member/model'
import { mobileQuery, profileQuery, summaryQuery } from '@/features/member/queries'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useLoggedIn } from '@/features/session/atoms'
import { refetchEndpoints } from '@/lib/refetch-endpoints'
import { phoneShown } from './phone'

export interface MyState {
  loggedIn: boolean
  profile: MemberProfile | undefined
  /** As this channel shows it to this user; '' until known. */
  phone: string
  summary: MemberSummary | undefined
  /** The profile or the counts failed to load. */
  failed: boolean
  retry: () => void
}

/** The member's profile and counts; nothing is fetched for a visitor. */
export function useMy(): MyState {
  const loggedIn = useLoggedIn()
  const client = useQueryClient()
  const masked = usePhoneMasked()
  const profile = useQuery({ ...profileQuery(), enabled: loggedIn })
  const summary = useQuery({ ...summaryQuery(), enabled: loggedIn })
  const mobile = useQuery({ ...mobileQuery(), enabled: loggedIn && !masked })

  const refresh = useCallback(
    () => refetchEndpoints(client, [profileQuery(), mobileQuery(), summaryQuery()]),
    [client]
  )
  usePullToRefresh(refresh)
  return {
    loggedIn,
    profile: profile.data,
    phone: phoneShown(profile.data, masked, mobile.data?.mobile),
    summary: summary.data,
    failed: [profile, summary].some((query) => query.isError && query.data === undefined),
    retry: () => void refresh()
  }
}
