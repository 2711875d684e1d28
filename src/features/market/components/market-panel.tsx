import { View } from '@tarojs/components'
import ordersDrawing from '@/ui/drawing/drawings/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Tabs } from '@/ui/tabs/tabs'
import { GOODS_TABS } from '../goods'
import { useMarket } from '../use-market'
import { GoodsGrid } from './goods/goods-grid'
import { MarketCoupons } from './market-coupons'
import css from './market-panel.module.scss'

/** 市集: what can be bought. A panel of home and a page of its own. */
export function MarketPanel() {
  const { kind, setKind, goods, coupons } = useMarket()
  return (
    <View>
      <MarketCoupons query={coupons} />
      <View className={css.tabs}>
        <Tabs label='商品分类' items={GOODS_TABS} active={kind} onChange={setKind} />
      </View>
      <GoodsGrid
        query={goods}
        empty={
          <EmptyState
            drawing={ordersDrawing}
            text='这一类暂时没有上架'
            {...(kind === 'all' ? {} : { action: { text: '看全部', onPress: () => setKind('all') } })}
          />
        }
      />
    </View>
  )
}
