import { View } from '@tarojs/components'
import type { OrderLine } from '../model'
import css from './order-lines.module.scss'
import { Thing } from './thing'

/** What is bought: picture, name, price of one, how many. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <View className={css.lines}>
      {lines.map(({ itemId, name, picture, unitFen, quantity }) => (
        <Thing key={itemId} name={name} picture={picture} fen={unitFen} count={`× ${quantity}`} eager />
      ))}
    </View>
  )
}
