import { View } from '@tarojs/components'
import { useCartCount } from '@/features/cart/use-cart-count'
import type { MallProduct } from '@/features/mall/sku-choice'
import { navigate } from '@/routes/navigate'
import { Badge } from '@/ui/badge/badge'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import cartShape from '@/ui/icon/icons/cart.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import type { ProductState } from '../use-product'
import css from './buy-bar.module.scss'

export interface BuyBarProps {
  product: MallProduct
  state: ProductState
}

/** The cart with its count, and the two purchase buttons; both open the SKU sheet first. */
export function BuyBar({ product, state: { open, added } }: BuyBarProps) {
  const count = useCartCount()
  const gone = product.skus.every(({ left }) => left === 0)
  return (
    <BottomBar
      note={gone ? '全部规格已卖完' : undefined}
      aside={
        <Pressable className={css.cart} onPress={() => void navigate('pages-mall/shoppingCart/index')}>
          {/* a new element each time, so that the animation restarts */}
          <View key={added} className={classNames(added > 0 && css.moved)}>
            <Badge count={count}>
              <Icon of={cartShape} size={24} />
            </Badge>
          </View>
          <View className={css.word}>购物车</View>
        </Pressable>
      }
    >
      {gone ? (
        <Button block disabled>
          已卖完
        </Button>
      ) : (
        <ButtonRow>
          <Button kind='secondary' block onPress={() => open('cart')}>
            加入购物车
          </Button>
          <Button block onPress={() => open('buy')}>
            立即购买
          </Button>
        </ButtonRow>
      )}
    </BottomBar>
  )
}
