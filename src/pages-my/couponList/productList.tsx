import { View } from '@tarojs/components'
import { GoodsSkeleton } from '@/features/market/components/goods/goods-skeleton'
import { GoodsTile } from '@/features/market/components/goods/goods-tile'
import { ProductSheet } from '@/features/market/components/goods/product-sheet'
import { routedPage, type PageProps } from '@/features/page/routed-page'
import { goHome } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import ordersDrawing from '@/ui/drawing/drawings/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import couponShape from '@/ui/icon/icons/coupon.module.scss'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import css from './productList.module.scss'
import { useProductList } from './use-product-list'

const PATH = 'pages-my/couponList/productList'

/** 可用商品: what a coupon can be used on; it is chosen by itself at the cashier. */
function ProductList({ query }: PageProps<typeof PATH>) {
  const { goods, more, footer, open, product, buying, close } = useProductList(query.couponId)
  return (
    <Page title={titleOf(PATH)}>
      <View className={css.coupon}>
        <Icon of={couponShape} />
        <View className={css.words}>
          <View className={css.name}>{query.name ?? '优惠券'}</View>
          <View className={css.note}>以下商品下单时可用这张券</View>
        </View>
      </View>
      <Stateful
        query={goods}
        skeleton={<GoodsSkeleton />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={
          <EmptyState
            drawing={ordersDrawing}
            text='暂时没有能用这张券的商品'
            action={{ text: '去市集看看', onPress: () => void goHome('Market') }}
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
      {product ? <ProductSheet product={product} open={buying} onClose={close} /> : null}
    </Page>
  )
}

export default routedPage(PATH, ProductList)
