import { memo } from 'react'
import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { MemberCard } from '@/features/card/model'
import { navigate } from '@/routes/navigate'
import { HEADING } from '@/ui/read-as'
import css from './card-group-list.module.scss'

function open({ state, memberCardId }: MemberCard): void {
  if (state === 'expired') void navigate('pages-secondary/expiredCardDetails/index', { memberCardId })
  else void navigate('pages/cardDetail/index', { memberCardId })
}

const activate = ({ cardNo }: MemberCard) => void navigate('pages/activation/index', { cardNo })

/** Cards in one state under a heading. */
export const CardGroupList = memo(function CardGroupList(props: {
  title: string
  cards: readonly MemberCard[]
}) {
  const { title, cards } = props
  return (
    <View>
      <View className={css.title} {...HEADING}>{`${title} ${cards.length}`}</View>
      {cards.map((card) => (
        <View key={card.memberCardId} className={css.card}>
          <CardFace
            {...card}
            action={card.state === 'inactive' ? { text: '激活', onPress: () => activate(card) } : undefined}
            onPress={() => open(card)}
          />
        </View>
      ))}
    </View>
  )
})
