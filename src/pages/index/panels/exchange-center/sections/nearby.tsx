import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { MerchantRow } from '@/features/location/components/merchant-row/merchant-row'
import { nearbyMerchantsQuery } from '@/features/location/queries'
import { usePlace } from '@/features/location/use-place'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { navigate } from '@/routes/navigate'
import { usePaging } from '@/ui/list-footer/paging'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Stateful } from '@/ui/stateful/stateful'
import { NearbyPlaces } from './nearby-places'
import css from './nearby.module.scss'

/** How long to wait for the position, ms; then the best merchants of all places are shown. */
const WAIT_MS = 1500

function usePatience(existing: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return existing || over
}

/** Merchants near the user, nearest first, with infinite scrolling. */
export function Nearby() {
  const place = usePlace()
  const patient = usePatience(place !== null)
  const query = useInfiniteQuery({
    ...nearbyMerchantsQuery(place),
    enabled: patient,
    placeholderData: keepPreviousData
  })
  const { more, footer } = usePaging(query)
  return (
    <View>
      <SectionHead
        title={place ? '附近好店' : '好店推荐'}
        more={{ text: '全部', onPress: () => void navigate('pages-secondary/storeList/index') }}
      />
      <Stateful
        query={query}
        skeleton={<NearbyPlaces />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={<View className={css.nothing}>该城市暂无合作门店</View>}
      >
        {({ pages }) => (
          <View className={css.list}>
            <LongList rows={pages.flatMap(({ list }) => list)} className={css.rows}>
              {(merchant) => (
                <View key={merchant.merchantId} className={css.item}>
                  <MerchantRow merchant={merchant} />
                </View>
              )}
            </LongList>
            <ListFooter state={footer} onRetry={more} />
          </View>
        )}
      </Stateful>
    </View>
  )
}
