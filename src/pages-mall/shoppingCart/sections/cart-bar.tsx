import { View } from '@tarojs/components'
import type { ShoppingCart } from '../use-shopping-cart'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
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
        <View className={css.total} aria-live='polite'>
          <View className={css.totalWord}>合计</View>
          <Price fen={chosen.fen} />
        </View>
      )}
    </View>
  )
  return (
    <BottomBar aside={aside}>
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
