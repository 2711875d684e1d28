import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { dayText, nearestDay, partsOf } from '@/lib/day-parts'
import type { DayRange } from '@/lib/day-range'
import { Button } from '@/ui/button/button'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import type { DayWheelsHandle } from '@/ui/nut-day-wheels/nut-day-wheels'
import { Sheet } from '@/ui/sheet/sheet'
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

const loadWheels = () => import('@/ui/nut-day-wheels/nut-day-wheels').then((file) => file.NutDayWheels)

/** Year, month and day as three wheels; only days that there are and that lie in the range can be chosen. */
export function DaySheet({ open, title, value, range, onPick, onClose }: DaySheetProps) {
  const { start, end } = range
  const [day, setDay] = useState(() => dayText(nearestDay(partsOf(value), range)))
  useEffect(() => {
    if (open) setDay(dayText(nearestDay(partsOf(value), { start, end })))
  }, [open, value, start, end])

  const wheels = useRef<DayWheelsHandle>(null)
  const latest = useRef(day)
  latest.current = day
  const choose = (next: string) => {
    latest.current = next
    setDay(next)
  }

  const [picking, setPicking] = useState(false)
  // a wheel that still turns gives its day with the render of this tap, before this effect
  const pick = () => {
    wheels.current?.stop()
    setPicking(true)
  }
  useEffect(() => {
    if (!picking) return
    setPicking(false)
    onClose()
    onPick(latest.current)
  }, [picking, onClose, onPick])
  const footer = (
    <Button block size='large' onPress={pick}>
      确定
    </Button>
  )
  const skeleton = <View className={css.wheels} />
  return (
    <Sheet open={open} title={title} onClose={onClose} footer={footer}>
      <LazyComponent
        load={loadWheels}
        props={{ value: day, range, onChange: choose, handle: wheels }}
        skeleton={skeleton}
        stands
      />
    </Sheet>
  )
}
