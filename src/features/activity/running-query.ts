import { activityEndpoints } from '@contract/activity/endpoints'
import type { Activity } from '@contract/types'
import { read } from '@/api/read'

/** Activities that the channel runs now: of one kind, or all. A file of its own, as home loads it and no more of activities. */
export const runningQuery = (kind?: Activity['kind']) =>
  read(activityEndpoints.listActivities, kind ? { kind } : {})
