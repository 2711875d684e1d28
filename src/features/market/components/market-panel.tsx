import { useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import ordersDrawing from '@/ui/drawing/drawings/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import { GOODS_TABS, openGoods, type Goods } from '../goods'
import { useMarket } from '../use-market'
import { GoodsSkeleton } from './goods/goods-skeleton'
import { GoodsTile } from './goods/goods-tile'
import { ProductSheet } from './goods/product-sheet'
import { MarketCoupons } from './market-coupons'
import css from './market-panel.module.scss'

/** 市集: what can be bought. A panel of home and a page of its own. */
export function MarketPanel() {
  const { kind, setKind, goods, coupons, more, footer } = useMarket()
  const [product, setProduct] = useState<Goods>()
  const [buying, setBuying] = useState(false)
  const open = useCallback((item: Goods) => {
    if (openGoods(item)) return
    setProduct(item)
    setBuying(true)
  }, [])
  return (
    <View>
      <MarketCoupons query={coupons} />
      <View className={css.tabs}>
        <Tabs label='商品分类' items={GOODS_TABS} active={kind} onChange={setKind} />
      </View>
      <Stateful
        query={goods}
        skeleton={<GoodsSkeleton />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={
          <EmptyState
            drawing={ordersDrawing}
            text='这一类暂时没有上架'
            {...(kind === 'all' ? {} : { action: { text: '看全部', onPress: () => setKind('all') } })}
          />
        }
      >
        {({ pages }) => (
          <>
            <View className={css.grid}>
              {pages.flatMap(({ list }) =>
                list.map((item) => (
                  <View key={`${item.kind} ${item.id}`} className={css.cell}>
                    <GoodsTile goods={item} onOpen={open} />
                  </View>
                ))
              )}
            </View>
            <ListFooter state={footer} onRetry={more} />
          </>
        )}
      </Stateful>
      {product ? <ProductSheet product={product} open={buying} onClose={() => setBuying(false)} /> : null}
    </View>
  )
}
