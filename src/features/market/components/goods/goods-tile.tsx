import { memo } from 'react'
import { View } from '@tarojs/components'
import { hasPrice } from '@/features/card/model'
import { countText } from '@/lib/count'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { hindranceText, type Goods } from '../../goods'
import css from './goods-tile.module.scss'

const KINDS: Readonly<Record<Goods['kind'], string>> = { card: '会员卡', plate: '权益包', product: '电子券' }

export interface GoodsTileProps {
  goods: Goods
  onOpen: (goods: Goods) => void
}

/** A thing that the market sells, in a list of two columns. Where the platform forbids selling: no price. */
export const GoodsTile = memo(function GoodsTile({ goods, onOpen }: GoodsTileProps) {
  const { kind, name, subtitle, picture, priceFen, listPriceFen, sold, held, purchase } = goods
  const hindrance = hindranceText(purchase) || (held ? '您已拥有' : '')
  return (
    <Pressable className={css.tile} onPress={() => onOpen(goods)}>
      <Picture src={picture} className={css.picture} />
      <View className={css.kind}>{KINDS[kind]}</View>
      {hindrance ? <View className={css.veil}>{hindrance}</View> : null}
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        {hasPrice(purchase) ? (
          <View className={css.price}>
            <Price fen={priceFen} was={listPriceFen} size='small' />
          </View>
        ) : null}
        {sold > 0 ? <View className={css.sold}>{`已售 ${countText(sold)}`}</View> : null}
      </View>
    </Pressable>
  )
})
