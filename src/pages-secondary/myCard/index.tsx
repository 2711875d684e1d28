import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { routedPage } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { CardGroupList } from './sections/card-group-list'
import { useMyCards } from './use-my-cards'

const PATH = 'pages-secondary/myCard/index'

const skeleton = (
  <Skeleton className={css.skeleton}>
    <Line width={24} tall gap={16} />
    <Block height={200} />
    <Block height={200} />
  </Skeleton>
)

/** 我的卡: all cards of the member: active, to be activated, expired. */
function MyCards() {
  const { query, groups } = useMyCards()
  return (
    <Page
      title={titleOf(PATH)}
      bottom={
        <BottomBar>
          <ButtonRow>
            <Button kind='plain' size='large' block onPress={() => void navigate('pages/multiCard/index')}>
              手机号开卡
            </Button>
            <Button
              kind='secondary'
              size='large'
              block
              onPress={() => void navigate('pages/activation/index')}
            >
              激活实体卡
            </Button>
          </ButtonRow>
        </BottomBar>
      }
    >
      <Stateful
        query={query}
        skeleton={skeleton}
        isEmpty={({ cardInfoList }) => cardInfoList.length === 0}
        empty={
          <EmptyState
            illustration={cardsIllustration}
            text='您暂无会员卡'
            hint='开通会员卡，每期权益随心领；已有实体卡，可直接激活。'
            action={{ text: '看看会员卡', onPress: () => void navigate('pages/cardDetail/index') }}
          />
        }
      >
        {() => (
          <>
            <PlainWords of={['激活', '开卡']} />
            <View className={css.groups}>
              {groups.map((group) => (
                <CardGroupList key={group.state} title={group.title} cards={group.cards} />
              ))}
            </View>
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), MyCards)
