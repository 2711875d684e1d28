import { useState } from 'react'
import { View } from '@tarojs/components'
import { kindNameOf, rulesOf, type TicketOrder } from '@/features/ticket/model'
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
  onRefund: (ticketIds: readonly string[]) => void
  onClose: () => void
}

/** Which visitors' tickets go back, and what comes back for them: by the server, before anything is asked for. */
export function RefundSheet({ open, order, busy, onRefund, onClose }: RefundSheetProps) {
  const offers = order.tickets.filter(({ refund }) => refund !== null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const backFen = offers
    .filter(({ ticketId }) => chosen.includes(ticketId))
    .reduce((sum, { refund }) => sum + (refund?.backFen ?? 0), 0)
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
          loading={busy}
          disabled={chosen.length === 0}
          onPress={() => onRefund(chosen)}
        >
          {chosen.length === 0 ? '请选择要退的门票' : `确认退票，退回 ${formatYuan(backFen)}`}
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
      <View className={css.hint}>退票后票码不能再用，款项原路退回支付账户</View>
    </Sheet>
  )
}
