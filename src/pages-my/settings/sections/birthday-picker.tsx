import { View } from '@tarojs/components'
import { DayField } from '@/features/member/components/day-field/day-field'
import type { DayRange } from '@/lib/day-range'
import { USUAL_BIRTHDAY } from '@/features/member/model'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import css from './rows.module.scss'

export interface BirthdayPickerProps {
  /** YYYY-MM-DD. */
  birthday: string | null
  range: DayRange
  onPick: (day: string) => void
}

/** The birthday, from 150 years back to today (rule check.dateRange). */
export function BirthdayPicker({ birthday, range, onPick }: BirthdayPickerProps) {
  return (
    <DayField
      className={css.row}
      title='选择生日'
      value={birthday ?? USUAL_BIRTHDAY}
      range={range}
      onPick={(day) => {
        if (day !== birthday) onPick(day)
      }}
    >
      <View className={css.line}>
        <View className={css.title}>生日</View>
        <View className={classNames(css.value, !birthday && css.placeholder)}>
          {birthday?.replace(/-/g, '.') ?? '选填'}
        </View>
        <Icon of={chevron} size={16} className={css.chevron} />
      </View>
    </DayField>
  )
}
