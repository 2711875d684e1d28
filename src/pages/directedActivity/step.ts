import type { GrantActivity } from '@/features/grant/use-grant-activity'

/** The next step: none, log in, receive, enter what is invited; or why nothing is possible. */
export type Step = 'given' | 'login' | 'take' | 'form' | 'closed'

/** Pure. */
export function stepOf({ activity, status }: GrantActivity): Step {
  if (status?.grant) return 'given'
  const { do: what } = activity.action
  if (what !== 'take' && what !== 'login') return 'closed'
  if (status === null) return 'login'
  return status.invited ? 'take' : 'form'
}
