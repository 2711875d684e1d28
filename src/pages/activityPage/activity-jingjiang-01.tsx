import { ActivityBar } from '@/features/activity/components/activity-bar'
import { ActivityBody } from '@/features/activity/components/activity-body'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { NoActivity } from '@/features/activity/components/no-activity'
import { useActivity } from '@/features/activity/queries'
import { useVisitRecord } from '@/features/activity/record'
import { useTakeGift } from '@/features/activity/use-take-gift'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { useLoggedIn } from '@/features/session/atoms'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { FromBrand } from './sections/from-brand'

const PATH = 'pages/activityPage/activity-jingjiang-01'
const NEXT = 'pages-activities/jinjiang/activity-jingjiang-02'

/**
 * 锦江专享活动, step 1: the brand's site logs its member in (launch consumes the authCode); this page shows and
 * grants the gift.
 */
function JinjiangGift({ query: { activityId: named } }: PageProps<typeof PATH>) {
  const { query, none, activityId, activity } = useActivity('gift', named)
  const loggedIn = useLoggedIn()
  const { busy, take } = useTakeGift(activityId)
  useVisitRecord(activity?.activityId)
  useShare({
    title: activity?.title ?? titleOf(PATH),
    path: urlOf(PATH, activityId ? { activityId } : {})
  })

  const bar =
    activity?.state === 'taken' ? (
      <BottomBar note='您已领取过这份礼遇'>
        <Button size='large' block onPress={() => void navigate(NEXT, { activityId: activity.activityId })}>
          查看我的礼遇
        </Button>
      </BottomBar>
    ) : activity ? (
      <ActivityBar activity={activity} busy={busy} onPress={take} />
    ) : undefined

  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      {none ? (
        <NoActivity />
      ) : (
        <Stateful query={query} skeleton={<ActivitySkeleton />}>
          {(shown) => <ActivityBody activity={shown}>{loggedIn ? null : <FromBrand />}</ActivityBody>}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), JinjiangGift)
