import { useCallback, useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { usePaging } from '@/ui/list-footer/paging'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Stateful } from '@/ui/stateful/stateful'
import { openGoods, type Goods } from '../../goods'
import css from './goods-grid.module.scss'
import { GoodsSkeleton } from './goods-skeleton'
import { GoodsTile } from './goods-tile'
import { ProductSheet } from './product-sheet'

export interface GoodsGridProps {
  query: UseInfiniteQueryResult<InfiniteData<{ list: readonly Goods[] }>>
  /** Shown if there are none. */
  empty: ReactNode
}

/**
 * Things for sale in two columns, paging in with the page; a press opens the page of a card or plate, or the
 * product.
 */
export function GoodsGrid({ query, empty }: GoodsGridProps) {
  const { more, footer } = usePaging(query)
  const [product, setProduct] = useState<Goods>()
  const [looking, setLooking] = useState(false)
  const open = useCallback((goods: Goods) => {
    if (openGoods(goods)) return
    setProduct(goods)
    setLooking(true)
  }, [])
  return (
    <>
      <Stateful
        query={query}
        skeleton={<GoodsSkeleton />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={empty}
      >
        {({ pages }) => (
          <>
            <LongList rows={pages.flatMap(({ list }) => list)} className={css.grid}>
              {(goods) => (
                <View key={`${goods.kind} ${goods.id}`} className={css.cell}>
                  <GoodsTile goods={goods} onOpen={open} />
                </View>
              )}
            </LongList>
            <ListFooter state={footer} onRetry={more} />
          </>
        )}
      </Stateful>
      {product ? (
        <ProductSheet key={product.id} product={product} open={looking} onClose={() => setLooking(false)} />
      ) : null}
    </>
  )
}
