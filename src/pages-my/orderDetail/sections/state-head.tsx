import { View } from '@tarojs/components'
import type { Order } from '@/features/order/model'
import { outcomeOf } from '@/features/order/outcome'
import { serverNow } from '@/lib/time'
import { classNames } from '@/ui/class-names'
import { Countdown } from '@/ui/countdown/countdown'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
import clock from '@/ui/icon/icons/clock.module.scss'
import minus from '@/ui/icon/icons/minus.module.scss'
import css from '../index.module.scss'

const SHAPES = { success: check, waiting: clock, cancelled: minus }

/** How the order stands, and how long it can still be paid. */
export function StateHead({ order, onLate }: { order: Order; onLate: () => void }) {
  const { state, expiresAt } = order
  const overdue = Date.parse(expiresAt) <= serverNow()
  const { kind, title, text } = outcomeOf({ state, overdue })
  return (
    <View className={css.head} aria-live='polite'>
      <View className={classNames(css.sign, css[kind])}>
        <Icon of={SHAPES[kind]} size={24} />
      </View>
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
