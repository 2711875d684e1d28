import { useQuery } from '@tanstack/react-query'
import { memberEndpoints } from '@contract/member/endpoints'
import { read } from '@/api/read'
import { usePhoneMasked } from '@/features/channel/queries'
import { groupedMobile } from './grouped-mobile'
import type { MemberProfile } from './model'
import { withWaiting } from './waiting-changes'

/** The member's profile, the number masked, with what is being saved in it already. */
export const profileQuery = () => {
  const { queryKey, queryFn } = read(memberEndpoints.getMyMemberInfo, {})
  return { queryKey, queryFn: (context: { signal?: AbortSignal }) => queryFn(context).then(withWaiting) }
}

/** What the member holds and has open, in figures. */
export const summaryQuery = () => read(memberEndpoints.getMySummary, {})

/** The member's own number in full: asked for only where the channel shows it. */
export const mobileQuery = () => read(memberEndpoints.getMemberMobile, {})

/** The phone number as it may be shown here (rule role.phoneMask): masked, or in full; '' for a member without one. */
export function useShownMobile(profile: MemberProfile | undefined): string {
  const masked = usePhoneMasked()
  const whole = useQuery({ ...mobileQuery(), enabled: !masked && profile?.hasMobile === true })
  return groupedMobile((masked ? undefined : whole.data?.mobile) ?? profile?.maskedMobile ?? '')
}
