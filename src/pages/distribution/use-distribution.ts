import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { buyItem } from '@/features/activity/buy'
import { activityQuery, isUnknownActivity, useActivity, type ActivityItem } from '@/features/activity/queries'
import { useVisitRecord } from '@/features/activity/record'
import { saveReferral, referralOf, sentBy } from '@/features/order/referral'
import { useShare } from '@/features/wechat/use-share'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { titleOf, type RouteQuery } from '@/routes/table'
import { urlOf } from '@/routes/navigate'

const PATH = 'pages/distribution/index'

/** Ids of activities are ours; a distributor's own number is only carried along. */
const isOurId = (id: string | undefined): id is string => id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id)

/** What the distributor's activity offers or, where the link names none of ours, what the channel offers. */
export function useDistribution(passed: RouteQuery<typeof PATH>) {
  // before the first drawing: whatever is pressed then finds it
  const referral = useMemo(() => {
    saveReferral(passed)
    return referralOf(passed)
  }, [passed])
  // the server that drew the page knows of the link alone
  useHydrated()
  const requested = passed.distributionActivityId ?? shownStored('distributionActivityId')
  const named = isOurId(requested) ? requested : undefined
  const ofLink = useQuery({ ...activityQuery(named ?? ''), enabled: named !== undefined })
  const unknown = named === undefined || isUnknownActivity(ofLink.error)
  const ofChannel = useActivity('distribution', unknown ? undefined : named)
  const query = unknown ? ofChannel.query : ofLink
  const activity = query.data
  useVisitRecord(activity?.activityId)
  useShare({
    title: activity?.title ?? titleOf(PATH),
    path: urlOf(PATH, sentBy(referral))
  })
  return {
    query,
    none: unknown && ofChannel.none,
    buy: (item: ActivityItem) => {
      if (activity) buyItem(item, activity.activityId, referral)
    }
  }
}
