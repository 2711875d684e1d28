import { View } from '@tarojs/components'
import type { PlateOffer } from '@/features/order/model'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import css from './plate-summary.module.scss'

const PERIOD: Readonly<Record<PlateOffer['period'], string>> = {
  once: '有效期内',
  week: '每周',
  month: '每月',
  quarter: '每季',
  year: '每年'
}

/**
 * The plate in short: picture, price, privileges per round. The number of rounds depends on the chosen card.
 */
export function PlateSummary({ plate }: { plate: PlateOffer }) {
  const { name, subtitle, picture, priceFen, listPriceFen, period, quota, privilegeCount } = plate
  const details = [
    `${privilegeCount} 项权益`,
    `${PERIOD[period]}${quota < privilegeCount ? `任选 ${quota} 项` : '全享'}`
  ]
  return (
    <View className={css.summary}>
      <View className={css.row}>
        <Picture className={css.picture} src={picture} eager />
        <View className={css.text}>
          <View className={css.name}>{name}</View>
          <View className={css.subtitle}>{subtitle}</View>
          <Price fen={priceFen} was={listPriceFen} size='small' tone='ink' />
        </View>
      </View>
      <View className={css.details}>
        {details.map((detail) => (
          <View key={detail} className={css.detail}>
            {detail}
          </View>
        ))}
      </View>
    </View>
  )
}
