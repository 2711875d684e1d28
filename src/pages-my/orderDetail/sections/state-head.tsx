import { View } from '@tarojs/components'
import { stageTag, type OrderDetail } from '@/features/order/model'
import { outcomeOf } from '@/features/order/outcome'
import { SHIPMENT_LABELS } from '@/features/shipping/model'
import { serverNow } from '@/lib/server-now'
import { Countdown } from '@/ui/countdown/countdown'
import { Sign } from '@/ui/sign/sign'
import css from '../index.module.scss'

export interface StateHeadProps extends Pick<OrderDetail, 'order' | 'shipment'> {
  onLate: () => void
}

/** The stage of the order, what happens next, and how long it can still be paid. */
export function StateHead({ order, shipment, onLate }: StateHeadProps) {
  const { state, expiresAt, partnerName } = order
  const overdue = Date.parse(expiresAt) <= serverNow()
  const outcome = outcomeOf({ kind: order.kind, state, overdue, partnerName })
  const title = state === 'fulfilled' ? stageTag(order.stage).text : outcome.title
  const { text } = state === 'fulfilled' && shipment ? SHIPMENT_LABELS[shipment] : outcome
  return (
    <View className={css.head} aria-live='polite'>
      <Sign kind={outcome.kind} size='small' />
      <View className={css.words}>
        <View className={css.title}>{title}</View>
        {state === 'unpaid' && !overdue ? (
          <View className={css.text}>
            {'剩余 '}
            <Countdown className={css.left} until={expiresAt} onEnd={onLate} />
            {' 后自动关闭'}
          </View>
        ) : (
          <View className={css.text}>{text}</View>
        )}
      </View>
    </View>
  )
}
