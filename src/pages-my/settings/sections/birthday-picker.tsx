import { useState } from 'react'
import { View } from '@tarojs/components'
import { DaySheet } from '@/features/member/components/day-sheet/day-sheet'
import type { DayRange } from '@/features/member/day'
import { USUAL_BIRTHDAY } from '@/features/member/model'
import { DayPicker, hasDayPicker } from '@/platform/screen/day-picker'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './rows.module.scss'

export interface BirthdayPickerProps {
  /** YYYY-MM-DD. */
  birthday: string | null
  range: DayRange
  onPick: (day: string) => void
}

/** The date wheel of the host, or else ours, from 150 years back to today (rule check.dateRange). */
export function BirthdayPicker({ birthday, range, onPick }: BirthdayPickerProps) {
  const [open, setOpen] = useState(false)
  const value = birthday ?? USUAL_BIRTHDAY
  const pick = (day: string) => {
    if (day !== birthday) onPick(day)
  }
  const line = (
    <View className={css.line}>
      <View className={css.title}>生日</View>
      <View className={classNames(css.value, !birthday && css.placeholder)}>
        {birthday?.replace(/-/g, '.') ?? '选填'}
      </View>
      <Icon of={chevron} size={16} className={css.chevron} />
    </View>
  )
  if (hasDayPicker()) {
    return (
      <View className={css.row}>
        <DayPicker value={value} start={range.start} end={range.end} onPick={pick}>
          {line}
        </DayPicker>
      </View>
    )
  }
  return (
    <>
      <Pressable className={css.row} onPress={() => setOpen(true)}>
        {line}
      </Pressable>
      <DaySheet
        open={open}
        title='选择生日'
        value={value}
        range={range}
        onPick={pick}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
