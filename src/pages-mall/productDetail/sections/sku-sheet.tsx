import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import {
  hindrance,
  priceFor,
  shownSku,
  stateOf,
  type MallProduct,
  type ValueState
} from '@/features/mall/sku-choice'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Sheet } from '@/ui/sheet/sheet'
import { Stepper } from '@/ui/stepper/stepper'
import type { ProductState } from '../use-product'
import css from './sku-sheet.module.scss'

export interface SkuSheetProps {
  product: MallProduct
  state: ProductState
}

/** Stock at or below this number is shown. */
const FEW = 10

const stockText = (left: number, buyLimit: number): string =>
  [
    left === 0 ? '已卖完' : left <= FEW ? `仅剩 ${left} 件` : '有货',
    ...(buyLimit > 0 ? [`每人限购 ${buyLimit} 件`] : [])
  ].join('，')

interface ChipProps {
  value: string
  kind: ValueState
  chosen: boolean
  onPress: () => void
}

/** A value of an axis. Sold-out values can be selected and say so; non-existent combinations cannot. */
function Chip({ value, kind, chosen, onPress }: ChipProps) {
  return (
    <Pressable
      className={css.target}
      role='radio'
      selected={chosen}
      disabled={kind === 'none'}
      onPress={onPress}
    >
      <View className={classNames(css.chip, css[kind], chosen && css.chosen)}>
        {kind === 'out' ? `${value} 已卖完` : value}
      </View>
    </Pressable>
  )
}

/** Chooses SKU and quantity; the button says why it is disabled. */
export function SkuSheet({ product, state }: SkuSheetProps) {
  const { choice, sku, sheet, close, pick, quantity, setQuantity, most, adding, toCart, buyNow } = state
  const why = hindrance(product, choice)
  const priced = shownSku(product, choice)
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
      {priced ? (
        <View className={css.head}>
          <Picture src={priced.picture} className={css.picture} eager />
          <View className={css.words}>
            <Price fen={priceFor(product, priced)} was={priced.listPriceFen} />
            <View className={css.stock} aria-live='polite'>
              {sku ? stockText(sku.left, product.buyLimit) : why}
            </View>
            <View className={css.choice}>{choice.filter((value) => value !== undefined).join('，')}</View>
          </View>
        </View>
      ) : null}
      <PlainWords inside of={['规格']} />
      {product.axes.map(({ name, values }, axis) => (
        <View key={name} className={css.axis}>
          <View className={css.title}>{name}</View>
          <View className={css.row} {...{ role: 'radiogroup' }} aria-label={name}>
            {values.map((value) => (
              <Chip
                key={value}
                value={value}
                kind={stateOf(product, choice, axis, value)}
                chosen={choice[axis] === value}
                onPress={() => pick(axis, value)}
              />
            ))}
          </View>
        </View>
      ))}
      <View className={css.quantity}>
        <View>购买数量</View>
        <Stepper label='购买数量' value={quantity} most={most} onChange={setQuantity} />
      </View>
    </Sheet>
  )
}
