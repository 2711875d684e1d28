import { View } from '@tarojs/components'
import { dayLabel, type TicketDay } from '@/features/ticket/model'
import { dayAfter, dayText, weekdayText } from '@/features/ticket/days'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './soon-days.module.scss'

export interface SoonDaysProps {
  /** As the server says. */
  today: string
  days: readonly TicketDay[]
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** 今天 and 明天, most often chosen, above the months. */
export function SoonDays({ today, days, chosen, onChoose }: SoonDaysProps) {
  const soon = [
    { name: '今天', day: today },
    { name: '明天', day: dayAfter(today) }
  ].flatMap(({ name, day }) => {
    const found = days.find((each) => each.day === day)
    return found ? [{ name, ...found }] : []
  })
  return (
    <View className={css.row} {...{ role: 'radiogroup' }} aria-label='近日'>
      {soon.map((each) => {
        const isChosen = each.day === chosen
        return (
          <Pressable
            key={each.day}
            className={classNames(css.chip, isChosen && css.chosen, each.state !== 'free' && css.off)}
            role='radio'
            selected={isChosen}
            disabled={each.state !== 'free'}
            onPress={() => onChoose(each.day)}
          >
            <View className={css.name}>{`${each.name} ${weekdayText(each.day)}`}</View>
            <View className={css.note}>{`${dayText(each.day)} ${dayLabel(each)}`}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
