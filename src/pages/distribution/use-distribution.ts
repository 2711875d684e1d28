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

/** Activity ids are ours; a distributor's own number is only passed along. */
const isOurId = (id: string | undefined): id is string => id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id)

/** The offers of the distributor's activity or, if the link names none of ours, of the channel. */
export function useDistribution(passed: RouteQuery<typeof PATH>) {
  // before the first render: any tap after it uses the value
  const referral = useMemo(() => {
    saveReferral(passed)
    return referralOf(passed)
  }, [passed])
  // the server that rendered the page knows only the link
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
