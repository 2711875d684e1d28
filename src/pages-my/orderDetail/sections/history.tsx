import { View } from '@tarojs/components'
import type { OrderDetail } from '@/features/order/model'
import { formatMinute } from '@/lib/time'
import { classNames } from '@/ui/class-names'
import css from '../index.module.scss'

/** How the order came to its state, the newest first. */
export function History({ events }: { events: OrderDetail['history'] }) {
  if (events.length === 0) return null
  return (
    <View className={css.history}>
      <View className={css.historyTitle}>订单进度</View>
      {[...events].reverse().map(({ at, note, state }, index) => (
        <View key={`${state} ${at}`} className={classNames(css.event, index === 0 && css.newest)}>
          <View className={css.note}>{note}</View>
          <View className={css.at}>{formatMinute(at)}</View>
        </View>
      ))}
    </View>
  )
}
