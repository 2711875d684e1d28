import { useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { DayPicker, hasDayPicker } from '@/platform/screen/day-picker'
import { Pressable } from '@/ui/pressable/pressable'
import type { DayRange } from '@/lib/day-range'
import { DaySheet } from '../day-sheet/day-sheet'

export interface DayFieldProps {
  /** Stands above our wheels. */
  title: string
  /** YYYY-MM-DD: where the wheels stand at first. */
  value: string
  range: DayRange
  /** Of the row that is pressed. */
  className?: string | undefined
  onPick: (day: string) => void
}

/** A row (its children) that asks for a day: by the date wheel of the host, or else ours. */
export function DayField({
  title,
  value,
  range,
  className,
  onPick,
  children
}: PropsWithChildren<DayFieldProps>) {
  const [open, setOpen] = useState(false)
  if (hasDayPicker()) {
    return (
      <View className={className}>
        <DayPicker value={value} start={range.start} end={range.end} onPick={onPick}>
          {children}
        </DayPicker>
      </View>
    )
  }
  return (
    <>
      <Pressable className={className} onPress={() => setOpen(true)}>
        {children}
      </Pressable>
      <DaySheet
        open={open}
        title={title}
        value={value}
        range={range}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
