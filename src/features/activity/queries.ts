import { useQuery } from '@tanstack/react-query'
import { activityEndpoints } from '@contract/activity/endpoints'
import type { Activity } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { read } from '@/api/read'
import { runningQuery } from './running-query'

export type { Activity, ActivityItem } from '@contract/types'
type Kind = Activity['kind']

/** An activity with the member's status in it. */
export const activityQuery = (activityId: string) => read(activityEndpoints.getActivity, { activityId })

/** The link names an unknown activity. */
export const isUnknownActivity = (error: unknown): boolean => codeOf(error) === RESULT.notFound

/** The activity that the link names or, if it names none, the first of its kind that the channel runs. */
export function useActivity(kind: Kind, named: string | undefined) {
  const running = useQuery({ ...runningQuery(kind), enabled: named === undefined })
  const activityId = named ?? running.data?.[0]?.activityId
  const activity = useQuery({ ...activityQuery(activityId ?? ''), enabled: activityId !== undefined })
  return {
    activityId,
    /** The query that is pending or has failed. */
    query: activityId === undefined && !running.isSuccess ? { ...running, data: undefined } : activity,
    /** The channel runs none, or the link names an unknown one. */
    none: (activityId === undefined && running.isSuccess) || isUnknownActivity(activity.error),
    activity: activity.data
  }
}
