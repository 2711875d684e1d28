import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import type { DayRange } from '@/lib/day-range'
import { columnsOf, dayText, nearestDay, partsOf, type DayFields } from '../../day'
import { DayColumn } from './day-column'
import css from './day-sheet.module.scss'

export interface DaySheetProps {
  open: boolean
  title: string
  /** YYYY-MM-DD: where the wheels stand at first. */
  value: string
  range: DayRange
  onPick: (day: string) => void
  onClose: () => void
}

/** Year, month and day as three wheels; only days that there are and that lie in the range can be chosen. */
export function DaySheet({ open, title, value, range, onPick, onClose }: DaySheetProps) {
  const [parts, setFields] = useState<DayFields>(() => nearestDay(partsOf(value), range))
  const { start, end } = range
  useEffect(() => {
    if (open) setFields(nearestDay(partsOf(value), { start, end }))
  }, [open, value, start, end])

  const { years, months, days } = columnsOf(parts, range)
  const choose = (change: Partial<DayFields>) => setFields(nearestDay({ ...parts, ...change }, range))
  const pick = () => {
    onClose()
    onPick(dayText(parts))
  }
  const footer = (
    <Button block size='large' onPress={pick}>
      确定
    </Button>
  )
  return (
    <Sheet open={open} title={title} onClose={onClose} footer={footer}>
      <View className={css.wheels}>
        <View className={css.window} />
        <DayColumn
          label='年'
          unit='年'
          offered={years}
          chosen={parts.year}
          onChoose={(year) => choose({ year })}
        />
        <DayColumn
          label='月'
          unit='月'
          offered={months}
          chosen={parts.month}
          onChoose={(month) => choose({ month })}
        />
        <DayColumn
          label='日'
          unit='日'
          offered={days}
          chosen={parts.day}
          onChoose={(day) => choose({ day })}
        />
      </View>
    </Sheet>
  )
}
