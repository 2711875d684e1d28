import { View } from '@tarojs/components'
import type { ShoppingCart } from '../use-shopping-cart'
import { topUpText, type TopUp } from '@/features/cart/model'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tick } from '@/ui/tick/tick'
import css from '../index.module.scss'

/** Select all, the total and the checkout button; in edit mode the selected lines can be deleted. */
export function CartBar({ cart }: { cart: ShoppingCart }) {
  const { chosen, groups, managing, leaving } = cart
  const aside = (
    <View className={css.sum}>
      <Pressable
        className={css.all}
        role='checkbox'
        selected={chosen.all}
        disabled={groups.valid.length === 0}
        onPress={cart.chooseAll}
      >
        <Tick on={chosen.all} />
        <View className={css.allWord}>全选</View>
      </Pressable>
      {managing ? null : (
        <View aria-live='polite'>
          <View className={css.total}>
            <View className={css.totalWord}>合计</View>
            <Price fen={chosen.fen} />
          </View>
          {cart.saving ? <View className={css.saving}>{cart.saving}</View> : null}
        </View>
      )}
    </View>
  )
  return (
    <BottomBar aside={aside} above={managing || !cart.topUp ? null : <ToTopUp of={cart.topUp} />}>
      {managing ? (
        <Button
          size='large'
          block
          kind='plain'
          disabled={chosen.kinds === 0}
          onPress={() => cart.remove(groups.valid.filter((line) => line.chosen))}
        >
          {chosen.kinds > 0 ? `删除所选（${chosen.kinds}）` : '请先选择商品'}
        </Button>
      ) : (
        <Button
          size='large'
          block
          loading={leaving}
          disabled={chosen.kinds === 0}
          onPress={cart.toSettlement}
        >
          {chosen.pieces > 0 ? `去结算（${chosen.pieces}）` : '请先选择商品'}
        </Button>
      )}
    </BottomBar>
  )
}

/** What is missing for a better coupon or free freight, and the way to goods that count. */
function ToTopUp({ of: topUp }: { of: TopUp }) {
  const { couponId, name } = topUp
  const open = () =>
    void (couponId === null
      ? navigate('pages-mall/physicalMall/index')
      : navigate('pages-my/couponList/productList', { couponId, name }))
  return (
    <Pressable className={css.topUp} onPress={open}>
      <View className={css.topUpText}>{topUpText(topUp)}</View>
      <View className={css.topUpGo}>
        去凑单
        <Icon of={chevron} size={16} />
      </View>
    </Pressable>
  )
}
