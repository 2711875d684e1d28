import { View } from '@tarojs/components'
import { ActivityTexts } from '@/features/activity/components/activity-texts'
import { ItemLine } from '@/features/activity/components/item-line'
import { NoActivity } from '@/features/activity/components/no-activity'
import { useActivity } from '@/features/activity/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { formatDay } from '@/lib/time'
import { goHome, navigate, replace } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import giftIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { Stateful } from '@/ui/stateful/stateful'
import css from './activity-jingjiang-02.module.scss'
import { ReceivedSkeleton } from './sections/received-skeleton'

const PATH = 'pages-activities/jinjiang/activity-jingjiang-02'
const FIRST = 'pages/activityPage/activity-jingjiang-01'

/** 锦江专享活动, step 2: the gift is received; how to use it, and a link to its card. */
function JinjiangTaken({ query: { activityId } }: PageProps<typeof PATH>) {
  const { query, none, activity } = useActivity('gift', activityId)
  const memberCardId = activity?.memberCardId
  return (
    <Page
      title={titleOf(PATH)}
      bottom={
        memberCardId ? (
          <BottomBar>
            <Button
              size='large'
              block
              onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}
            >
              去使用我的卡
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      {none ? (
        <NoActivity />
      ) : (
        <Stateful
          query={query}
          skeleton={<ReceivedSkeleton />}
          isEmpty={({ state }) => state !== 'taken'}
          empty={
            <EmptyState
              illustration={giftIllustration}
              text='您尚未领取这份礼遇'
              action={{
                text: '去领取',
                onPress: () => void replace(FIRST, activityId ? { activityId } : {})
              }}
            />
          }
        >
          {({ items, usageHtml, rulesHtml, doneAt }) => (
            <>
              <ResultSign kind='success' title='礼遇已领取'>
                {doneAt ? `${formatDay(doneAt)} 领取，卡片已放入“我的卡”` : null}
              </ResultSign>
              {items.map((item) => (
                <ItemLine key={item.itemId} item={item} />
              ))}
              <ActivityTexts texts={[usageHtml, rulesHtml]} />
              <View className={css.home}>
                <Button kind='quiet' onPress={() => void goHome()}>
                  逛逛权益中心
                </Button>
              </View>
            </>
          )}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), JinjiangTaken)
