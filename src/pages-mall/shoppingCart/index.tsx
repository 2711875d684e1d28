import { View } from '@tarojs/components'
import type { CartLine } from '@/features/cart/model'
import { routedPage } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import cartIllustration from '@/ui/illustration/illustrations/cart.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { CartBar } from './sections/cart-bar'
import { CartRow } from './sections/cart-row'
import { CartSkeleton } from './sections/cart-skeleton'
import { KindSheet } from './sections/kind-sheet'
import { QuantitySheet } from './sections/quantity-sheet'
import { useGrowing } from './use-growing'
import { useShoppingCart, type ShoppingCart } from './use-shopping-cart'

const PATH = 'pages-mall/shoppingCart/index'

const EMPTY = (
  <EmptyState
    illustration={cartIllustration}
    text='购物车还是空的'
    hint='去商城看看，喜欢的商品可以先放进来'
    action={{ text: '去商城逛逛', onPress: () => void navigate('pages-mall/physicalMall/index') }}
  />
)

/** 购物车: the cart of a member or visitor, grouped by whether the goods can be bought. */
function ShoppingCartPage() {
  const cart = useShoppingCart()
  const { query, kinds } = cart
  return (
    <Page title={titleOf(PATH)} bottom={kinds > 0 ? <CartBar cart={cart} /> : null}>
      <Stateful
        query={query}
        skeleton={<CartSkeleton />}
        isEmpty={(lines) => lines.length === 0}
        empty={EMPTY}
      >
        {() => <Groups cart={cart} />}
      </Stateful>
      <QuantitySheet line={cart.editing} onQuantity={cart.setQuantity} onClose={() => cart.edit(undefined)} />
      <KindSheet line={cart.changing} changeSku={cart.changeSku} onClose={() => cart.changeKind(undefined)} />
    </Page>
  )
}

function Groups({ cart }: { cart: ShoppingCart }) {
  const { groups, kinds, isFleeting, managing } = cart
  const shown = useGrowing(kinds)
  const [valid, fewer, gone] = cutAt(shown, [groups.valid, groups.fewer, groups.gone])
  const rows = (lines: readonly CartLine[]) =>
    lines.map((line) => (
      <CartRow
        key={line.skuId}
        line={line}
        onChoose={cart.choose}
        onQuantity={cart.setQuantity}
        onEdit={cart.edit}
        onChangeKind={cart.changeKind}
        onRemove={cart.remove}
      />
    ))
  return (
    <>
      <View className={css.head}>
        <View
          className={css.count}
        >{`共 ${kinds} 种商品${isFleeting ? '，关闭后清空，登录可保留' : ''}`}</View>
        <Pressable className={css.way} onPress={cart.toggleManaging}>
          {managing ? '完成' : '管理'}
        </Pressable>
      </View>
      {valid && valid.length > 0 ? <View className={css.lines}>{rows(valid)}</View> : null}
      {fewer && fewer.length > 0 ? (
        <View className={css.lines}>
          <View className={css.groupTitle}>库存不足，请修改数量</View>
          {rows(fewer)}
        </View>
      ) : null}
      {gone && gone.length > 0 ? (
        <View className={css.lines}>
          <View className={css.groupHead}>
            <View className={css.groupTitle}>{`暂时无法购买（${groups.gone.length}）`}</View>
            <Pressable className={css.way} onPress={() => cart.remove(groups.gone)}>
              清空
            </Pressable>
          </View>
          {rows(gone)}
        </View>
      ) : null}
    </>
  )
}

/** The first `count` lines of several lists, taken in order. */
function cutAt(count: number, lists: readonly (readonly CartLine[])[]): (readonly CartLine[])[] {
  let left = count
  return lists.map((lines) => {
    const part = lines.slice(0, left)
    left -= part.length
    return part
  })
}

export default routedPage(routeOf(PATH), ShoppingCartPage)
