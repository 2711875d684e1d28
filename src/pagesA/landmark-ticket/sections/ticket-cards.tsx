import { View } from '@tarojs/components'
import {
  DOCUMENT_LABELS,
  kindNameOf,
  TICKET_LABELS,
  type TicketOfMine,
  type TicketOrder
} from '@/features/ticket/model'
import { formatYuan } from '@/lib/money'
import { formatMinute } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { Tag, type TagTone } from '@/ui/tag/tag'
import css from './ticket-cards.module.scss'

export interface TicketCardsProps {
  order: TicketOrder
  onShow: (ticket: TicketOfMine) => void
  /** Omitted if nothing can be refunded now. */
  onRefund: (() => void) | undefined
}

const TONES: Readonly<Record<TicketOfMine['state'], TagTone>> = {
  issued: 'ok',
  used: 'quiet',
  refunding: 'info',
  refunded: 'info',
  expired: 'quiet'
}

/** The state of a ticket, and since when. */
function fateOf({ usedAt, refundedAt, refundFen }: TicketOfMine): string {
  if (usedAt) return `${formatMinute(usedAt)} 入园`
  if (refundedAt) return `${formatMinute(refundedAt)} 退款 ${formatYuan(refundFen ?? 0)}`
  return ''
}

/** One card per visitor: before payment the visitor only, afterwards each ticket with its code. */
export function TicketCards({ order, onShow, onRefund }: TicketCardsProps) {
  const { tickets, visitors } = order
  const people = tickets.length > 0 ? [] : visitors
  return (
    <View className={css.card}>
      {tickets.map((ticket) => (
        <View key={ticket.ticketId} className={css.row}>
          <View className={css.words}>
            <View className={css.name}>
              <View>{ticket.visitorName}</View>
              <Tag tone={TONES[ticket.state]}>{TICKET_LABELS[ticket.state]}</Tag>
            </View>
            <View className={css.line}>{kindNameOf(order, ticket.kindId)}</View>
            <View className={css.line}>{`${DOCUMENT_LABELS[ticket.document]} ${ticket.maskedNumber}`}</View>
            {fateOf(ticket) ? <View className={css.line}>{fateOf(ticket)}</View> : null}
          </View>
          {ticket.state === 'issued' ? (
            <Button size='small' onPress={() => onShow(ticket)}>
              出示票码
            </Button>
          ) : null}
        </View>
      ))}
      {people.map(({ kindId, name, document, maskedNumber }) => (
        <View key={maskedNumber} className={css.row}>
          <View className={css.words}>
            <View className={css.name}>{name}</View>
            <View className={css.line}>{kindNameOf(order, kindId)}</View>
            <View className={css.line}>{`${DOCUMENT_LABELS[document]} ${maskedNumber}`}</View>
          </View>
        </View>
      ))}
      {onRefund && tickets.some(({ refund }) => refund !== null) ? (
        <View className={css.foot}>
          <Button kind='plain' size='small' onPress={onRefund}>
            申请退票
          </Button>
        </View>
      ) : null}
    </View>
  )
}
