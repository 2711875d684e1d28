import { useQuery } from '@tanstack/react-query'
import type { Activity, Data } from '@contract/types'
import { useActivity } from '@/features/activity/queries'
import { useVisitRecord } from '@/features/activity/record'
import { useLoggedIn } from '@/features/session/atoms'
import { grantStatusQuery } from './queries'

/** A granting activity with the member's status in it. */
export interface GrantActivity {
  readonly activity: Activity
  /** Null for a visitor. */
  readonly status: Data<'getPrivilegeStatus'> | null
}

/**
 * The activity that the link names, or the first of its kind, together with the member's standing: one state
 * for both.
 */
export function useGrantActivity(kind: Activity['kind'], named: string | undefined) {
  const { query, none, activityId, activity } = useActivity(kind, named)
  const loggedIn = useLoggedIn()
  const asksStatus = loggedIn && activity !== undefined
  const status = useQuery({ ...grantStatusQuery(activity?.activityId ?? ''), enabled: asksStatus })
  useVisitRecord(activity?.activityId)

  const standing = loggedIn ? status.data : null
  const shown: GrantActivity | undefined =
    activity && standing !== undefined ? { activity, status: standing } : undefined
  return {
    activityId,
    none: none || (activity !== undefined && activity.kind !== kind),
    shown,
    query: { ...(asksStatus && query.data !== undefined ? status : query), data: shown }
  }
}
