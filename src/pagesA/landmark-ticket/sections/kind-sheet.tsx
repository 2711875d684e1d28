import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { dayLabel, type TicketDay, type TicketKind } from '@/features/ticket/model'
import { ticketCalendarQuery } from '@/features/ticket/queries'
import { formatYuan } from '@/lib/money'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Tick } from '@/ui/tick/tick'
import css from './kind-sheet.module.scss'

export interface KindSheetProps {
  open: boolean
  /** Ticket kinds of the sight. */
  kinds: readonly TicketKind[]
  day: string | undefined
  /** The visitor whose ticket kind is chosen. */
  name: string
  /** kindId of the current choice. */
  chosen: string | undefined
  onChoose: (kindId: string) => void
  onClose: () => void
}

/** Chooses the ticket kind of one visitor, e.g. adult and child tickets in one order. */
export function KindSheet({ open, kinds, day, name, chosen, onChoose, onClose }: KindSheetProps) {
  return (
    <Sheet open={open} title={`${name}的票种`} onClose={onClose}>
      <View {...{ role: 'radiogroup' }} aria-label='票种'>
        {kinds.map((kind) => (
          <KindRow
            key={kind.kindId}
            kind={kind}
            day={day}
            chosen={kind.kindId === chosen}
            onChoose={onChoose}
          />
        ))}
      </View>
    </Sheet>
  )
}

/** The price of a kind on the day, or why it is unavailable; '' while unknown. */
function wordsOf(day: TicketDay | undefined): string {
  if (!day) return ''
  return day.state === 'free' ? formatYuan(day.priceFen) : dayLabel(day)
}

interface KindRowProps {
  kind: TicketKind
  day: string | undefined
  chosen: boolean
  onChoose: (kindId: string) => void
}

function KindRow({ kind: { kindId, name, audience }, day, chosen, onChoose }: KindRowProps) {
  const { data } = useQuery(ticketCalendarQuery(kindId))
  const there = data?.days.find((one) => one.day === day)
  const off = there !== undefined && there.state !== 'free'
  return (
    <Pressable
      className={classNames(css.row, chosen && css.chosen, off && css.off)}
      role='radio'
      selected={chosen}
      disabled={off}
      onPress={() => onChoose(kindId)}
    >
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.line}>{audience}</View>
      </View>
      <View className={css.price}>{wordsOf(there)}</View>
      <Tick on={chosen} />
    </Pressable>
  )
}
