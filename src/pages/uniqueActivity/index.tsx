import { PlainWords } from '@/features/appearance/components/plain-words'
import { ActivityBar } from '@/features/activity/components/activity-bar'
import { ActivityBody } from '@/features/activity/components/activity-body'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { NoActivity } from '@/features/activity/components/no-activity'
import { recordActivity } from '@/features/activity/record'
import { useUniqueTaking } from '@/features/grant/commands'
import { GrantResult } from '@/features/grant/components/grant-result'
import { useGrantActivity } from '@/features/grant/use-grant-activity'
import { requireLogin } from '@/features/session/require-login'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'

const PATH = 'pages/uniqueActivity/index'

/** 专属活动: a gift that each person can receive once; afterwards what they got, and what is still pending. */
function UniqueActivity({ query: { activityId: named } }: PageProps<typeof PATH>) {
  const { query, none, activityId, shown } = useGrantActivity('unique', named)
  useShare({
    title: shown?.activity.title ?? titleOf(PATH),
    path: urlOf(PATH, activityId ? { activityId } : {})
  })
  // a failure is shown as a toast; the activity is refetched and shows its state
  const { submit, pending } = useUniqueTaking({
    before: () => requireLogin(),
    then: (_, taken) => recordActivity(taken.activityId, 'join')
  })
  const take = () => {
    if (shown) submit({ activityId: shown.activity.activityId })
  }
  return (
    <Page
      title={titleOf(PATH)}
      bottom={
        shown && !shown.status?.grant ? (
          <ActivityBar activity={shown.activity} busy={pending !== undefined} onPress={take} />
        ) : undefined
      }
    >
      {none ? (
        <NoActivity />
      ) : (
        <Stateful query={query} skeleton={<ActivitySkeleton />}>
          {({ activity, status }) =>
            status?.grant ? (
              <GrantResult grant={status.grant} title='领取成功' texts={[activity.rulesHtml]} />
            ) : (
              <ActivityBody activity={activity}>
                <PlainWords of={['专属活动']} />
              </ActivityBody>
            )
          }
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), UniqueActivity)
