import { useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { WithheldList } from '@/features/aftersale/components/withheld'
import { kindNameOf, rulesOf, type TicketOrder } from '@/features/ticket/model'
import { ticketRefundQuery } from '@/features/ticket/queries'
import { formatYuan } from '@/lib/money'
import { Button } from '@/ui/button/button'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Tick } from '@/ui/tick/tick'
import css from './refund-sheet.module.scss'

export interface RefundSheetProps {
  open: boolean
  order: TicketOrder
  busy: boolean
  onRefund: (ticketIds: readonly string[], seenFen: number) => void
  onClose: () => void
}

/**
 * Chooses the visitors whose tickets are refunded and shows the amount computed by the server before the
 * request is sent.
 */
export function RefundSheet({ open, order, busy, onRefund, onClose }: RefundSheetProps) {
  const offers = order.tickets.filter(({ refund }) => refund !== null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const amount = useQuery({ ...ticketRefundQuery(order.orderNo, chosen), enabled: open && chosen.length > 0 })
  const offer = chosen.length > 0 ? amount.data : undefined
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Sheet
      open={open && offers.length > 0}
      title='申请退票'
      onClose={onClose}
      footer={
        <Button
          block
          size='large'
          guarded
          loading={busy || (chosen.length > 0 && amount.isFetching)}
          disabled={!offer || offer.why !== null}
          onPress={() => {
            if (offer) onRefund(chosen, offer.amountFen)
          }}
        >
          {offer ? `确认退票，退回 ${formatYuan(offer.amountFen)}` : '请选择要退的门票'}
        </Button>
      }
    >
      {rulesOf(order.kinds).map(({ name, words }) => (
        <View key={name} className={css.rule}>
          {name ? `${name}：${words}` : words}
        </View>
      ))}
      {offers.map(({ ticketId, kindId, visitorName, refund }) => (
        <Pressable
          key={ticketId}
          className={css.row}
          role='checkbox'
          selected={chosen.includes(ticketId)}
          onPress={() => toggle(ticketId)}
        >
          <Tick on={chosen.includes(ticketId)} />
          <View className={css.name}>
            <View>{visitorName}</View>
            <View className={css.kind}>{kindNameOf(order, kindId)}</View>
          </View>
          <View className={css.back}>
            {`退 ${formatYuan(refund?.backFen ?? 0)}`}
            {refund && refund.feeFen > 0 ? `，手续费 ${formatYuan(refund.feeFen)}` : ''}
          </View>
        </Pressable>
      ))}
      {offer ? <WithheldList withheld={offer.withheld} /> : null}
      <View className={css.hint}>
        {offer?.why ?? offer?.review ?? amount.error?.message ?? '退票后票码不能再用，款项原路退回支付账户'}
      </View>
    </Sheet>
  )
}
