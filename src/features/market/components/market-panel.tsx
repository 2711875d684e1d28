import { View } from '@tarojs/components'
import { hasPrice } from '@/features/card/model'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { choicesOf, EVERYTHING } from '../goods-search'
import { useMarket } from '../use-market'
import { LinkedProduct } from './goods/linked-product'
import { GoodsGrid } from './goods/goods-grid'
import { MarketCoupons } from './market-coupons'
import { MarketEntryLinks } from './market-entry-links'
import { MarketHead } from './market-head/market-head'
import css from './market-panel.module.scss'

/** 市集: what can be bought. A panel of home and a page of its own, which may open with a product (`productId`). */
export function MarketPanel({ productId }: { productId?: string | undefined }) {
  const { kind, setKind, search, setSearch, goods, coupons } = useMarket()
  const first = goods.data?.pages[0]?.list
  const priced = first === undefined || first.length === 0 || first.some(({ purchase }) => hasPrice(purchase))
  const narrowed = search.keyword !== '' || choicesOf(search) > 0
  const showAll = () => {
    setSearch(EVERYTHING)
    setKind('all')
  }
  return (
    <View>
      {/* what is found stands below the field, where the keyboard leaves room */}
      <View className={search.keyword === '' ? undefined : css.away}>
        <MarketCoupons query={coupons} />
        <MarketEntryLinks />
      </View>
      <MarketHead kind={kind} search={search} priced={priced} onKind={setKind} onSearch={setSearch} />
      <View className={css.gap} />
      <GoodsGrid
        query={goods}
        empty={
          narrowed ? (
            <EmptyState
              illustration={searchIllustration}
              text='未找到符合条件的商品'
              hint='换个词，或减少筛选条件试试'
              action={{ text: '查看全部商品', onPress: showAll }}
            />
          ) : (
            <EmptyState
              illustration={ordersIllustration}
              {...(kind === 'all'
                ? { text: '暂无在售商品', hint: '上架后会在这里展示' }
                : { text: '该分类暂无商品', action: { text: '查看全部', onPress: showAll } })}
            />
          )
        }
      />
      {productId ? <LinkedProduct key={productId} productId={productId} /> : null}
    </View>
  )
}
