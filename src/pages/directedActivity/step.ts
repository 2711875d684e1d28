import type { GrantActivity } from '@/features/grant/use-grant-activity'

/** What is to be done next: nothing any more, log in, take, say what one is invited by; or why nothing can be. */
export type Step = 'given' | 'login' | 'take' | 'form' | 'closed'

/** Pure. */
export function stepOf({ activity, status }: GrantActivity): Step {
  if (status?.grant) return 'given'
  const { do: what } = activity.action
  if (what !== 'take' && what !== 'login') return 'closed'
  if (status === null) return 'login'
  return status.invited ? 'take' : 'form'
}
