import { View } from '@tarojs/components'
import type { Parcel } from '@/features/shipping/model'
import { Picture } from '@/ui/picture/picture'
import css from '../index.module.scss'

/** The contents of a parcel. */
export function GoodsRows({ goods }: { goods: Parcel['lines'] }) {
  return goods.map(({ name, picture, quantity }) => (
    <View key={name} className={css.goods}>
      <Picture className={css.picture} src={picture} />
      <View className={css.name}>{name}</View>
      <View className={css.count}>× {quantity}</View>
    </View>
  ))
}

/** Goods that are not in a parcel yet. */
export function Goods({ title, goods }: { title: string; goods: Parcel['lines'] }) {
  return (
    <View className={css.card}>
      <View className={css.cardTitle}>{title}</View>
      <GoodsRows goods={goods} />
    </View>
  )
}
