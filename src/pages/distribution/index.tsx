import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { ActivityHead } from '@/features/activity/components/activity-head'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { ActivityTexts } from '@/features/activity/components/activity-texts'
import { ItemLine } from '@/features/activity/components/item-line'
import { NoActivity } from '@/features/activity/components/no-activity'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { useDistribution } from './use-distribution'

const PATH = 'pages/distribution/index'

/** 分销: the target of a distributor's link: stores the referrer and shows the offers. */
function Distribution({ query: referral }: PageProps<typeof PATH>) {
  const { query, none, buy } = useDistribution(referral)
  return (
    <Page title={titleOf(PATH)}>
      {none ? (
        <NoActivity text='暂无推荐的权益' />
      ) : (
        <Stateful query={query} skeleton={<ActivitySkeleton />}>
          {(activity) => (
            <>
              <ActivityHead activity={activity} />
              <PlainWords of={['分销']} />
              {activity.items.length === 0 ? <View className={css.empty}>推荐的权益均已下架</View> : null}
              {activity.items.map((item) => (
                <ItemLine key={item.itemId} item={item} onBuy={buy} />
              ))}
              <ActivityTexts texts={[activity.contentHtml, activity.rulesHtml]} />
            </>
          )}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), Distribution)
