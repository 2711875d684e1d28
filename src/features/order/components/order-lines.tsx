import { View } from '@tarojs/components'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import type { OrderLine } from '../model'
import css from './order-lines.module.scss'

/** What is bought: picture, name, price of one, how many. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <View className={css.lines}>
      {lines.map((line) => (
        <View key={line.itemId} className={css.line}>
          <Picture className={css.picture} src={line.picture} eager />
          <View className={css.name}>{line.name}</View>
          <View className={css.side}>
            <Price fen={line.unitFen} size='small' tone='ink' />
            <View className={css.quantity}>{`× ${line.quantity}`}</View>
          </View>
        </View>
      ))}
    </View>
  )
}
