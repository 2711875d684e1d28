import { View } from '@tarojs/components'
import { formatDay } from '@/lib/time'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import type { OrderPreview } from '../model'
import css from './card-choice.module.scss'

export interface CardChoiceProps {
  cards: OrderPreview['cards']
  chosenId: string | undefined
  onChoose: (memberCardId: string) => void
}

/** Which of the member's active cards a plate goes on. */
export function CardChoice({ cards, chosenId, onChoose }: CardChoiceProps) {
  return (
    <View className={css.block}>
      <View className={css.heading}>选择使用的会员卡</View>
      <View className={css.cards} {...{ role: 'radiogroup' }} aria-label='选择使用的会员卡'>
        {cards.map(({ memberCardId, name, cardNo, expiresAt }) => (
          <Pressable
            key={memberCardId}
            className={css.card}
            role='radio'
            selected={memberCardId === chosenId}
            onPress={() => onChoose(memberCardId)}
          >
            <View className={css.text}>
              <View className={css.name}>{name}</View>
              <View className={css.note}>
                {`尾号 ${cardNo.slice(-4)} · 有效期至 ${formatDay(expiresAt)}`}
              </View>
            </View>
            <Tick on={memberCardId === chosenId} />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
