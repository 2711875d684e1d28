import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Data } from '@contract/types'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { LongList } from '@/ui/long-list/long-list'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './goods-list.module.scss'
import { MallTile } from './mall-tile'

export interface GoodsListProps {
  query: UseInfiniteQueryResult<InfiniteData<Data<'getMallGoods'>>>
  /** Shown if there are none. */
  empty: ReactNode
  /** Shown above goods that match only approximately. */
  near?: ReactNode
}

function GoodsSkeleton() {
  return (
    <Skeleton className={css.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <View key={index} className={css.cell}>
          <Block className={css.waiting} gap={0} />
        </View>
      ))}
    </Skeleton>
  )
}

/** Goods of the mall in two columns, paging in with the page. */
export function GoodsList({ query, empty, near }: GoodsListProps) {
  const { more, footer } = usePaging(query)
  return (
    <Stateful
      query={query}
      skeleton={<GoodsSkeleton />}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={empty}
    >
      {({ pages }) => (
        <>
          {pages[0]?.near ? near : null}
          <LongList rows={pages.flatMap(({ list }) => list)} className={css.grid}>
            {(goods) => (
              <View key={goods.productId} className={css.cell}>
                <MallTile goods={goods} />
              </View>
            )}
          </LongList>
          <ListFooter state={footer} onRetry={more} />
        </>
      )}
    </Stateful>
  )
}
