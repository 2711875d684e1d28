import { memo } from 'react'
import { View } from '@tarojs/components'
import { AREA_LABELS, hoursText, type Airport, type Lounge } from '@/features/lounge/model'
import { Icon } from '@/ui/icon/icon'
import chevronShape from '@/ui/icon/icons/chevron-right.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import css from './airport-card.module.scss'

export interface AirportCardProps {
  airport: Airport
  onShow: (lounge: Lounge) => void
}

/** An airport and its lounges. */
export const AirportCard = memo(
  function AirportCard({ airport, onShow }: AirportCardProps) {
    const { code, name, lounges } = airport
    return (
      <View className={css.airport}>
        <View className={css.head}>
          <View className={css.name}>{name}</View>
          <View className={css.code}>{code}</View>
        </View>
        {lounges.map((lounge) => (
          <Pressable key={lounge.loungeId} className={css.lounge} onPress={() => onShow(lounge)}>
            <Picture src={lounge.picture} className={css.picture} />
            <View className={css.words}>
              <View className={css.title}>{lounge.name}</View>
              <View className={css.line}>{`${lounge.terminal} · ${AREA_LABELS[lounge.area]}`}</View>
              <View className={css.state}>
                <Tag tone={lounge.openNow ? 'ok' : 'quiet'}>{lounge.openNow ? '营业中' : '休息中'}</Tag>
                <View className={css.line}>{hoursText(lounge)}</View>
              </View>
            </View>
            <Icon of={chevronShape} size={16} />
          </Pressable>
        ))}
      </View>
    )
  },
  (before, after) => before.airport === after.airport
)
