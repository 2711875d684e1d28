import { View } from '@tarojs/components'
import { GoodsGrid } from '@/features/market/components/goods/goods-grid'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import couponShape from '@/ui/icon/icons/coupon.module.scss'
import { Page } from '@/ui/page/page'
import css from './productList.module.scss'
import { useProductList } from './use-product-list'

const PATH = 'pages-my/couponList/productList'

/** 可用商品: what a coupon can be used on; the cashier selects it automatically. */
function ProductList({ query }: PageProps<typeof PATH>) {
  const goods = useProductList(query.couponId)
  return (
    <Page title={titleOf(PATH)}>
      <View className={css.coupon}>
        <Icon of={couponShape} />
        <View className={css.words}>
          <View className={css.name}>{query.name ?? '优惠券'}</View>
          <View className={css.note}>以下商品可使用此券</View>
        </View>
      </View>
      <GoodsGrid
        query={goods}
        empty={
          <EmptyState
            illustration={ordersIllustration}
            text='暂无可使用此券的商品'
            action={{ text: '去市集看看', onPress: () => void goHome('Market') }}
          />
        }
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), ProductList)
