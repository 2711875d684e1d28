import { View } from '@tarojs/components'
import { formatDay } from '@/lib/time'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
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
    <CellGroup title='放在哪张卡上使用'>
      {cards.map(({ memberCardId, name, cardNo, expiresAt }) => {
        const chosen = memberCardId === chosenId
        return (
          <Cell
            key={memberCardId}
            title={name}
            note={`尾号 ${cardNo.slice(-4)} · 有效期至 ${formatDay(expiresAt)}`}
            value={
              <View className={classNames(css.mark, chosen && css.chosen)}>
                {chosen ? <Icon of={check} size={16} /> : null}
              </View>
            }
            label={`${name}，尾号 ${cardNo.slice(-4)}${chosen ? '，已选' : ''}`}
            onPress={cards.length > 1 ? () => onChoose(memberCardId) : undefined}
          />
        )
      })}
    </CellGroup>
  )
}
