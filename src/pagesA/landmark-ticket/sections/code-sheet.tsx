import { View } from '@tarojs/components'
import { dayText, weekdayText } from '@/features/ticket/days'
import { kindNameOf, type TicketOfMine, type TicketOrder } from '@/features/ticket/model'
import type { useTicketKeys } from '@/features/ticket/use-ticket-keys'
import { ThingCode } from '@/features/wallet/components/thing-code'
import { Sheet } from '@/ui/sheet/sheet'
import css from './code-sheet.module.scss'

export interface CodeSheetProps {
  order: TicketOrder
  ticket: TicketOfMine
  keys: Pick<ReturnType<typeof useTicketKeys>, 'live' | 'lost' | 'retry'>
  open: boolean
  onClose: () => void
}

/** The code of one visitor, to be scanned at the gate. */
export function CodeSheet({ order, ticket, keys: { live, lost, retry }, open, onClose }: CodeSheetProps) {
  const { sightName, day } = order
  return (
    <Sheet open={open} title={`${ticket.visitorName}的票码`} onClose={onClose}>
      <View className={css.what}>{`${sightName} ${kindNameOf(order, ticket.kindId)}`}</View>
      {open ? <ThingCode live={live} id={ticket.ticketId} lost={lost} onRetry={retry} /> : null}
      <View className={css.note}>{`仅限 ${dayText(day)} ${weekdayText(day)} 当天使用一次`}</View>
      <View className={css.note}>入园时在闸机扫码，并出示证件原件</View>
    </Sheet>
  )
}
