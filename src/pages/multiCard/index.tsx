import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { NoActivity } from '@/features/activity/components/no-activity'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { ConfirmSheet, MobileSheet } from './sections/sheets'
import { OpenBar } from './sections/open-bar'
import { Opened } from './sections/opened'
import { OpenedBefore } from './sections/opened-before'
import { WaitingCards } from './sections/waiting-cards'
import { useOpenCards } from './use-open-cards'

const PATH = 'pages/multiCard/index'

const skeleton = (
  <Skeleton className={css.skeleton}>
    <Line width={60} tall gap={16} />
    <Block height={200} />
    <Block height={120} />
    <Block height={200} />
  </Skeleton>
)

/** 开卡: the cards assigned to a phone number: choose, confirm, see the result of each. */
function MultiCard({ query: { activityId } }: PageProps<typeof PATH>) {
  const cards = useOpenCards(activityId)
  const { query, none, activity, results } = cards
  if (results) {
    return (
      <Page title={titleOf(PATH)} nav='custom'>
        <Opened results={results} onMore={cards.again} />
      </Page>
    )
  }
  return (
    <Page
      title={titleOf(PATH)}
      nav='custom'
      bottom={activity && query.data ? <OpenBar activity={activity} cards={cards} /> : undefined}
    >
      {none ? (
        <NoActivity text='暂无可开通的会员卡' />
      ) : (
        <Stateful query={query} skeleton={skeleton}>
          {(offered) => (
            <View className={css.content}>
              <PlainWords of={['开卡']} />
              <WaitingCards title={activity?.title ?? ''} offered={offered} cards={cards} />
              <OpenedBefore />
            </View>
          )}
        </Stateful>
      )}
      <ConfirmSheet cards={cards} />
      <MobileSheet cards={cards} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), MultiCard)
