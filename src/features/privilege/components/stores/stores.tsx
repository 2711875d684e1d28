import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { MerchantRow } from '@/features/location/components/merchant-row/merchant-row'
import { someStores, storeCount } from '@/features/location/store-count'
import type { PrivilegeDetail } from '@/features/privilege/model'
import { Button } from '@/ui/button/button'
import { HEADING } from '@/ui/read-as'
import { AllStores } from './all-stores'
import { withoutPrivileges } from './by-city'
import css from './stores.module.scss'

/** Where a privilege can be used: nearby stores with distance, map and call; then all of them, by city. */
export function Stores({ detail }: { detail: PrivilegeDetail }) {
  const { privilege, stores, storeTotal } = detail
  const [all, setAll] = useState(false)
  const near = useMemo(() => withoutPrivileges(stores), [stores])
  if (storeTotal === 0) return null
  return (
    <View className={css.stores}>
      <View className={css.head}>
        <View className={css.title} {...HEADING}>
          适用门店
        </View>
        <View className={css.total}>{storeCount(storeTotal)}</View>
      </View>
      {all ? (
        <AllStores privilegeId={privilege.privilegeId} />
      ) : (
        <>
          {near.map((store) => (
            <MerchantRow key={store.merchantId} merchant={store} />
          ))}
          {near.length === 0 ? <View className={css.none}>您所在的城市暂无适用门店</View> : null}
          {near.length < storeTotal ? (
            <View className={css.more}>
              <Button kind='plain' onPress={() => setAll(true)}>
                {`查看全部 ${someStores(storeTotal)}门店`}
              </Button>
            </View>
          ) : null}
        </>
      )}
    </View>
  )
}
