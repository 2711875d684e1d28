import { View } from '@tarojs/components'
import type { OrderDetail } from '@/features/order/model'
import { NutSteps } from '@/ui/nut-steps/nut-steps'
import css from '../index.module.scss'

/** The state changes of the order, newest first. */
export function History({ events }: { events: OrderDetail['history'] }) {
  if (events.length === 0) return null
  return (
    <View className={css.history}>
      <View className={css.historyTitle}>订单进度</View>
      <NutSteps label='订单进度' events={[...events].reverse().map(({ at, note }) => ({ at, text: note }))} />
    </View>
  )
}
