import { View } from '@tarojs/components'
import { dayText, weekdayText } from '@/features/ticket/days'
import { kindNameOf, type TicketOfMine, type TicketOrder } from '@/features/ticket/model'
import { Sheet } from '@/ui/sheet/sheet'
import { VoucherCode } from '@/ui/voucher-code/voucher-code'
import css from './code-sheet.module.scss'

export interface CodeSheetProps {
  order: TicketOrder
  ticket: TicketOfMine
  open: boolean
  onClose: () => void
}

/** The code of one visitor, as the gate reads it. */
export function CodeSheet({ order, ticket, open, onClose }: CodeSheetProps) {
  const { sightName, day } = order
  return (
    <Sheet open={open} title={`${ticket.visitorName}的票码`} onClose={onClose}>
      <View className={css.what}>{`${sightName} ${kindNameOf(order, ticket.kindId)}`}</View>
      {ticket.code ? (
        <VoucherCode
          code={ticket.code}
          until={`仅限 ${dayText(day)} ${weekdayText(day)} 当天使用一次`}
          howTo='入园时在闸机扫码，并出示证件原件'
        />
      ) : null}
    </Sheet>
  )
}
