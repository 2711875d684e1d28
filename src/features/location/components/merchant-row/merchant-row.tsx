import { memo } from 'react'
import { View } from '@tarojs/components'
import type { NearbyMerchant } from '@contract/types'
import { dial } from '@/platform/device/dial'
import { openMap } from '@/platform/location/map'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import starShape from '@/ui/icon/icons/star-filled.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { distanceText } from './distance'
import css from './merchant-row.module.scss'

const PRIVILEGES = 2

/** A merchant near the user: picture, rating, hours, distance, address with its map, a call, and what can be had there. */
export const MerchantRow = memo(function MerchantRow({ merchant }: { merchant: NearbyMerchant }) {
  const { name, category, picture, address, phone, hours, rating, distance, location, privileges } = merchant
  const far = distanceText(distance)
  const stars = (rating / 10).toFixed(1)
  const kind = `${category} · 营业 ${hours}`
  return (
    <View className={css.row}>
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <Pressable onPress={() => void openMap({ ...location, name, address })}>
          <View className={css.title}>
            <View className={css.name}>{name}</View>
            <View className={css.distance}>{far}</View>
          </View>
          <View className={css.details}>
            <Icon of={starShape} size={16} className={css.star} />
            <View className={css.rating}>{stars}</View>
            <View className={css.fact}>{kind}</View>
          </View>
          <View className={css.address}>{address}</View>
          <View className={css.whatFor}>在地图上查看</View>
        </Pressable>
        {privileges.slice(0, PRIVILEGES).map((privilege) => (
          <Pressable
            key={privilege.privilegeId}
            className={css.privilege}
            onPress={() =>
              void navigate('pages/privilegeDetail/index', { privilegeId: privilege.privilegeId })
            }
          >
            <View className={css.mark}>权益</View>
            <View className={css.privilegeName}>{privilege.name}</View>
          </Pressable>
        ))}
      </View>
      {phone ? (
        <Pressable className={css.call} label={`致电 ${name}`} onPress={() => dial(phone)}>
          <Icon of={phoneShape} size={20} />
        </Pressable>
      ) : null}
    </View>
  )
})
