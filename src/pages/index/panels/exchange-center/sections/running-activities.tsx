import type { PropsWithChildren } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ActivityRow } from '@/features/activity/components/activity-row'
import { activitiesWithPage } from '@/features/activity/pages'
import { runningQuery } from '@/features/activity/running-query'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { navigate } from '@/routes/navigate'

/**
 * The channel's running activities: purchases, gifts, signings. The content below is rendered only once their
 * number is known, so that it never shifts; if the request fails, it is rendered without them.
 */
export function RunningActivities({ children }: PropsWithChildren) {
  const { data = [], isPending } = useQuery(runningQuery())
  if (isPending) return null
  const shown = activitiesWithPage(data, ['paid', 'gift', 'sign'])
  return (
    <>
      {shown.length > 0 ? <SectionHead title='限时活动' /> : null}
      {shown.map(({ page, activity }) => (
        <ActivityRow
          key={activity.activityId}
          activity={activity}
          onPress={() => void navigate(page, { activityId: activity.activityId })}
        />
      ))}
      {children}
    </>
  )
}
