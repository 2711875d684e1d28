import { View } from '@tarojs/components'
import { priceFor, type MallProduct, type MallSku } from '@/features/mall/sku-choice'
import { PosterButton } from '@/features/poster/components/poster-button/poster-button'
import type { PosterData } from '@/features/poster/model'
import { ShareButton } from '@/features/wechat/share-button'
import { countText } from '@/lib/count'
import { formatYuan } from '@/lib/money'
import type { Shared } from '@/platform/share/share-types'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tag } from '@/ui/tag/tag'
import css from './head.module.scss'

export interface HeadProps {
  product: MallProduct
  sku: MallSku | undefined
  shared: Shared
  poster: PosterData
}

/** The price for card holders: that it applies, or how to get it. */
function CardPrice({ product, sku }: Pick<HeadProps, 'product'> & { sku: MallSku }) {
  const { priceFen, cardPriceFen } = sku
  if (cardPriceFen === null || cardPriceFen >= priceFen) return null
  const saved = formatYuan(priceFen - cardPriceFen)
  if (product.cardHolder) return <Tag tone='gold'>{`会员价，每件省 ${saved}`}</Tag>
  return (
    <Pressable className={css.offer} onPress={() => void navigate('pages-secondary/myCard/index')}>
      <Tag tone='gold'>{`持会员卡 ${formatYuan(cardPriceFen)}，每件省 ${saved}`}</Tag>
    </Pressable>
  )
}

/** Price of the selection, name, and number of sales. */
export function Head({ product, sku, shared, poster }: HeadProps) {
  const priced = sku ?? product.skus[0]
  return (
    <View className={css.head}>
      {priced ? (
        <>
          <View className={css.price}>
            <Price fen={priceFor(product, priced)} was={priced.listPriceFen} size='large' />
            {product.sold > 0 ? <View className={css.sold}>{`已售 ${countText(product.sold)}`}</View> : null}
          </View>
          <CardPrice product={product} sku={priced} />
        </>
      ) : null}
      <View className={css.name}>{product.name}</View>
      <View className={css.line}>
        <View className={css.subtitle}>{product.subtitle}</View>
        <View className={css.share}>
          <PosterButton data={poster} />
          <ShareButton shared={shared} />
        </View>
      </View>
    </View>
  )
}
