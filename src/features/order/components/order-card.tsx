import { View } from '@tarojs/components'
import { formatMinute } from '@/lib/time'
import { Countdown } from '@/ui/countdown/countdown'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { stageTag, type OrderAction, type OrderInList } from '../model'
import { openOrderOf } from '../navigation'
import { OrderActions } from './order-actions'
import css from './order-card.module.scss'
import { Thing } from './thing'

export interface OrderCardProps {
  order: OrderInList
  running: string | undefined
  onAct: (action: OrderAction) => void
  /** The time to pay it is over. */
  onLate: () => void
}

/** An order in the list: state, what was bought, amount, what can be done. */
export function OrderCard({ order, running, onAct, onLate }: OrderCardProps) {
  const { state, stage, lines, payFen, createdAt, expiresAt } = order
  const [line] = lines
  const { text, tone } = stageTag(stage)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <View className={css.card}>
      <View className={css.head}>
        <View className={css.when}>{formatMinute(createdAt)}</View>
        {state === 'unpaid' ? (
          <View {...{ role: 'group' }} aria-label='支付剩余时间'>
            <Countdown className={css.left} until={expiresAt} onEnd={onLate} />
          </View>
        ) : null}
        <Tag tone={tone}>{text}</Tag>
      </View>
      <Pressable onPress={() => void openOrderOf(order)}>
        <Thing
          name={line?.name}
          detail={lines.length > 1 ? `等 ${lines.length} 种商品` : line?.detail}
          picture={line?.picture}
          fen={payFen}
          count={`共 ${count} 件`}
        />
      </Pressable>
      <OrderActions order={order} actions={order.actions} running={running} onAct={onAct} />
    </View>
  )
}
