import { useState } from 'react'
import { View } from '@tarojs/components'
import { hasPrice } from '@/features/card/model'
import { requireLogin } from '@/features/session/require-login'
import { countText } from '@/lib/count'
import { ShareButton } from '@/features/wechat/share-button'
import { useShareOver } from '@/features/wechat/use-share-over'
import { navigate, urlOf } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import { Sheet } from '@/ui/sheet/sheet'
import { Stepper } from '@/ui/stepper/stepper'
import { hindranceText, type Goods } from '../../goods'
import { ProductSummary } from './product-summary'
import css from './product-sheet.module.scss'

export interface ProductSheetProps {
  product: Goods
  open: boolean
  onClose: () => void
}

/**
 * A product before it is bought: virtual goods have no separate page. Goes on to the cashier, which prices it.
 */
export function ProductSheet({ product, open, onClose }: ProductSheetProps) {
  const { id, name, subtitle, picture, priceFen, listPriceFen, sold, privilegeId, mostAtOnce, purchase } =
    product
  const [quantity, setQuantity] = useState(1)
  const shared = { title: name, path: urlOf('pages/market/index', { productId: id }) }
  const shareable = useShareOver(open ? shared : undefined)
  const buy = async () => {
    // whoever changes their mind about the login is back at the goods
    if (!(await requireLogin())) return
    onClose()
    await navigate('pages/pay/index', { kind: 'product', itemId: id, quantity })
  }
  const footer = hasPrice(purchase) ? (
    <Button block size='large' disabled={!purchase.allowed} onPress={() => void buy()}>
      {hindranceText(purchase) || '立即购买'}
    </Button>
  ) : (
    <View className={css.note}>这里暂时不能购买</View>
  )
  return (
    <Sheet open={open} title='商品详情' onClose={onClose} footer={footer}>
      <Picture src={picture} className={css.picture} eager />
      <View className={css.head}>
        <View className={css.name}>{name}</View>
        {shareable ? (
          <View className={css.share}>
            <ShareButton shared={shared} />
          </View>
        ) : null}
      </View>
      <View className={css.subtitle}>{subtitle}</View>
      {hasPrice(purchase) ? (
        <View className={css.price}>
          <Price fen={priceFen} was={listPriceFen} size='large' />
          <View className={css.sold}>{sold > 0 ? `已售 ${countText(sold)}` : ''}</View>
        </View>
      ) : null}
      {purchase.allowed && mostAtOnce > 1 ? (
        <View className={css.quantity}>
          <View>购买数量</View>
          <Stepper label='购买数量' value={quantity} most={mostAtOnce} onChange={setQuantity} />
        </View>
      ) : null}
      {privilegeId ? <ProductSummary privilegeId={privilegeId} open={open} /> : null}
    </Sheet>
  )
}
