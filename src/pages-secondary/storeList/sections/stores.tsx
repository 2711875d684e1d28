import { View } from '@tarojs/components'
import { StoreCard } from '@/features/location/components/store-card/store-card'
import { usePaging } from '@/ui/list-footer/paging'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { StoreListState } from '../use-store-list'
import { NoStores } from './no-stores'
import css from './stores.module.scss'

/** The stores, nearest first, with infinite scrolling. */
export function Stores({ state }: { state: StoreListState }) {
  const { list } = state
  const { more, footer } = usePaging(list)
  return (
    <Stateful
      query={list}
      skeleton={
        <Skeleton className={css.list}>
          <Block height={200} gap={0} />
          <Block height={200} gap={0} />
          <Block height={200} gap={0} />
        </Skeleton>
      }
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<NoStores state={state} />}
    >
      {({ pages }) => (
        <View className={css.list}>
          {/* keyed by index: once the position is known other stores are nearest, and no card is remounted for it */}
          <LongList rows={pages.flatMap((page) => page.list)} className={css.rows}>
            {(store, place) => <StoreCard key={place} store={store} />}
          </LongList>
          <ListFooter state={footer} onRetry={more} />
        </View>
      )}
    </Stateful>
  )
}
