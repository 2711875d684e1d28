import { View } from '@tarojs/components'
import type { Order } from '@/features/order/model'
import { outcomeOf } from '@/features/order/outcome'
import { serverNow } from '@/lib/time'
import { Countdown } from '@/ui/countdown/countdown'
import { Sign } from '@/ui/sign/sign'
import css from '../index.module.scss'

/** How the order stands, and how long it can still be paid. */
export function StateHead({ order, onLate }: { order: Order; onLate: () => void }) {
  const { state, expiresAt, partnerName } = order
  const overdue = Date.parse(expiresAt) <= serverNow()
  const { kind, title, text } = outcomeOf({ kind: order.kind, state, overdue, partnerName })
  return (
    <View className={css.head} aria-live='polite'>
      <Sign kind={kind} size='small' />
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
