import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import {
  chosenSku,
  hindrance,
  priceFor,
  shownSku,
  stateOf,
  type Choice,
  type MallProduct,
  type ValueState
} from '../../sku-choice'
import css from './sku-choice.module.scss'

export interface SkuChoiceProps {
  product: MallProduct
  choice: Choice
  /** A value of an axis is pressed. */
  onPick: (axis: number, value: string) => void
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

/** The content of a sheet in which a SKU is chosen: the chosen one with price and stock, and the values of each axis. */
export function SkuChoice({ product, choice, onPick, children }: PropsWithChildren<SkuChoiceProps>) {
  const sku = chosenSku(product, choice)
  const priced = shownSku(product, choice)
  return (
    <>
      {priced ? (
        <View className={css.head}>
          <Picture src={priced.picture} className={css.picture} eager />
          <View className={css.words}>
            <Price fen={priceFor(product, priced)} was={priced.listPriceFen} />
            <View className={css.stock} aria-live='polite'>
              {sku ? stockText(sku.left, product.buyLimit) : hindrance(product, choice)}
            </View>
            <View className={css.choice}>{choice.filter((value) => value !== undefined).join('，')}</View>
          </View>
        </View>
      ) : null}
      {children}
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
                onPress={() => onPick(axis, value)}
              />
            ))}
          </View>
        </View>
      ))}
    </>
  )
}
