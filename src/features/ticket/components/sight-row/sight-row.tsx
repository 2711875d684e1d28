import { memo } from 'react'
import { View } from '@tarojs/components'
import { distanceText } from '@/features/location/components/merchant-row/distance'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tag } from '@/ui/tag/tag'
import { CATEGORY_LABELS, type SightBrief } from '../../model'
import css from './sight-row.module.scss'

/** A sight in a list: picture, name, what it is, how far, where, and from which price on. */
export const SightRow = memo(function SightRow({ sight }: { sight: SightBrief }) {
  const { sightId, name, subtitle, category, level, picture, city, district, distance, fromFen } = sight
  const far = distanceText(distance)
  return (
    <Pressable
      className={css.row}
      onPress={() => void navigate('pagesA/landmark-ticket/product_detail', { sightId })}
    >
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.tags}>
          <Tag tone='info'>{CATEGORY_LABELS[category]}</Tag>
          {level ? <Tag tone='gold'>{level}</Tag> : null}
        </View>
        <View className={css.line}>{subtitle}</View>
        <View className={css.foot}>
          <View className={css.line}>{[far, city + district].filter(Boolean).join(' · ')}</View>
          {fromFen === null ? null : (
            <View className={css.price}>
              <Price fen={fromFen} size='small' />
              <View className={css.from}>起</View>
            </View>
          )}
        </View>
      </View>
    </Pressable>
  )
})
