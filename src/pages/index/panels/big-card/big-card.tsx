import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { navigate } from '@/routes/navigate'
import css from './big-card.module.scss'
import { ClosedCard, OpenCard } from './sections/cards'
import { useBigCards } from './use-big-cards'

/**
 * 大牌卡: for members with several cards. One is open with its plates, the others are in the wallet below it.
 */
export function BigCard() {
  const { query, shown, choose } = useBigCards()
  return (
    <Stateful
      query={query}
      skeleton={
        <Skeleton className={css.wallet}>
          <Block height={200} />
          <Block height={120} />
          <Block height={120} />
        </Skeleton>
      }
      isEmpty={(cards) => cards.length === 0}
      empty={
        <EmptyState
          illustration={cardsIllustration}
          text='拥有两张及以上会员卡时，可在此统一查看'
          action={{ text: '去市集', onPress: () => void navigate('pages/market/index') }}
        />
      }
    >
      {(cards) => (
        <View className={css.wallet}>
          {cards.map((item) => {
            const { memberCardId } = item.card
            return memberCardId === shown ? (
              <OpenCard key={memberCardId} card={item.card} plates={item.plates} />
            ) : (
              <ClosedCard
                key={memberCardId}
                card={item.card}
                dot={item.isRedDot}
                onOpen={() => choose(memberCardId)}
              />
            )
          })}
          <Button kind='quiet' block onPress={() => void navigate('pages/multiCard/index')}>
            手机号开卡
          </Button>
        </View>
      )}
    </Stateful>
  )
}
