import { useState } from 'react'
import { View } from '@tarojs/components'
import type { AssistantHome } from '@/features/assistant/model'
import { Cell } from '@/ui/cell/cell'
import { classNames } from '@/ui/class-names'
import { Icon, type IconShape } from '@/ui/icon/icon'
import cardShape from '@/ui/icon/icons/card.module.scss'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import orderShape from '@/ui/icon/icons/order.module.scss'
import refreshShape from '@/ui/icon/icons/refresh.module.scss'
import shieldShape from '@/ui/icon/icons/shield.module.scss'
import starShape from '@/ui/icon/icons/star.module.scss'
import ticketShape from '@/ui/icon/icons/ticket.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import css from '../index.module.scss'

const ICONS: Readonly<Record<string, IconShape>> = {
  card: cardShape,
  privilege: giftShape,
  order: orderShape,
  refund: refreshShape,
  delivery: locationShape,
  ticket: ticketShape,
  points: starShape,
  account: shieldShape
}

export interface SubjectsProps {
  subjects: AssistantHome['subjects']
  onOpen: (articleId: string) => void
}

/** Topics as a grid; the selected one shows its articles. */
export function Subjects({ subjects, onOpen }: SubjectsProps) {
  const [chosenId, setChosen] = useState(subjects[0]?.subjectId)
  const chosen = subjects.find(({ subjectId }) => subjectId === chosenId) ?? subjects[0]
  if (!chosen) return null
  return (
    <View className={css.card}>
      <View className={css.heading} {...HEADING}>
        按主题查找
      </View>
      <View className={css.subjects} {...{ role: 'tablist' }} aria-label='主题'>
        {subjects.map(({ subjectId, name }, index) => (
          <Pressable
            key={subjectId}
            className={classNames(css.subject, subjectId === chosen.subjectId && css.chosen)}
            role='tab'
            selected={subjectId === chosen.subjectId}
            onPress={() => setChosen(subjectId)}
            onStep={(step) => setChosen(subjects[index + step]?.subjectId ?? subjectId)}
          >
            <View className={css.subjectIcon}>
              <Icon of={ICONS[subjectId] ?? starShape} />
            </View>
            <View className={css.subjectName}>{name}</View>
          </Pressable>
        ))}
      </View>
      <View className={css.articles}>
        {chosen.articles.map(({ articleId, title }) => (
          <Cell
            key={articleId}
            title={<View className={css.articleName}>{title}</View>}
            onPress={() => onOpen(articleId)}
          />
        ))}
      </View>
    </View>
  )
}
