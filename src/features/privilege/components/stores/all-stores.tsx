import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MerchantRow } from '@/features/location/components/merchant-row/merchant-row'
import { storesOfPrivilegeQuery } from '@/features/location/queries'
import { usePlace } from '@/features/location/use-place'
import { MoreButton } from '@/ui/more-button/more-button'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { byCity, withoutPrivileges } from './by-city'
import css from './stores.module.scss'

/** All stores of a privilege by city, the nearest city first. */
export function AllStores({ privilegeId }: { privilegeId: string }) {
  const query = useInfiniteQuery(storesOfPrivilegeQuery(privilegeId, usePlace()))
  const { data } = query
  const cities = useMemo(
    () => byCity(withoutPrivileges(data?.pages.flatMap(({ list }) => list) ?? [])),
    [data]
  )
  return (
    <Stateful query={query} skeleton={<ListSkeleton rows={3} height={120} />}>
      {() => (
        <>
          {cities.map(([city, stores]) => (
            <View key={city}>
              <View className={css.city}>{city}</View>
              {stores.map((store) => (
                <MerchantRow key={store.merchantId} merchant={store} />
              ))}
            </View>
          ))}
          {query.hasNextPage ? <MoreButton query={query} /> : null}
        </>
      )}
    </Stateful>
  )
}
