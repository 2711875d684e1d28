import { View } from '@tarojs/components'
import type { OrderDetail } from '@/features/order/model'
import { Timeline } from '@/ui/timeline/timeline'
import css from '../index.module.scss'

/** How the order came to its state, the newest first. */
export function History({ events }: { events: OrderDetail['history'] }) {
  if (events.length === 0) return null
  return (
    <View className={css.history}>
      <View className={css.historyTitle}>订单进度</View>
      <Timeline events={[...events].reverse().map(({ at, note }) => ({ at, text: note }))} />
    </View>
  )
}
