import { View } from '@tarojs/components'
import type { Parcel } from '@/features/shipping/model'
import { Picture } from '@/ui/picture/picture'
import css from '../index.module.scss'

/** What is in a parcel. */
export function GoodsRows({ goods }: { goods: Parcel['lines'] }) {
  return goods.map(({ name, picture, quantity }) => (
    <View key={name} className={css.goods}>
      <Picture className={css.picture} src={picture} />
      <View className={css.name}>{name}</View>
      <View className={css.count}>× {quantity}</View>
    </View>
  ))
}

/** What is not in any parcel yet. */
export function Goods({ title, goods }: { title: string; goods: Parcel['lines'] }) {
  return (
    <View className={css.card}>
      <View className={css.cardTitle}>{title}</View>
      <GoodsRows goods={goods} />
    </View>
  )
}
