import { useQuery } from '@tanstack/react-query'
import { buyItem } from '@/features/activity/buy'
import { ActivityBar } from '@/features/activity/components/activity-bar'
import { ActivityBody } from '@/features/activity/components/activity-body'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { NoActivity } from '@/features/activity/components/no-activity'
import { activityQuery, isUnknownActivity } from '@/features/activity/queries'
import { recordActivity, useVisitRecord } from '@/features/activity/record'
import { openPurchase } from '@/features/card/open-purchase'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'

const PATH = 'pages/payActivityDetails/index'

/** 活动详情: a paid activity, its content and price; joining it opens the cashier, with the referrer. */
function PayActivityDetails({ query }: PageProps<typeof PATH>) {
  const { activityId, ...passed } = query
  const activity = useQuery(activityQuery(activityId))
  const { data } = activity
  useVisitRecord(data?.activityId)
  useShare({ title: data?.title ?? titleOf(PATH), path: urlOf(PATH, query) })

  const press = (way: string | undefined) => {
    const item = data?.items[0]
    if (item && (way === 'card' || way === 'order')) openPurchase(way, item.purchase)
    if (way !== 'buy' || !item) return
    recordActivity(activityId, 'join')
    buyItem(item, activityId, passed)
  }

  if (isUnknownActivity(activity.error)) {
    return (
      <Page title={titleOf(PATH)}>
        <NoActivity text='活动不存在或已结束' />
      </Page>
    )
  }
  return (
    <Page
      title={titleOf(PATH)}
      bottom={data ? <ActivityBar activity={data} priced onPress={press} /> : undefined}
    >
      <Stateful query={activity} skeleton={<ActivitySkeleton />}>
        {(shown) => (
          <ActivityBody activity={shown}>
            {shown.orderNo ? <Bought orderNo={shown.orderNo} /> : null}
          </ActivityBody>
        )}
      </Stateful>
    </Page>
  )
}

/** The member has joined: the order that did it. */
function Bought({ orderNo }: { orderNo: string }) {
  return (
    <CellGroup>
      <Cell
        title='您已参加本次活动'
        value='查看订单'
        onPress={() => void navigate('pages-my/orderDetail/index', { orderNo })}
      />
    </CellGroup>
  )
}

export default routedPage(routeOf(PATH), PayActivityDetails)
