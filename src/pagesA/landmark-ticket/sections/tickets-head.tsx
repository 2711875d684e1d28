import { View } from '@tarojs/components'
import { DueHead } from '@/features/order/components/due-head'
import { stageTag, type Order } from '@/features/order/model'
import { TICKET_LABELS, type TicketOfMine } from '@/features/ticket/model'
import css from './tickets-head.module.scss'

export interface TicketsHeadProps {
  /** undefined while unknown. */
  order: Order | undefined
  tickets: readonly TicketOfMine[]
  onLate: () => void
}

/** The state of the tickets in one line, and what it means for the user in a second one. */
function wordsOf(tickets: readonly TicketOfMine[], order: Order | undefined): [title: string, hint: string] {
  const of = (state: TicketOfMine['state']) => tickets.filter((ticket) => ticket.state === state).length
  if (tickets.length === 0) return [order ? stageTag(order.stage).text : '', '']
  if (of('issued') > 0) return [`待使用 ${of('issued')} 张`, '入园时出示票码，并携带证件原件']
  if (of('refunding') > 0) return [TICKET_LABELS.refunding, '景区核实后退款，结果会显示在这里']
  if (of('used') > 0) return ['已使用', '感谢您的光临']
  if (of('expired') > 0) return ['已过期', '门票仅限游玩日当天使用']
  return ['已退款', '款项会原路退回，请留意支付账户']
}

/** The state of the order: the amount due and its deadline, or the state of its tickets. */
export function TicketsHead({ order, tickets, onLate }: TicketsHeadProps) {
  if (order?.state === 'unpaid') {
    return <DueHead payFen={order.payFen} words='剩余支付时间' until={order.expiresAt} onLate={onLate} />
  }
  const [title, hint] = wordsOf(tickets, order)
  return (
    <View className={css.head} aria-live='polite'>
      <View className={css.title}>{title}</View>
      <View className={css.hint}>{hint}</View>
    </View>
  )
}
