import { View } from '@tarojs/components'
import { formatLastDay } from '@/lib/time'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import type { OrderPreview } from '../model'
import css from './card-choice.module.scss'

export interface CardChoiceProps {
  cards: OrderPreview['cards']
  chosenId: string | undefined
  onChoose: (memberCardId: string) => void
}

type Delivery = Pick<OrderPreview['cards'][number], 'rounds' | 'wholeRounds' | 'endsAt'>

/** What of the plate is delivered on a card. */
function deliveryText({ rounds, wholeRounds, endsAt }: Delivery, fits: boolean): string {
  if (!fits) return `到期前只够领 ${rounds} 期（共 ${wholeRounds} 期），请先续费或换一张卡`
  const until = `可领至 ${formatLastDay(endsAt)}`
  if (rounds < wholeRounds) return `可领 ${rounds} 期（共 ${wholeRounds} 期），${until}`
  return rounds > 1 ? `可领 ${rounds} 期，${until}` : until
}

/** Which of the member's active cards a plate goes on. */
export function CardChoice({ cards, chosenId, onChoose }: CardChoiceProps) {
  return (
    <View className={css.block}>
      <View className={css.heading}>选择使用的会员卡</View>
      <View className={css.cards} {...{ role: 'radiogroup' }} aria-label='选择使用的会员卡'>
        {cards.map(({ memberCardId, name, cardNo, expiresAt, fits, ...delivery }) => (
          <Pressable
            key={memberCardId}
            className={css.card}
            role='radio'
            selected={memberCardId === chosenId}
            disabled={!fits}
            onPress={() => onChoose(memberCardId)}
          >
            <View className={css.text}>
              <View className={css.name}>{name}</View>
              <View className={css.note}>
                {`尾号 ${cardNo.slice(-4)} · 有效期至 ${formatLastDay(expiresAt)}`}
              </View>
              <View className={css.note}>{deliveryText(delivery, fits)}</View>
            </View>
            <Tick on={memberCardId === chosenId} />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
