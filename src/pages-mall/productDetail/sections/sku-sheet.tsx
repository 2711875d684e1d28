import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { SkuChoice } from '@/features/mall/components/sku-choice/sku-choice'
import { hindrance, type MallProduct } from '@/features/mall/sku-choice'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Sheet } from '@/ui/sheet/sheet'
import { Stepper } from '@/ui/stepper/stepper'
import type { ProductState } from '../use-product'
import css from './sku-sheet.module.scss'

export interface SkuSheetProps {
  product: MallProduct
  state: ProductState
}

/** Chooses SKU and quantity; the button says why it is disabled. */
export function SkuSheet({ product, state }: SkuSheetProps) {
  const { choice, sheet, close, pick, quantity, setQuantity, most, adding, toCart, buyNow } = state
  const why = hindrance(product, choice)
  const action = (text: string, onPress: () => void) => (
    <Button size='large' block disabled={why !== undefined} loading={adding} onPress={onPress}>
      {why ?? text}
    </Button>
  )
  const both = (
    <ButtonRow>
      <Button kind='secondary' size='large' block loading={adding} onPress={toCart}>
        加入购物车
      </Button>
      <Button size='large' block disabled={adding} onPress={buyNow}>
        立即购买
      </Button>
    </ButtonRow>
  )
  const footer =
    sheet === 'cart'
      ? action('加入购物车', toCart)
      : sheet === 'buy' || why !== undefined
        ? action('立即购买', buyNow)
        : both
  return (
    <Sheet open={sheet !== undefined} title='选择规格' onClose={close} footer={footer}>
      <SkuChoice product={product} choice={choice} onPick={pick}>
        <PlainWords inside of={['规格']} />
      </SkuChoice>
      <View className={css.quantity}>
        <View>购买数量</View>
        <Stepper label='购买数量' value={quantity} most={most} onChange={setQuantity} />
      </View>
    </Sheet>
  )
}
