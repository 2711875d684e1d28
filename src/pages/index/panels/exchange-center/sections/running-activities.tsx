import type { PropsWithChildren } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ActivityRow } from '@/features/activity/components/activity-row'
import { activitiesWithPage } from '@/features/activity/pages'
import { runningQuery } from '@/features/activity/running-query'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { navigate } from '@/routes/navigate'

/**
 * Activities that the channel runs: what they sell, give or sign. What stands below comes once it is known how many there are, so
 * that it never moves; without an answer it comes without them.
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
