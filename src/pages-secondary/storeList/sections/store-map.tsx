import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { StoreCard } from '@/features/location/components/store-card/store-card'
import type { NearbyMerchant } from '@/features/location/model'
import { PlaceMap } from '@/ui/place-map/place-map'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { StoreListState } from '../use-store-list'
import { NoStores } from './no-stores'
import css from './store-map.module.scss'

const pinOf = ({ merchantId, name, location }: NearbyMerchant) => ({ id: merchantId, name, ...location })

/** The stores as pins; the selected one is described below, initially the nearest. */
export function StoreMap({ state }: { state: StoreListState }) {
  const { map, spot } = state
  const [chosen, setChosen] = useState<string>()
  const stores = map.data?.list
  const pins = useMemo(() => stores?.map(pinOf) ?? [], [stores])
  return (
    <Stateful
      query={map}
      skeleton={
        <Skeleton>
          <Block className={css.waiting} gap={0} />
        </Skeleton>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={<NoStores state={state} />}
    >
      {({ list, next }) => {
        const pressed = list.find(({ merchantId }) => merchantId === chosen)
        // the nearest is shown until a pin is selected
        const store = pressed ?? list[0]
        return (
          <>
            <PlaceMap
              label='门店位置示意图'
              pins={pins}
              here={spot?.location ?? null}
              chosen={chosen}
              onChoose={setChosen}
            />
            <View className={css.below} aria-live='polite'>
              {pressed ? null : <View className={css.hint}>点按图上的标记查看商户，可拖动与缩放</View>}
              {store ? <StoreCard store={store} /> : null}
              {next ? (
                <View className={css.hint}>{`图上仅显示前 ${list.length} 家，可按分类或区域筛选`}</View>
              ) : null}
            </View>
          </>
        )
      }}
    </Stateful>
  )
}
