import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { MerchantRow } from '@/features/location/components/merchant-row/merchant-row'
import type { NearbyMerchant } from '@/features/privilege/model'
import css from './stores.module.scss'

/** Where the privilege can be used, the nearest first, with distance and a call. */
export function Stores({ stores, total }: { stores: readonly NearbyMerchant[]; total: number }) {
  // what else can be had there would lead away from this privilege
  const plain = useMemo(() => stores.map((store) => ({ ...store, privileges: [] })), [stores])
  if (plain.length === 0) return null
  return (
    <View className={css.stores}>
      <View className={css.head}>
        <View className={css.title}>适用门店</View>
        <View className={css.total}>{`共 ${total} 家`}</View>
      </View>
      {plain.map((store) => (
        <MerchantRow key={store.merchantId} merchant={store} />
      ))}
    </View>
  )
}
