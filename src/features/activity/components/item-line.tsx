import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import type { ActivityItem } from '../queries'
import css from './item-line.module.scss'

const WHY_NOT: Readonly<Record<ActivityItem['purchase']['reason'], string>> = {
  ok: '购买',
  platform: '',
  off_sale: '已下架',
  sold_out: '已卖完',
  limit_reached: '已达上限',
  need_card: '需会员卡',
  too_short: '卡期不够',
  unpaid: '待付款',
  owned: '已拥有'
}

export interface ItemLineProps {
  item: ActivityItem
  /** Makes the item buyable here; without it, the item is part of what one gets. */
  onBuy?: (item: ActivityItem) => void
}

/**
 * Something that an activity sells or gives: picture, name, price. No price where the platform forbids selling.
 */
export function ItemLine({ item, onBuy }: ItemLineProps) {
  const { name, subtitle, picture, priceFen, listPriceFen, purchase } = item
  const priced = purchase.reason !== 'platform'
  return (
    <View className={css.line}>
      <Picture className={css.picture} src={picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.subtitle}>{subtitle}</View>
        {onBuy && priced ? (
          <View className={css.buying}>
            <Price fen={priceFen} was={listPriceFen} />
            <View className={css.buy}>
              <Button
                size='small'
                label={`${WHY_NOT[purchase.reason]} ${name}`}
                disabled={!purchase.allowed}
                onPress={() => onBuy(item)}
              >
                {WHY_NOT[purchase.reason]}
              </Button>
            </View>
          </View>
        ) : null}
      </View>
    </View>
  )
}
