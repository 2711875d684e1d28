import { useState } from 'react'
import { View } from '@tarojs/components'
import { dayText, weekdayText } from '@/features/ticket/days'
import { DaysSkeleton } from '@/features/ticket/components/month-grid/days-skeleton'
import { MonthGrid } from '@/features/ticket/components/month-grid/month-grid'
import type { TicketKind } from '@/features/ticket/model'
import { useCalendar } from '@/features/ticket/use-calendar'
import { formatYuan } from '@/lib/money'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { Stateful } from '@/ui/stateful/stateful'
import css from './day-sheet.module.scss'
import { SoonDays } from './soon-days'

export interface DaySheetProps {
  open: boolean
  kind: Pick<TicketKind, 'kindId' | 'name'>
  /** The day already chosen. */
  day?: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** The days on which a ticket is available. */
export function DaySheet({ open, kind, day, onChoose, onClose }: DaySheetProps) {
  const [wanted, setWanted] = useState(day)
  const { calendar, chosen } = useCalendar(kind.kindId, wanted)
  return (
    <Sheet
      open={open}
      title={`选择日期 · ${kind.name}`}
      onClose={onClose}
      footer={
        <Button block size='large' disabled={!chosen} onPress={() => chosen && onChoose(chosen.day)}>
          {chosen
            ? `${dayText(chosen.day)} ${weekdayText(chosen.day)} ${formatYuan(chosen.priceFen)}，下一步`
            : '请选择日期'}
        </Button>
      }
    >
      <Stateful query={calendar} skeleton={<DaysSkeleton />}>
        {({ today, days }) => (
          <>
            <SoonDays today={today} days={days} chosen={chosen?.day} onChoose={setWanted} />
            <MonthGrid days={days} chosen={chosen?.day} onChoose={setWanted} />
            <View className={css.legend}>“付款中”：有人正在付款，下单 20 分钟未付将释放</View>
          </>
        )}
      </Stateful>
    </Sheet>
  )
}
