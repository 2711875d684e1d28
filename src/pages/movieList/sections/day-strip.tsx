import { ScrollView, View } from '@tarojs/components'
import { dayLabel } from '@/features/partner/films'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import downShape from '@/ui/icon/icons/chevron-down.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './day-strip.module.scss'

export interface DayStripProps {
  city: string
  /** YYYY-MM-DD, the first is today. */
  days: readonly string[]
  active: string | undefined
  onCity: () => void
  onDay: (day: string) => void
}

/** The city and the days with showings; sticks to the top while the films scroll. */
export function DayStrip({ city, days, active, onCity, onDay }: DayStripProps) {
  const step = (from: number) => (by: 1 | -1) => {
    const next = days[from + by]
    if (next) onDay(next)
  }
  return (
    <View className={classNames(css.strip, navBarSettings().drawsOwnBar && css.belowBar)}>
      <Pressable className={css.city} label={city ? `城市 ${city}，点击更换` : '选择城市'} onPress={onCity}>
        <Icon of={locationShape} size={16} />
        <View className={css.cityName}>{city || '选择城市'}</View>
        <Icon of={downShape} size={16} />
      </Pressable>
      <ScrollView scrollX className={css.days} showScrollbar={false} enhanced>
        <View className={css.row} {...{ role: 'tablist' }} aria-label='日期'>
          {days.map((day, index) => {
            const { name, date } = dayLabel(day, days[0])
            return (
              <Pressable
                key={day}
                className={classNames(css.day, day === active && css.active)}
                role='tab'
                selected={day === active}
                label={`${name} ${date}`}
                onPress={() => onDay(day)}
                onStep={step(index)}
              >
                <View className={css.name}>{name}</View>
                <View className={css.date}>{date}</View>
              </Pressable>
            )
          })}
        </View>
      </ScrollView>
    </View>
  )
}
