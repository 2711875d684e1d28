import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PlateOffer } from '@contract/types'
import { hasPrice } from '@/features/card/model'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import css from './plate-offer-card.module.scss'
import { choiceText, periodText } from './round-text'

export interface PlateOfferCardProps {
  plate: PlateOffer
  /** Loads its picture eagerly. */
  eager?: boolean
}

/** A plate on sale, 156 px wide: picture, quota, price. Where the platform forbids selling, no price. */
export const PlateOfferCard = memo(function PlateOfferCard({ plate, eager = false }: PlateOfferCardProps) {
  const { plateId, name, picture, period, quota, privilegeCount, rounds, purchase } = plate
  const open = () => void navigate('pages/plateDetails/index', { plateId })
  return (
    <Pressable className={css.card} onPress={open}>
      <Picture src={picture} className={css.picture} eager={eager} />
      <View className={css.badge}>{`${periodText(period)} ${choiceText(privilegeCount, quota)}`}</View>
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        {hasPrice(purchase) ? (
          <Price fen={plate.priceFen} was={plate.listPriceFen} size='small' />
        ) : (
          <View className={css.note}>{rounds > 1 ? `共 ${rounds} 期` : '一次领完'}</View>
        )}
      </View>
    </Pressable>
  )
})
