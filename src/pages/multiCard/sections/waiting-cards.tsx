import { View } from '@tarojs/components'
import type { WaitingCards as Offered } from '@/features/grant/model'
import { Button } from '@/ui/button/button'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import css from '../index.module.scss'
import type { OpenCards } from '../use-open-cards'
import { WaitingCard } from './waiting-card'

export interface WaitingCardsProps {
  title: string
  offered: Offered
  cards: OpenCards
}

/** The cards assigned to the member's own number, and a link to those of another one. */
export function WaitingCards({ title, offered, cards }: WaitingCardsProps) {
  const { chosen, toggle, ask } = cards
  if (offered.cards.length === 0) {
    return (
      <EmptyState
        illustration={cardsIllustration}
        text={offered.mobile ? `${offered.mobile} 没有待开通的卡` : '当前账号没有待开通的卡'}
        hint='卡可能预留在您的另一个手机号名下'
        action={{ text: '换个手机号', onPress: () => ask('mobile') }}
      />
    )
  }
  const picked = new Set(chosen.map(({ cardId }) => cardId))
  return (
    <>
      <View className={css.head}>
        <View className={css.title}>{title}</View>
        <View className={css.hint}>{`为 ${offered.mobile ?? '您'} 预留，勾选后一并开通`}</View>
      </View>
      {offered.cards.map((card) => (
        <WaitingCard
          key={card.cardId}
          card={card}
          on={picked.has(card.cardId)}
          onToggle={() => toggle(card.cardId)}
        />
      ))}
      <View className={css.other}>
        <Button kind='quiet' block onPress={() => ask('mobile')}>
          卡在另一个手机号名下
        </Button>
      </View>
    </>
  )
}
