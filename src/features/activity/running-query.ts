import { activityEndpoints } from '@contract/activity/endpoints'
import type { Activity } from '@contract/types'
import { read } from '@/api/read'

/**
 * Activities that the channel runs now: of one kind, or all. In its own file, as home loads only this part of
 * activities.
 */
export const runningQuery = (kind?: Activity['kind']) =>
  read(activityEndpoints.listActivities, kind ? { kind } : {})
