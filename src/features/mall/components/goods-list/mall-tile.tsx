import { memo } from 'react'
import { View } from '@tarojs/components'
import type { MallGoods } from '@contract/types'
import { countText } from '@/lib/count'
import { formatYuan } from '@/lib/money'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import css from './goods-list.module.scss'

/** A product in a list of two columns. */
export const MallTile = memo(function MallTile({ goods }: { goods: MallGoods }) {
  const {
    productId,
    name,
    subtitle,
    picture,
    priceFen,
    fromPrice,
    listPriceFen,
    cardPriceFen,
    sold,
    inStock
  } = goods
  const shown = <Picture src={picture} className={css.picture} />
  return (
    <Pressable
      className={css.tile}
      onPress={() => void navigate('pages-mall/productDetail/index', { productId })}
    >
      {inStock ? (
        shown
      ) : (
        <View className={css.frame}>
          {shown}
          <View className={css.veil}>已卖完</View>
        </View>
      )}
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{subtitle}</View>
        <View className={css.price}>
          <Price fen={priceFen} was={fromPrice ? undefined : listPriceFen} size='small' />
          {fromPrice ? <View className={css.from}>起</View> : null}
        </View>
        <View className={css.foot}>
          {cardPriceFen === null ? null : (
            <View className={css.card}>{`持卡 ${formatYuan(cardPriceFen)}${fromPrice ? ' 起' : ''}`}</View>
          )}
          {sold > 0 ? <View className={css.sold}>{`已售 ${countText(sold)}`}</View> : null}
        </View>
      </View>
    </Pressable>
  )
})
