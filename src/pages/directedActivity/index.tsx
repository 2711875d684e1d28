import { PlainWords } from '@/features/appearance/components/plain-words'
import { ActivityBody } from '@/features/activity/components/activity-body'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { NoActivity } from '@/features/activity/components/no-activity'
import { GrantResult } from '@/features/grant/components/grant-result'
import { useGrantActivity } from '@/features/grant/use-grant-activity'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { InvitedBar } from './sections/invited-bar'
import { InvitedForm } from './sections/invited-form'
import { stepOf } from './step'
import { useInvited } from './use-invited'

const PATH = 'pages/directedActivity/index'

/** 定向活动: for invited users, by their own number, another number, or a code; once per person. */
function DirectedActivity({ query: { activityId: named } }: PageProps<typeof PATH>) {
  const { query, none, activityId, shown } = useGrantActivity('directed', named)
  const invited = useInvited(shown?.activity.activityId ?? '')
  useShare({
    title: shown?.activity.title ?? titleOf(PATH),
    path: urlOf(PATH, activityId ? { activityId } : {})
  })
  return (
    <Page title={titleOf(PATH)} bottom={shown ? <InvitedBar shown={shown} invited={invited} /> : undefined}>
      {none ? (
        <NoActivity />
      ) : (
        <Stateful query={query} skeleton={<ActivitySkeleton />}>
          {({ activity, status }) =>
            status?.grant ? (
              <GrantResult grant={status.grant} title='领取成功' texts={[activity.rulesHtml]} />
            ) : (
              <ActivityBody activity={activity}>
                <PlainWords of={['定向活动']} />
                {stepOf({ activity, status }) === 'form' ? <InvitedForm invited={invited} /> : null}
              </ActivityBody>
            )
          }
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), DirectedActivity)
