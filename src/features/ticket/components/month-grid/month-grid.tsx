import { memo } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { dayText, monthsOf, weekdayText } from '../../days'
import { dayLabel, type TicketDay } from '../../model'
import css from './month-grid.module.scss'

export interface MonthGridProps {
  days: readonly TicketDay[]
  chosen: string | undefined
  onChoose: (day: string) => void
}

const HEADS = ['日', '一', '二', '三', '四', '五', '六']

const Day = memo(function Day({
  day,
  chosen,
  onChoose
}: {
  day: TicketDay
  chosen: boolean
  onChoose: (day: string) => void
}) {
  const text = dayLabel(day)
  const number = Number(day.day.slice(8))
  const { holiday } = day
  const free = day.state === 'free'
  return (
    <Pressable
      className={classNames(css.day, chosen && css.chosen, !free && css.off)}
      role='radio'
      selected={chosen}
      disabled={!free}
      label={`${holiday ?? number} ${text} ${dayText(day.day)}${weekdayText(day.day)}`}
      onPress={() => onChoose(day.day)}
    >
      <View className={classNames(css.number, holiday !== null && css.holiday)}>{holiday ?? number}</View>
      <View className={css.note}>{text}</View>
    </Pressable>
  )
})

/**
 * Days of the months ahead, each with its price, or why it cannot be had. A grid of our own: the calendar of the component
 * library takes a second to open in the mini-program.
 */
export function MonthGrid({ days, chosen, onChoose }: MonthGridProps) {
  return (
    <View {...{ role: 'radiogroup' }} aria-label='选择游玩日期'>
      <View className={css.week} {...{ 'aria-hidden': 'true' }}>
        {HEADS.map((head) => (
          <View key={head} className={css.head}>
            {head}
          </View>
        ))}
      </View>
      {monthsOf(days).map(({ title, before, days: list }) => (
        <View key={title}>
          <View className={css.month}>{title}</View>
          <View className={css.grid}>
            {Array.from({ length: before }, (_, index) => (
              <View key={`before ${index}`} className={css.gap} />
            ))}
            {list.map((day) => (
              <Day key={day.day} day={day} chosen={day.day === chosen} onChoose={onChoose} />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}
